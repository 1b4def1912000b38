import type { Server } from 'node:http';

/** Opens a server on this machine only. Throws a sentence when the port is taken; `who` begins it. */
export function listen(
  server: Server,
  port: number,
  who: string,
): Promise<{ url: string; close(): Promise<void> }> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `${who} cannot listen on port ${port}, which another program has: stop that program, or choose another port.`;
      reject(error.code === 'EADDRINUSE' ? new Error(taken) : error);
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
