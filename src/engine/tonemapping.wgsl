// In the place of the engine's tone mapping, which no camera of the game asks for. What it imports is nowhere, so it is never
// compiled.
#import candlestick::nowhere::nothing

@fragment
fn fragment() -> @location(0) vec4<f32> {
    return nothing();
}
