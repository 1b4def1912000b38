import { employers } from './employers.ts';
import type { RegistryEntry } from './registry-entry.ts';
import { readRegistryFile } from './registry-file.ts';
import { readRegistryFolder } from './registry-folder.ts';

/** The demonstration's boards: all of them favourites, so that what the trickle posts is seen within a minute. */
export const demoBoards: readonly RegistryEntry[] = employers.map(({ board, company }) => ({
  ats: 'greenhouse',
  board,
  company,
  favourite: true,
}));

/**
 * The boards a local run polls: those of the file that BOARDS names; without it those that lie in FEEDS_DIR,
 * or the demonstration's when the feeds are its own. Throws one sentence on a file that cannot be understood.
 */
export async function loadRegistry(options: {
  boardsFile?: string | undefined;
  feedsDir: string;
  isDefaultFeeds: boolean;
}): Promise<readonly RegistryEntry[]> {
  if (options.boardsFile !== undefined) return readRegistryFile(options.boardsFile);
  return options.isDefaultFeeds ? demoBoards : readRegistryFolder(options.feedsDir);
}
