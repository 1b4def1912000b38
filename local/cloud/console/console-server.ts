import { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { listen } from '../gateway/listen.ts';
import { type ConsoleOptions, createConsole } from './app.ts';

/** Serves the console on `port` (0 for a free one). Throws if the port is in use. */
export async function startConsole(
  port: number,
  options: ConsoleOptions,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createAdaptorServer({ fetch: createConsole(options).fetch, overrideGlobalObjects: false });
  if (!(server instanceof Server)) throw new Error('The console needs a plain HTTP server.');
  const { url, close } = await listen(server, port, 'The console');
  return { url: url.replace('127.0.0.1', 'localhost'), close };
}
