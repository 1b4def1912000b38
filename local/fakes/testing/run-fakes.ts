import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from '@jest/globals';
import { type Fakes, startFakes } from '../start-fakes.ts';

/** Runs the fakes for each test of a file, at epoch 0. The feeds folder has these folders, without files. */
export function runFakes(...folders: readonly string[]) {
  let feedsDir: string;
  let fakes: Fakes;

  beforeEach(async () => {
    feedsDir = await mkdtemp(join(tmpdir(), 'feeds-'));
    for (const folder of folders) await mkdir(join(feedsDir, folder));
    fakes = await startFakes({ feedsDir, now: () => 0 });
  });
  afterEach(async () => {
    await fakes.close();
    await rm(feedsDir, { recursive: true });
  });

  const endpoint = (variable: string): string => fakes.endpoints[variable] ?? '';
  return {
    endpoint,
    /** Writes a file of the feeds folder, as JSON unless it is a text. */
    put: (file: string, body: unknown) =>
      writeFile(join(feedsDir, file), typeof body === 'string' ? body : JSON.stringify(body)),
    ask: (variable: string, path: string, init?: RequestInit) => fetch(`${endpoint(variable)}${path}`, init),
  };
}
