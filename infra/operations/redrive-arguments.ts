import { takeOption } from '../deploy/options.ts';

export type RedriveRequest =
  | { readonly kind: 'list' }
  | { readonly kind: 'show'; readonly queue: string; readonly max: number }
  | { readonly kind: 'replay'; readonly queue: string; readonly max: number }
  | { readonly kind: 'discard'; readonly queue: string; readonly id: string };

const DEFAULT_SHOWN = 10;

const HELP = 'See npm run redrive -- --help.';

/** Parses a command line without its stage. Throws if it is incomplete or invalid. */
export function parseRedriveArguments(args: readonly string[]): RedriveRequest {
  const { value, rest } = takeOption(args, 'max');
  const max = value === undefined ? undefined : parsePositiveInteger(value);
  const isConfirmed = rest.includes('--yes');
  const [kind = 'list', queue, id, ...others] = rest.filter((arg) => arg !== '--yes');
  const [unknown] = [...others, ...rest.filter((arg) => arg.startsWith('--') && arg !== '--yes')];
  if (unknown !== undefined) throw new Error(`Unknown argument '${unknown}'. ${HELP}`);
  if (kind === 'list') return { kind };
  if (kind !== 'show' && kind !== 'replay' && kind !== 'discard')
    throw new Error(`'${kind}' is not one of list, show, replay, discard. ${HELP}`);
  if (queue === undefined) throw new Error(`${kind} needs the name of a queue from list. ${HELP}`);
  if (kind === 'show') return { kind, queue, max: max ?? DEFAULT_SHOWN };
  if (kind === 'replay') return { kind, queue, max: max ?? Number.POSITIVE_INFINITY };
  if (id === undefined) throw new Error(`discard needs a message id from show, or all. ${HELP}`);
  if (!isConfirmed)
    throw new Error('discard deletes messages for good. Check them with show, then repeat it with --yes.');
  return { kind, queue, id };
}

function parsePositiveInteger(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`--max is '${text}'. Give it a whole number, such as --max 1.`);
}
