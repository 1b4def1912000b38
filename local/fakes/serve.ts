import { startFakes } from './start-fakes.ts';

/**
 * Runs the fakes as a separate process. `node local/fakes/serve.ts <feeds folder>` prints their endpoints as
 * one line of JSON and runs until stdin ends.
 */
const [, , feedsDir = ''] = process.argv;
const fakes = await startFakes({ feedsDir });
console.log(JSON.stringify(fakes.endpoints));
process.stdin.resume();
process.stdin.once('end', () => void fakes.close());
