import { type ChildProcess, fork } from 'node:child_process';
import { resolve as resolvePath } from 'node:path';
import { z } from 'zod';

/** Vite's development server, which shows errors of the parts that it doesn't build itself. */
export interface SiteServer {
  /** Shows an error over the page. */
  showError(text: string, file: string | null): void;
  /** Loads the page again, which also removes an error. */
  reload(): void;
  close(): Promise<void>;
}

const Listening = z.object({ kind: z.literal('listening') });

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/**
 * Starts Vite's development server on the site's port, in front of the product at `edgeUrl`. Rejects if it
 * can't be started; `onEnd` is called if it ends later.
 */
export async function startSiteServer(
  port: number,
  edgeUrl: string,
  onEnd: (error: Error) => void,
): Promise<SiteServer> {
  // Vite rebuilds its bundled packages whenever this differs.
  const { NODE_ENV: _, ...env } = process.env;
  const child = fork(
    'node_modules/vite/bin/vite.js',
    ['--port', String(port), '--strictPort', '--clearScreen', 'false'],
    {
      cwd: 'web',
      env: { ...env, PRODUCT_URL: edgeUrl },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  let isClosing = false;
  process.once('exit', () => child.kill());
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.on('message', (message) => {
      if (Listening.safeParse(message).success) resolve();
    });
    void exited.then(() => reject(new Error('Vite could not be started: see its message above.')));
  });
  void exited.then(() => {
    if (!isClosing) onEnd(new Error('Vite has ended. Run pnpm dev again.'));
  });
  const send = (message: object) => {
    if (child.connected) child.send(message);
  };
  return {
    showError: (text, file) =>
      send({ kind: 'error', message: text, ...(file === null ? {} : { file: resolvePath(file) }) }),
    reload: () => send({ kind: 'reload' }),
    async close() {
      isClosing = true;
      if (!hasEnded(child)) child.kill();
      await exited;
    },
  };
}
