import { employers } from './employers.ts';
import type { RegistryEntry } from './registry-entry.ts';
import { readRegistryFile } from './registry-file.ts';
import { readRegistryFolder } from './registry-folder.ts';

/** The demo's boards. All are favorites, so that new postings appear within a minute. */
export const demoBoards: readonly RegistryEntry[] = employers.map(({ board, company }) => ({
  ats: 'greenhouse',
  board,
  company,
  favorite: true,
}));

/**
 * Returns the boards that a local run polls: those in the file BOARDS names, those in FEEDS_DIR, or the
 * demo's. Throws if a file is invalid.
 */
export async function loadRegistry(options: {
  boardsFile?: string | undefined;
  feedsDir: string;
  isDefaultFeeds: boolean;
}): Promise<readonly RegistryEntry[]> {
  if (options.boardsFile !== undefined) return readRegistryFile(options.boardsFile);
  return options.isDefaultFeeds ? demoBoards : readRegistryFolder(options.feedsDir);
}
