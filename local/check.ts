/**
 * `npm test`: everything a change has to pass. Ends with a line of totals, and with exit code 1 when anything failed.
 */
import { mkdir } from 'node:fs/promises';
import { CHECK_FOLDER, refusals, runJest, runJourneys } from './check/run-tests.ts';
import { runSteps, type Step, single } from './check/step.ts';
import { buildAssembly, buildCdkOut, buildSite } from './run/build.ts';
import { runCommand } from './run/command.ts';

const bin = (name: string) => `node_modules/.bin/${name}`;
const types = (name: string, folder: string) =>
  single(`types of ${name}`, () => runCommand(bin('tsc'), ['-p', folder]));

const steps: (Step | readonly Step[])[] = [
  [
    single('format and lint', () => runCommand(bin('biome'), ['check', '--error-on-warnings', '.'])),
    single('generated types and the site', () => buildSite(() => {})),
  ],
  [
    // The second synth, without which each worker of the journeys would begin with one, has the bundles of the first.
    single('synth, with its rules as errors, and as the journeys run it', async () => {
      await buildCdkOut(() => {});
      await buildAssembly(() => {}, { firstReading: 'news' });
    }),
    types('the functions and commands', '.'),
    ...['infra', 'web', 'e2e'].map((room) => types(room, room)),
    single('unused files, exports and dependencies', () => runCommand(bin('knip'), [])),
  ],
  { name: 'unit and integration tests', run: () => runJest('unit') },
  {
    name: 'journeys in a browser, without those of the nightly run',
    run: () => runJourneys(console.log, { args: ['--grep-invert=@nightly'] }),
  },
  refusals,
];

const [unknown] = process.argv.slice(2);
if (unknown !== undefined) {
  console.error(`npm test does not know ${unknown}. Run npm test -- --help to see what it does.`);
  process.exit(1);
}

process.on('disconnect', () => process.exit(130));

await mkdir(CHECK_FOLDER, { recursive: true });
const { passed, failed, skipped } = await runSteps(steps, console.log);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed > 0 ? 1 : 0);
