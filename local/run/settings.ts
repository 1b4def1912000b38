import { mkdir, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { StageChanges } from './build.ts';

export interface Settings {
  help: boolean;
  fresh: boolean;
  /** Whether boards have a baseline, as on a deployed stage. */
  baseline: boolean;
  ports: { site: number; console: number; gateway: number };
  dataFolder: string;
  logsFolder: string;
  /** False if FEEDS_DIR is set. */
  isDefaultFeeds: boolean;
  feedsDir: string;
  boardsFile: string | undefined;
  /** Overrides the stage's sending rate in cdk.json. */
  mailsPerSecond: number | undefined;
  /** The most concurrent invocations of one function, each in a process of its own. */
  workersPerFunction: number;
  /** Makes the console's faults reproducible, as far as calls arrive in the same order. */
  faultsSeed: string | undefined;
}

const port = (name: string, text: string | undefined, otherwise: number): number => {
  if (text === undefined || text === '') return otherwise;
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= 65_535) return number;
  throw new Error(`${name} is "${text}", which is not a port. Set it to a number from 1 to 65535.`);
};

function count(name: string, text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1) return number;
  throw new Error(`${name} is "${text}", which is not a positive whole number. Set it to 1 or more.`);
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      options: { help: { type: 'boolean' }, fresh: { type: 'boolean' }, baseline: { type: 'boolean' } },
    });
  } catch (cause) {
    throw new Error(`npm start does not know ${args.join(' ')}. Run npm start -- --help for its options.`, {
      cause,
    });
  }
}

/** Reads arguments and environment. Throws for an unknown argument or an invalid value. */
export function readSettings(args: string[], env: NodeJS.ProcessEnv): Settings {
  const { values } = readArguments(args);
  const dataFolder = resolve(env['DATA_DIR'] || '.local/data');
  return {
    help: values.help ?? false,
    fresh: values.fresh ?? false,
    baseline: values.baseline ?? false,
    ports: {
      site: port('SITE_PORT', env['SITE_PORT'], 3000),
      console: port('CONSOLE_PORT', env['CONSOLE_PORT'], 4500),
      gateway: port('GATEWAY_PORT', env['GATEWAY_PORT'], 4501),
    },
    dataFolder,
    logsFolder: env['DATA_DIR'] ? join(dataFolder, 'logs') : resolve('.local/logs'),
    isDefaultFeeds: !env['FEEDS_DIR'],
    feedsDir: env['FEEDS_DIR'] ? resolve(env['FEEDS_DIR']) : join(dataFolder, 'feeds'),
    boardsFile: env['BOARDS'] ? resolve(env['BOARDS']) : undefined,
    mailsPerSecond: count('MAILS_PER_SECOND', env['MAILS_PER_SECOND']),
    workersPerFunction:
      count('WORKERS_PER_FUNCTION', env['WORKERS_PER_FUNCTION']) ?? Math.max(3, availableParallelism()),
    faultsSeed: env['FAULTS_SEED'] || undefined,
  };
}

/** The settings of the stage in cdk.json that a local run overrides. */
export const stageChanges = ({ mailsPerSecond, baseline }: Settings): StageChanges => ({
  ...(mailsPerSecond === undefined ? {} : { mailsPerSecond }),
  ...(baseline ? {} : { firstReading: 'news' }),
});

/** Creates the demo's feeds folder. Throws if FEEDS_DIR doesn't exist. */
export async function demandFeeds({ feedsDir, isDefaultFeeds }: Settings): Promise<void> {
  if (isDefaultFeeds) await mkdir(feedsDir, { recursive: true });
  const found = await stat(feedsDir).catch(() => undefined);
  if (!found?.isDirectory())
    throw new Error(
      `${feedsDir} is not a folder. Set FEEDS_DIR to a folder that contains <ats>/<board>.json files.`,
    );
}
