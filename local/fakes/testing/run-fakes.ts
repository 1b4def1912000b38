import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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

  /** Writes a file of the feeds folder, as JSON unless it is a text. */
  const put = (file: string, body: unknown) =>
    writeFile(join(feedsDir, file), typeof body === 'string' ? body : JSON.stringify(body));

  const endpoint = (variable: string): string => fakes.endpoints[variable] ?? '';
  return {
    endpoint,
    put,
    /** Writes the file of one posting, `<ats>/<board>/<key>.json`, and its folder. */
    async putDetail(file: string, body: unknown) {
      await mkdir(dirname(join(feedsDir, file)), { recursive: true });
      await put(file, body);
    },
    ask: (variable: string, path: string, init?: RequestInit) => fetch(`${endpoint(variable)}${path}`, init),
  };
}
