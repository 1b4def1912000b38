import { createServer } from 'node:net';

/** Throws an error that names the first unusable port and the variable that changes it. */
export async function requirePorts(ports: Readonly<Record<string, number>>): Promise<void> {
  const variables = new Map<number, string>();
  for (const [name, port] of Object.entries(ports)) {
    const variable = `${name.toUpperCase()}_PORT`;
    const other = variables.get(port);
    if (other) throw new Error(`${other} and ${variable} are both ${port}. Set one of them to another port.`);
    variables.set(port, variable);
    const problem = await tryPort(port);
    if (problem === 'EACCES')
      throw new Error(
        `Port ${port} is reserved for administrators. Set ${variable} to a port from 1024 to 65535.`,
      );
    if (problem)
      throw new Error(
        `Port ${port} is in use by another program. Stop it, or set ${variable} to another port.`,
      );
  }
}

/** Returns the error code of listening on a local port, if any. */
function tryPort(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(undefined)));
  });
}
