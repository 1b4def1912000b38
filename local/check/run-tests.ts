import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { z } from 'zod';
import { type JourneysResult, resultOfJest, resultOfPlaywright } from './reports.ts';
import { type Result, type Step, single } from './step.ts';

/** Where reports, traces, screenshots and logs of a run are. */
export const CHECK_FOLDER = '.local/check';

/** Shows a command's output and returns its exit code, or 1 if a signal ended it. Kills it when this process exits. */
function runVisibly(
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<number> {
  const env = { ...process.env, ...environment };
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('exit', end);
      resolve(code ?? 1);
    });
  });
}

/** Runs a test runner that writes a JSON report, and reads it. Throws a sentence where the runner itself fails. */
async function reportOf(
  runner: string,
  file: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<{ code: number; report: unknown }> {
  await rm(file, { force: true });
  const code = await runVisibly(process.execPath, args, environment);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new Error(`${runner} exited with code ${code} and wrote no report: see its output above.`);
  return { code, report: JSON.parse(text) };
}

/** Exit codes and reports must agree: a runner that fails after all tests passed has found something else. */
function agreed<Outcome extends Result>(runner: string, code: number, result: Outcome): Outcome {
  if (code !== 0 && result.failed === 0)
    throw new Error(`Every test passed, but ${runner} exited with code ${code}: see its output above.`);
  return result;
}

/**
 * Node's options and Jest, as in `pnpm unit`. V8's compilation cache is off, because it keeps everything that
 * a test file has loaded (https://github.com/nodejs/node/issues/63186); a large young generation leaves
 * little to copy.
 */
const { scripts } = z
  .object({ scripts: z.object({ unit: z.string() }) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
const [, ...jest] = scripts.unit.split(' ');

/** Runs Jest with further arguments; `name` names its report. Without any, it runs the unit and integration tests. */
export async function runJest(
  name: string,
  args: readonly string[] = [],
  environment: NodeJS.ProcessEnv = {},
): Promise<Result> {
  const file = `${CHECK_FOLDER}/${name}.json`;
  const reporting = ['--reporters=./local/check/progress-reporter.ts', '--json', `--outputFile=${file}`];
  const { code, report } = await reportOf('Jest', file, [...jest, ...reporting, ...args], environment);
  return agreed('Jest', code, resultOfJest(report));
}

/** Runs the browser tests of a configuration in e2e, and reads the report that it writes under this name. */
async function runPlaywright(
  name: string,
  config: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<JourneysResult> {
  const command = ['e2e/node_modules/@playwright/test/cli.js', 'test', `--config=${config}`, ...args];
  const { code, report } = await reportOf('Playwright', `${CHECK_FOLDER}/${name}.json`, command, environment);
  return agreed('Playwright', code, resultOfPlaywright(report));
}

/** How to run journeys. */
export interface JourneysOptions {
  readonly args?: readonly string[];
  readonly environment?: NodeJS.ProcessEnv;
  /** The folder in `CHECK_FOLDER` for traces, screenshots and logs; `journeys` by default. */
  readonly folder?: string;
}

/** Runs the journeys in a browser. `say` gets the name of each failure, and where to look. */
export async function runJourneys(
  say: (line: string) => void,
  { args = [], environment = {}, folder = 'journeys' }: JourneysOptions = {},
): Promise<JourneysResult> {
  const output = `${CHECK_FOLDER}/${folder}`;
  const result = await runPlaywright(
    'journeys',
    'e2e/playwright.config.ts',
    [`--output=${output}`, ...args],
    environment,
  );
  for (const { name } of result.failures) say(`  Failed: ${name}`);
  if (result.failed > 0)
    say(
      `  Traces, screenshots and logs: ${output}. The last run as a page: ${CHECK_FOLDER}/journeys-report/index.html`,
    );
  return result;
}

/** Compares the main screens with their baselines. `say` gets where to look at differences and how to accept them. */
export async function compareScreens(say: (line: string) => void): Promise<Result> {
  const result = await runPlaywright('screens', 'e2e/screens/playwright.config.ts', []);
  if (result.failed > 0)
    say(
      `  See the differences in ${CHECK_FOLDER}/screens-report/index.html. To accept them, run pnpm screens --update-snapshots and commit the images.`,
    );
  return result;
}

async function checkPermissions(...options: readonly string[]): Promise<void> {
  const code = await runVisibly(process.execPath, ['e2e/privileges/check.ts', ...options]);
  if (code !== 0) throw new Error('The check of IAM permissions failed: see the output above.');
}

/** Fails if a call of the last e2e run was denied. Also prints the permissions that the run used. */
export const refusals: Step = single('no call is denied by IAM', () => checkPermissions());

/** Fails also if the last e2e run left a permission unused that isn't explained. */
export const privileges: Step = single('every IAM permission is used by a journey or explained', () =>
  checkPermissions('--unused'),
);
