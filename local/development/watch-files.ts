import { watch } from 'chokidar';
import { isUnwatched, WATCHED } from './change-plan.ts';

/** An editor writes several files at once, and some of them twice. */
const QUIET_MS = 30;

/**
 * Calls `onChange` with the paths of changed files, from the repository's root. Changes during a call are
 * passed together after it.
 */
export function watchFiles(onChange: (paths: readonly string[]) => Promise<void>): {
  close(): Promise<void>;
} {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isBusy = false;
  const flush = async () => {
    if (isBusy || changed.size === 0) return;
    isBusy = true;
    const paths = [...changed];
    changed.clear();
    await onChange(paths).finally(() => {
      isBusy = false;
    });
    await flush();
  };
  const watcher = watch(WATCHED, { ignoreInitial: true, ignored: (path) => isUnwatched(path) });
  watcher.on('all', (event, path) => {
    if (event === 'addDir' || event === 'unlinkDir') return;
    changed.add(path.replaceAll('\\', '/'));
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), QUIET_MS);
  });
  return {
    async close() {
      clearTimeout(timer);
      await watcher.close();
    },
  };
}
