import { takeOption } from '../deploy/options.ts';

export interface BackupRequest {
  readonly folder: string;
  /** In RCU or WCU per second. */
  readonly rate: number;
  /** Overrides the stage's table. Then only rows are read or written. */
  readonly table: string | undefined;
  readonly flags: ReadonlySet<string>;
}

/** About a tenth of the throughput of a new on-demand table (12,000 RCU, 4,000 WCU), to leave room for traffic. */
export const DEFAULT_RATES = { backup: 1_000, restore: 400 };

/** Parses a command line without its stage. Throws if it is invalid or has a flag that is not `allowed`. */
export function parseBackupArguments(
  command: keyof typeof DEFAULT_RATES,
  args: readonly string[],
  allowed: readonly string[],
): BackupRequest {
  const help = `See npm run ${command} -- --help.`;
  const rate = takeOption(args, 'rate');
  const table = takeOption(rate.rest, 'table');
  const flags = table.rest.filter((arg) => arg.startsWith('--'));
  const [folder, ...others] = table.rest.filter((arg) => !arg.startsWith('--'));
  const unknown = [...flags.filter((flag) => !allowed.includes(flag)), ...others][0];
  if (unknown !== undefined) throw new Error(`Unknown argument '${unknown}'. ${help}`);
  if (folder === undefined) throw new Error(`${command} needs a folder. ${help}`);
  if (/^s3:/.test(folder))
    throw new Error(`${command} needs a local folder. Copy it from or to a bucket with aws s3 sync. ${help}`);
  const units = rate.value === undefined ? DEFAULT_RATES[command] : Number(rate.value);
  if (!(units > 0))
    throw new Error(`--rate is '${rate.value}'. Give it capacity units per second, such as --rate 500.`);
  return { folder, rate: units, table: table.value, flags: new Set(flags) };
}
