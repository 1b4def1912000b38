import type { RegistryEntry } from './registry-entry.ts';
import { readRegistryFolder } from './registry-folder.ts';

const boardKey = ({ ats, board }: RegistryEntry) => `${ats}/${board}`;

/** A look into a feeds folder that registers the boards that were not there at the look before. */
export function createFeedWatcher(options: {
  feedsDir: string;
  known: readonly RegistryEntry[];
  registerBoards(entries: readonly RegistryEntry[]): Promise<void>;
  log(line: string): void;
}): () => Promise<void> {
  const registered = new Set(options.known.map(boardKey));
  return async () => {
    const added = (await readRegistryFolder(options.feedsDir)).filter(
      (entry) => !registered.has(boardKey(entry)),
    );
    if (added.length === 0) return;
    await options.registerBoards(added);
    for (const entry of added) registered.add(boardKey(entry));
    options.log(`New in the feeds folder, and registered: ${added.map(boardKey).join(', ')}.`);
  };
}
