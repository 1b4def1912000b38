import type { RegistryEntry } from './registry-entry.ts';
import { readRegistryFolder } from './registry-folder.ts';

const boardKey = ({ ats, board }: Pick<RegistryEntry, 'ats' | 'board'>) => `${ats}/${board}`;

/** Returns a function that registers boards added to the feeds folder since its last call. */
export function createFeedWatcher(options: {
  feedsDir: string;
  known: readonly RegistryEntry[];
  registerBoards(entries: readonly RegistryEntry[]): Promise<void>;
  log(line: string): void;
}): () => Promise<void> {
  const registered = new Set(options.known.map(boardKey));
  return async () => {
    const added = await readRegistryFolder(options.feedsDir, (key) => !registered.has(boardKey(key)));
    if (added.length === 0) return;
    await options.registerBoards(added);
    for (const entry of added) registered.add(boardKey(entry));
    options.log(`Registered new boards from the feeds folder: ${added.map(boardKey).join(', ')}.`);
  };
}
