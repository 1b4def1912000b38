/** The program of a bench's own process: runs the bench of one file and sends the parent what it gave. */
import { calledBy } from './bench.ts';
import { loadBench } from './find.ts';

const [file = '', folder] = process.argv.slice(2);
const bench = await loadBench(file);
console.error(`${calledBy(bench)}: measuring …`);
const result = await bench.run(folder === undefined ? {} : { folder });
process.send?.(result, () => process.exit(0));
