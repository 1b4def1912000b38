/** `pnpm nightly`: what is too long for `npm test`. See `--help`. Ends with one line, and exit code 1 if anything failed. */
import { mkdir } from 'node:fs/promises';
import { runJest } from './check/jest-run.ts';
import { sumOf } from './check/jest-suites.ts';
import { runVisibly } from './check/run-visibly.ts';
import { runSteps, type Step, single } from './check/step.ts';
import { propertyTests } from './nightly/property-tests.ts';
import { help, type NightlySettings, type Part, readNightlySettings } from './nightly/settings.ts';
import { buildSite } from './run/build.ts';
import { runCommand } from './run/command.ts';

async function propertyRounds({ seed, rounds }: NightlySettings): Promise<Step[]> {
  const files = await propertyTests();
  return Array.from({ length: rounds }, (_, round) => ({
    name: `property tests, round ${round + 1} of ${rounds}: PROPERTY_SEED=${seed + round} pnpm unit`,
    async run() {
      process.env['PROPERTY_SEED'] = String(seed + round);
      return sumOf(await runJest('nightly-properties', ['--runTestsByPath', ...files]));
    },
  }));
}

const shuffled: (settings: NightlySettings) => Step = ({ seed }) => ({
  name: 'unit and integration tests in random order',
  async run() {
    const order = [
      '--testSequencer=<rootDir>/local/nightly/shuffled-files.ts',
      '--randomize',
      `--seed=${seed}`,
    ];
    delete process.env['PROPERTY_SEED'];
    return sumOf(await runJest('nightly-order', order));
  },
});

async function runJourneys(): Promise<void> {
  process.env['EXHAUSTIVE'] = '1';
  const code = await runVisibly('pnpm', ['journeys']);
  if (code !== 0) throw new Error(`\`pnpm journeys\` ended with code ${code}: see its output above.`);
}

const stepsOf: Record<Part, (settings: NightlySettings) => Promise<Step[]>> = {
  properties: propertyRounds,
  order: async (settings) => [
    single('synth', () => runCommand('node_modules/.bin/cdk', ['synth', '--quiet'])),
    shuffled(settings),
  ],
  journeys: async () => [single('exhaustive journeys', runJourneys)],
};

async function runNightly(settings: NightlySettings): Promise<number> {
  console.log(`Seed ${settings.seed}. To replay this run: pnpm nightly --seed ${settings.seed}`);
  await mkdir('.local/check', { recursive: true });
  const parts = await Promise.all(settings.parts.map((part) => stepsOf[part](settings)));
  const steps = [single('site', () => buildSite(() => {})), ...parts.flat()];
  const { passed, failed } = await runSteps(steps, console.log);
  console.log(`${passed} passed, ${failed} failed, seed ${settings.seed}`);
  return failed > 0 ? 1 : 0;
}

try {
  const settings = readNightlySettings(process.argv.slice(2));
  if (settings.help) console.log(help);
  process.exitCode = settings.help ? 0 : await runNightly(settings);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
