import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

/** The parts of the nightly checks, in order. */
export const PARTS = [
  'properties',
  'order',
  'clones',
  'abuse',
  'journeys',
  'repeat',
  'screens',
  'chaos',
] as const;
export type Part = (typeof PARTS)[number];

/** Jest and fast-check use signed 32-bit seeds. */
const MAX_SEED = 2 ** 31 - 1;
const MAX_ROUNDS = 1_000;
const DEFAULT_ROUNDS = 100;
const DEFAULT_RUNS = 20;

export const help = `pnpm nightly [part…] [options]

Runs what is too long for \`npm test\`, with a random seed, and prints the seed first. Parts, all of them by default:
  properties   every property test and model test, in rounds, each round with a seed of its own
  order        the unit and integration tests, exhaustive and with files in random order
  clones       two clones of the last commit, which have to synthesize the same bytes
  abuse        attacks on the code and on the running product, with a count for each kind
  journeys     the exhaustive journeys in a browser, and a table of alerts during outages
  repeat       every journey file several times, in an order of its own each time, without retries
  screens      images of the main screens, compared with e2e/screens/baselines
  chaos        the journeys while AWS throttles, fails, delays and loses some calls

Options:
  --seed N     use this seed, to replay a run
  --rounds N   rounds of property tests (default ${DEFAULT_ROUNDS})
  --runs N     runs of every journey file (default ${DEFAULT_RUNS})
  --files P    repeat only the journey files whose path contains P; may be given more than once
  --help       show this text`;

export interface NightlySettings {
  help: boolean;
  parts: readonly Part[];
  seed: number;
  rounds: number;
  runs: number;
  files: readonly string[];
}

const isPart = (name: string): name is Part => PARTS.some((part) => part === name);

function readInteger(option: string, text: string, max: number): number {
  const value = Number(text);
  if (text !== '' && Number.isInteger(value) && value >= 0 && value <= max) return value;
  throw new Error(`${option} must be a whole number from 0 to ${max}. It is "${text}".`);
}

/** Parses the arguments of `pnpm nightly`. Throws an error that names an unknown argument. */
export function readNightlySettings(args: readonly string[]): NightlySettings {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      seed: { type: 'string' },
      rounds: { type: 'string' },
      runs: { type: 'string' },
      files: { type: 'string', multiple: true },
      help: { type: 'boolean' },
    },
  });
  const unknown = positionals.find((name) => !isPart(name));
  if (unknown !== undefined) throw new Error(`"${unknown}" is not one of: ${PARTS.join(', ')}.`);
  const count = (option: 'rounds' | 'runs', otherwise: number) =>
    readInteger(`--${option}`, values[option] ?? String(otherwise), MAX_ROUNDS);
  return {
    help: values.help ?? false,
    parts: positionals.length > 0 ? positionals.filter(isPart) : PARTS,
    seed:
      values.seed === undefined
        ? randomInt(MAX_SEED - MAX_ROUNDS)
        : readInteger('--seed', values.seed, MAX_SEED - MAX_ROUNDS),
    rounds: count('rounds', DEFAULT_ROUNDS),
    runs: count('runs', DEFAULT_RUNS),
    files: values.files ?? [],
  };
}
