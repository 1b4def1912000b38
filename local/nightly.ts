/** `pnpm nightly`: checks that take too long for `npm test`. Exits with 1 if anything failed. */
import { mkdir } from 'node:fs/promises';
import { CHECK_FOLDER, compareScreens, privileges, runJest, runJourneys } from './check/run-tests.ts';
import { runSteps, type Step, single } from './check/step.ts';
import { abuseSteps } from './nightly/abuse.ts';
import { propertyTests } from './nightly/property-tests.ts';
import { repeatJourneys } from './nightly/repeat-journeys.ts';
import { sameFromAnywhere } from './nightly/same-from-anywhere.ts';
import { help, type NightlySettings, type Part, readNightlySettings } from './nightly/settings.ts';
import { buildCdkOut } from './run/build.ts';

async function propertyRounds({ seed, rounds }: NightlySettings): Promise<Step[]> {
  const files = await propertyTests();
  return Array.from({ length: rounds }, (_, round) => ({
    name: `property tests, round ${round + 1} of ${rounds}: EXHAUSTIVE=1 PROPERTY_SEED=${seed + round} pnpm unit`,
    run: () =>
      runJest('nightly-properties', ['--runTestsByPath', ...files], {
        EXHAUSTIVE: '1',
        PROPERTY_SEED: String(seed + round),
      }),
  }));
}

const shuffled: (settings: NightlySettings) => Step = ({ seed }) => ({
  name: 'unit and integration tests, exhaustive and with files in random order',
  run() {
    const order = ['--testSequencer=<rootDir>/local/nightly/shuffled-files.ts', `--seed=${seed}`];
    return runJest('nightly-order', order, { EXHAUSTIVE: '1' });
  },
});

const exhaustiveJourneys: Step = {
  name: 'exhaustive journeys',
  run: () => runJourneys(console.log, { environment: { EXHAUSTIVE: '1' } }),
};

const repeated: (settings: NightlySettings) => Step = (settings) => ({
  name: `every journey file ${settings.runs} times, in random order`,
  run: () =>
    repeatJourneys({ run: (options) => runJourneys(console.log, options), say: console.log }, settings),
});

const screens: Step = {
  name: 'main screens compared with their baselines',
  run: () => compareScreens(console.log),
};

const chaos: (settings: NightlySettings) => Step = ({ seed }) => ({
  name: `journeys under chaos: CHAOS_SEED=${seed} pnpm journeys`,
  run: () => runJourneys(console.log, { environment: { CHAOS_SEED: String(seed) } }),
});

const stepsOf: Record<Part, (settings: NightlySettings) => Promise<Step[]>> = {
  properties: propertyRounds,
  order: async (settings) => [shuffled(settings)],
  clones: async () => [sameFromAnywhere()],
  abuse: async () => abuseSteps(),
  journeys: async () => [exhaustiveJourneys, privileges],
  repeat: async (settings) => [repeated(settings)],
  screens: async () => [screens],
  chaos: async (settings) => [chaos(settings)],
};

async function runNightly(settings: NightlySettings): Promise<number> {
  console.log(`Seed ${settings.seed}. To replay this run: pnpm nightly --seed ${settings.seed}`);
  await mkdir(CHECK_FOLDER, { recursive: true });
  const parts = await Promise.all(settings.parts.map((part) => stepsOf[part](settings)));
  const steps = [single('site and synth', () => buildCdkOut(() => {})), ...parts.flat()];
  const { passed, failed, skipped } = await runSteps(steps, console.log);
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
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
