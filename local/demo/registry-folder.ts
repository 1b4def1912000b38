import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AtsFake } from '../fakes/ats/ats-fake.ts';
import { atsFakes } from '../fakes/ats/ats-fakes.ts';
import { boardToken, ENDINGS } from '../fakes/ats/feeds.ts';
import type { RegistryEntry } from './registry-entry.ts';

type BoardKey = Pick<RegistryEntry, 'ats' | 'board'>;

/**
 * Lists the boards in a feeds folder, `<ats>/<board>.json` (or `.xml`, `.html`), sorted by name, with the
 * employers' names in their files. Ignores folders of unknown systems, and doesn't read the files of boards
 * that are not wanted.
 */
export async function readRegistryFolder(
  feedsDir: string,
  isWanted: (key: BoardKey) => boolean = () => true,
): Promise<RegistryEntry[]> {
  const folders = await readdir(feedsDir);
  const entries = await Promise.all(
    atsFakes
      .filter(({ ats }) => folders.includes(ats))
      .map((fake) => readBoardsOf(fake, join(feedsDir, fake.ats), isWanted)),
  );
  return entries.flat();
}

async function readBoardsOf(
  fake: AtsFake,
  folder: string,
  isWanted: (key: BoardKey) => boolean,
): Promise<RegistryEntry[]> {
  const files = await readdir(folder).catch(() => []);
  const boards = files
    .filter((file) => ENDINGS.some((ending) => file.endsWith(ending)) && !file.endsWith('.behavior.json'))
    .map((file) => ({ file, board: file.replace(/\.\w+$/, '') }))
    .filter(({ board }) => boardToken.test(board) && isWanted({ ats: fake.ats, board }))
    .sort((one, other) => (one.board < other.board ? -1 : 1));
  return Promise.all(
    boards.map(async ({ file, board }) => {
      const text = await readFile(join(folder, file), 'utf8').catch(() => '');
      return { ats: fake.ats, board, company: fake.companyOf(text) ?? board };
    }),
  );
}
