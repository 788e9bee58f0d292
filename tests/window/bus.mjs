// What screen readers get of a window, asked of the accessibility bus as one of them would.
import dbus from "@homebridge/dbus-native";

const ACCESSIBLE = "org.a11y.atspi.Accessible";
const ACTION = "org.a11y.atspi.Action";
const PROPERTIES = "org.freedesktop.DBus.Properties";
// The numbers of roles, by AtspiRole.
const ROLES = new Map([
  [7, "check box"], [10, "column header"], [29, "label"], [43, "button"], [47, "row header"], [55, "table"], [56, "cell"],
  [61, "text"], [62, "toggle button"], [79, "entry"], [90, "row"],
]);
// A program that is busy with its frame answers late; one that is gone does not answer at all.
const PATIENCE = 10_000;

/** One call on a bus; what it answers. */
function call(bus, destination, path, of, member, signature, body) {
  return new Promise((done, failed) => {
    const late = setTimeout(() => failed(new Error(`${destination} did not answer ${of}.${member}`)), PATIENCE);
    const message = { destination, path, interface: of, member, ...(signature && { signature, body }) };
    bus.invoke(message, (fault, ...answer) => {
      clearTimeout(late);
      if (fault) failed(new Error(`${of}.${member}: ${fault.message ?? fault}`));
      else done(answer);
    });
  });
}

/** Says on the session's bus that a screen reader runs; a reader on the accessibility bus. */
export async function beginReading() {
  const session = dbus.sessionBus();
  for (const name of ["ScreenReaderEnabled", "IsEnabled"]) {
    const value = ["org.a11y.Status", name, ["b", true]];
    await call(session, "org.a11y.Bus", "/org/a11y/bus", PROPERTIES, "Set", "ssv", value);
  }
  const [address] = await call(session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress");
  return new Reader(session, dbus.createClient({ busAddress: address }));
}

/** A thing that is read, and all that stands in it, from the top down. */
export const below = (one) => [one, ...one.children.flatMap(below)];

class Reader {
  constructor(session, bus) {
    [this.session, this.bus] = [session, bus];
  }

  /** Ends it, so that the program that reads can end. */
  close() {
    for (const bus of [this.session, this.bus]) bus.connection.end();
  }

  async children([service, path]) {
    const [all] = await call(this.bus, service, path, ACCESSIBLE, "GetChildren");
    return all;
  }

  async name([service, path]) {
    const [variant] = await call(this.bus, service, path, PROPERTIES, "Get", "ss", [ACCESSIBLE, "Name"]);
    return variant?.value ?? variant?.[1]?.[0] ?? "";
  }

  async role([service, path]) {
    const [number] = await call(this.bus, service, path, ACCESSIBLE, "GetRole");
    return ROLES.get(number) ?? `role ${number}`;
  }

  async press([service, path]) {
    await call(this.bus, service, path, ACTION, "DoAction", "i", [0]);
  }

  /** All that can be read, in what it stands in: { node, role, name, children }. A node that goes away meanwhile is left out. */
  async tree() {
    const walk = async (node) => {
      try {
        const [role, name, children] = await Promise.all([this.role(node), this.name(node), this.children(node)]);
        return [{ node, role, name, children: (await Promise.all(children.map(walk))).flat() }];
      } catch {
        return [];
      }
    };
    const apps = await this.children(["org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root"]);
    return (await Promise.all(apps.map(walk))).flat();
  }

  /** The same from the top down, without what it stands in. */
  async read() {
    return (await this.tree()).flatMap(below);
  }
}
