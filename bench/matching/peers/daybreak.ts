import { totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Peer, parseMeasured, runProgram } from './peer.ts';

const NAME = 'Daybreak';

const program = fileURLToPath(new URL('daybreak-process.ts', import.meta.url));

/** Our matching over the reverse index in memory. `recordings` is the folder of recorded postings. */
export const daybreak = (recordings: string): Peer => ({
  name: NAME,
  async measure({ folder, people }) {
    const found = join(folder, 'found-daybreak.txt');
    const heap = Math.floor((totalmem() / 1024 / 1024) * 0.7);
    const output = await runProgram(process.execPath, [
      '--expose-gc',
      `--max-old-space-size=${heap}`,
      // V8 would otherwise allocate titles of jobs in the old generation, too, because saved titles live long.
      '--no-allocation-site-pretenuring',
      program,
      recordings,
      String(people),
      found,
    ]);
    return [{ name: NAME, found, ...parseMeasured(output) }];
  },
});
