import { takeOption } from '../deploy/options.ts';

/** What a command line of `npm run backup` or `npm run restore` asks for. */
export interface BackupRequest {
  readonly folder: string;
  /** Read or write units a second. */
  readonly rate: number;
  /** Another table than the stage's: then rows alone are read or written. */
  readonly table: string | undefined;
  readonly flags: ReadonlySet<string>;
}

/** A tenth of what a new table on demand bears, so that the product does not feel it: 4,000 writes, 12,000 reads. */
export const DEFAULT_RATES = { backup: 1_000, restore: 400 };

/** Reads a command line without its stage. `allowed` are the flags it may have. Throws a sentence if it is wrong. */
export function readBackupArguments(
  command: keyof typeof DEFAULT_RATES,
  args: readonly string[],
  allowed: readonly string[],
): BackupRequest {
  const see = `See npm run ${command} -- --help.`;
  const rate = takeOption(args, 'rate');
  const table = takeOption(rate.rest, 'table');
  const flags = table.rest.filter((arg) => arg.startsWith('--'));
  const [folder, ...others] = table.rest.filter((arg) => !arg.startsWith('--'));
  const unknown = [...flags.filter((flag) => !allowed.includes(flag)), ...others][0];
  if (unknown !== undefined) throw new Error(`'${unknown}' is not understood. ${see}`);
  if (folder === undefined) throw new Error(`${command} needs a folder. ${see}`);
  if (/^s3:/.test(folder))
    throw new Error(`${command} works on a folder. Copy it from or to a bucket with aws s3 sync. ${see}`);
  const units = rate.value === undefined ? DEFAULT_RATES[command] : Number(rate.value);
  if (!(units > 0)) throw new Error(`--rate is '${rate.value}'. Give it units a second, as in --rate 500.`);
  return { folder, rate: units, table: table.value, flags: new Set(flags) };
}
