import type { Server } from 'node:http';

/** Starts a server on the loopback interface. Throws an error that begins with `name` if the port is in use. */
export function listen(
  server: Server,
  port: number,
  name: string,
): Promise<{ url: string; close(): Promise<void> }> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const message = `${name} can't listen on port ${port}, because another program uses it. Stop that program, or choose another port.`;
      reject(error.code === 'EADDRINUSE' ? new Error(message) : error);
    });
    server.listen(port, '127.0.0.1', () => {
      const bound = server.address();
      const actual = typeof bound === 'object' && bound ? bound.port : port;
      resolve({
        url: `http://127.0.0.1:${actual}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}
