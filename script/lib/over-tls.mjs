// Has plain connections to a port of this machine's choice leave over TLS to a port here: node over-tls.mjs PORT AUTHORITY
// The other side's certificate must be for localhost and of that authority (a PEM file). Prints where it listens.

import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { connect } from "node:tls";

const [port, authority] = process.argv.slice(2);
const ca = readFileSync(authority);

const server = createServer((plain) => {
  const secret = connect({ host: "127.0.0.1", port: Number(port), servername: "localhost", ca, ALPNProtocols: ["http/1.1"] });
  for (const [one, other] of [[plain, secret], [secret, plain]]) {
    one.on("error", (fault) => {
      if (String(fault.code).includes("CERT") || String(fault.code).includes("SELF_SIGNED")) console.error(fault.message);
      other.destroy();
    });
    one.pipe(other);
  }
});
server.listen(0, "127.0.0.1", () => console.log(`127.0.0.1:${server.address().port}`));
