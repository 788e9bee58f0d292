// What screen readers get of a window, asked of the accessibility bus by `busctl`, as one of them would.
import { execFileSync } from "node:child_process";

const ACCESSIBLE = "org.a11y.atspi.Accessible";
const ACTION = "org.a11y.atspi.Action";
// The numbers of roles, by AtspiRole.
const ROLES = new Map([[7, "check box"], [29, "label"], [43, "button"], [61, "text"], [62, "toggle button"], [79, "entry"]]);

function busctl(address, ...rest) {
  const where = address ? [`--address=${address}`] : ["--user"];
  const text = execFileSync("busctl", [...where, "--json=short", ...rest], { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  return text.trim() ? JSON.parse(text).data : null;
}

/** Says on the session's bus that a screen reader runs; the address of the accessibility bus. */
export function beginReading() {
  busctl(null, "set-property", "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Status", "ScreenReaderEnabled", "b", "true");
  busctl(null, "set-property", "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Status", "IsEnabled", "b", "true");
  return busctl(null, "call", "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")[0];
}

export class Reader {
  constructor(address) {
    this.address = address;
  }

  children([service, path]) {
    return busctl(this.address, "call", service, path, ACCESSIBLE, "GetChildren")[0];
  }

  name([service, path]) {
    return busctl(this.address, "get-property", service, path, ACCESSIBLE, "Name");
  }

  role([service, path]) {
    const number = busctl(this.address, "call", service, path, ACCESSIBLE, "GetRole")[0];
    return ROLES.get(number) ?? `role ${number}`;
  }

  press([service, path]) {
    busctl(this.address, "call", service, path, ACTION, "DoAction", "i", "0");
  }

  /** All that can be read, from the top down: { node, role, name }. A node that goes away meanwhile is left out. */
  read() {
    const found = [];
    const walk = (node) => {
      let role, name, children;
      try {
        [role, name, children] = [this.role(node), this.name(node), this.children(node)];
      } catch {
        return;
      }
      found.push({ node, role, name });
      for (const child of children) walk(child);
    };
    for (const app of this.children(["org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root"])) walk(app);
    return found;
  }
}
