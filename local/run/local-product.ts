import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { readSettings } from './settings.ts';

function answers(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) });
    const end = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
}

/**
 * Returns environment variables that reach the running local product: the gateway's address, credentials and
 * resource names. Undefined if none is running.
 */
export async function findLocalProduct(env: NodeJS.ProcessEnv): Promise<NodeJS.Dict<string> | undefined> {
  const file = join(readSettings([], env).dataFolder, 'boards.env');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const product = parseEnv(text);
  return (await answers(product['AWS_ENDPOINT_URL'] ?? 'http://127.0.0.1:0')) ? product : undefined;
}
