/** Entry point of a child process that runs one benchmark and sends the result to its parent. */
import { loadBench } from './find-benches.ts';

// Benchmarks clean up on exit, which a signal alone would skip.
process.once('SIGINT', () => process.exit(130));

const [file = '', folder] = process.argv.slice(2);
const bench = await loadBench(file);
console.error(`${bench.name}: measuring …`);
const result = await bench.run(folder === undefined ? {} : { folder }).catch((error: unknown) => {
  if (error instanceof Error && error.name === 'MissingDataError') return { notRun: error.message };
  throw error;
});
process.send?.(result, () => process.exit(0));
