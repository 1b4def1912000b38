import { takeOption } from '../deploy/options.ts';

/** What a command line of `npm run redrive` asks for. */
export type RedriveRequest =
  | { readonly kind: 'list' }
  | { readonly kind: 'show'; readonly queue: string; readonly max: number }
  | { readonly kind: 'replay'; readonly queue: string; readonly max: number }
  | { readonly kind: 'discard'; readonly queue: string; readonly id: string };

/** Letters that `show` shows unless told otherwise. */
const SHOWN = 10;

const SEE = 'See npm run redrive -- --help.';

/** Reads a command line without its stage. Throws a sentence if it is incomplete. */
export function readRedrive(args: readonly string[]): RedriveRequest {
  const { value, rest } = takeOption(args, 'max');
  const max = value === undefined ? undefined : wholeNumber(value);
  const isSure = rest.includes('--yes');
  const [kind = 'list', queue, id, ...others] = rest.filter((arg) => arg !== '--yes');
  const [unknown] = [...others, ...rest.filter((arg) => arg.startsWith('--') && arg !== '--yes')];
  if (unknown !== undefined) throw new Error(`'${unknown}' is not understood. ${SEE}`);
  if (kind === 'list') return { kind };
  if (kind !== 'show' && kind !== 'replay' && kind !== 'discard')
    throw new Error(`'${kind}' is not one of list, show, replay, discard. ${SEE}`);
  if (queue === undefined) throw new Error(`${kind} needs the name of a queue, as list shows it. ${SEE}`);
  if (kind === 'show') return { kind, queue, max: max ?? SHOWN };
  if (kind === 'replay') return { kind, queue, max: max ?? Number.POSITIVE_INFINITY };
  if (id === undefined) throw new Error(`discard needs a message's id, as show shows it, or all. ${SEE}`);
  if (!isSure) throw new Error('discard deletes for good. Look with show first, and repeat it with --yes.');
  return { kind, queue, id };
}

function wholeNumber(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`--max is '${text}'. Give it a whole number, as in --max 1.`);
}
