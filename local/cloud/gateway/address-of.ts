import type { IncomingMessage } from 'node:http';

/** Returns the IP address that a request came from. */
export const addressOf = ({ socket }: IncomingMessage): string =>
  (socket.remoteAddress ?? '127.0.0.1').replace(/^::ffff:/, '');
