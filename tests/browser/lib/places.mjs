// What of all that a screen publishes is to be pressed there.

/** What is pressed on a sheet that lies over others; what is below it cannot be. */
export const SHEETS = {
  settings: /^(language|reading)\./, eyes: /^(language|reading)\./, keys: /^keys?\./, lessons: /^lessons\./, "lesson-end": /^lesson\.(?!arrow)/,
  dropped: /^file-import\./, "own-themes": /^themes\./,
  command: /^command\./, menu: /^menu\.(?!open)/, rules: /^rules\.(?!entry)/, would: /^would\.(?!open)/, "give-up": /^act\.give-up\./,
  accusation: /^act\.accuse\./, help: /^help\./, more: /^position\.(close|text|copy|open|anew|lay)/,
  "daily-before": /^daily\.(begin|not-yet)$/, room: /^(room\.(?!open|reconnect)|together\.)/, "room-invite": /^(room\.(?!open|reconnect)|together\.)/,
};
/** Marks a place, is no control of its own, or is pointed at by lessons. */
export const PLACES = /^(prompt|board|board\.(square|room)\..+|hand|verdict\.known|rules\.entry\..+|log\.(last|line.*)|lesson\.arrow|note\.row.*|seats?\..+|together\.differs)$/;
