import { employerKey } from '@daybreak/contract/employer-key.ts';
import { Fault } from '../../platform/fault.ts';
import { parseAddress } from '../registry/recognition/address.ts';
import { NO_BOARDS } from '../registry/recognition/known-boards.ts';
import { whyNotAnEmployer } from '../registry/recognition/not-employers.ts';
import { atVendor } from '../registry/recognize.ts';

const MAX_LENGTH = 2_000;
const MAX_NAME_LENGTH = 100;

/** DynamoDB allows sort keys of 1,024 bytes, and a UTF-16 unit takes at most 3. */
const MAX_TARGET_LENGTH = 341;

export type Target =
  | { readonly kind: 'board'; readonly ats: string; readonly slug: string }
  | { readonly kind: 'site'; readonly host: string }
  | { readonly kind: 'name'; readonly key: string };

const badInput = (message: string) => new Fault('BadInput', message);

/**
 * Finds out what a person asks for, without asking anyone: a board, if the address names one, otherwise the site, or a
 * name. Throws `Fault('BadInput')`, with what to do, for an address that can't lead to an employer's board.
 */
export function parseTarget(input: string): Target {
  const text = input.trim();
  if (text.length > MAX_LENGTH)
    throw badInput(`This is too long. Paste an address of at most ${MAX_LENGTH} characters.`);
  const target = isAddress(text) ? addressTarget(text) : nameTarget(text);
  if (formatTarget(target).length > MAX_TARGET_LENGTH)
    throw badInput('This is not the address of a board. Paste the address of the careers page.');
  return target;
}

/** Formats a target as a sort key. */
export function formatTarget(target: Target): string {
  if (target.kind === 'board') return `${target.ats}:${target.slug}`;
  return target.kind === 'site' ? `site:${target.host}` : `name:${target.key}`;
}

/** The page that an address leads to. Use only addresses that `parseTarget` accepted. */
export function pageOf(address: string): URL {
  const text = address.trim();
  const url = new URL(hasScheme(text) ? text : `https://${text}`);
  url.hash = '';
  return url;
}

const hasScheme = (text: string): boolean => /^[a-z][a-z0-9+.-]*:\/\//i.test(text);

/** Names have spaces or no dot: 'Stripe', 'Larkspur Systems, Inc.' */
const isAddress = (text: string): boolean =>
  text.includes('://') || /^[a-z][a-z0-9+.-]*:\S/i.test(text) || /^\S*[^\s.][./@:\\]\S+$/.test(text);

function addressTarget(text: string): Target {
  const address = parseAddress(text);
  if ('reason' in address) throw badInput(address.reason);
  const board = atVendor(address, NO_BOARDS);
  if (board && 'reason' in board) throw badInput(board.reason);
  if (board) return { kind: 'board', ats: board.ats, slug: board.slug };
  const refusal = whyNotAnEmployer(address.host);
  if (refusal !== undefined) throw badInput(refusal);
  return { kind: 'site', host: address.host };
}

function nameTarget(text: string): Target {
  const key = employerKey(text);
  if (key === '') throw badInput("Enter a company's name or the address of its careers page.");
  if (text.length > MAX_NAME_LENGTH)
    throw badInput(`This is too long for a name. Use at most ${MAX_NAME_LENGTH} characters.`);
  return { kind: 'name', key };
}
