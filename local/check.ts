/** `npm test`: everything a change has to pass. Ends with one line, and with exit code 1 when anything failed. */
import { mkdir } from 'node:fs/promises';
import { runJest } from './check/jest-run.ts';
import { sumOf } from './check/jest-suites.ts';
import { runJourneys } from './check/journeys.ts';
import { runSteps, type Step, single } from './check/step.ts';
import { buildAssembly, buildSite } from './run/build.ts';
import { runCommand } from './run/command.ts';

const rooms = ['.', 'infra', 'functions', 'web', 'local', 'e2e'];
const bin = (name: string) => `node_modules/.bin/${name}`;

const journeys = (name: string, args: readonly string[]) =>
  runJest(name, ['--config', 'e2e/jest.config.ts', ...args]);

const steps: Step[] = [
  single('format and lint', () => runCommand(bin('biome'), ['check', '--error-on-warnings', '.'])),
  single('the contract’s types, and the site', () => buildSite(() => {})),
  ...rooms.map((room) => single(`types of ${room}`, () => runCommand(bin('tsc'), ['-p', room]))),
  single('synth, with its rules as errors', () => runCommand(bin('cdk'), ['synth', '--quiet'])),
  single('what the journeys run', () => buildAssembly(() => {})),
  { name: 'unit and integration tests', run: async () => sumOf(await runJest('unit', [])) },
  { name: 'journeys in a browser', run: () => runJourneys(journeys, console.log) },
];

process.on('disconnect', () => process.exit(130));

await mkdir('.local/check', { recursive: true });
const { passed, failed } = await runSteps(steps, console.log);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
