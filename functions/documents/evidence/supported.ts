import { type Ground, groundOf } from './ground.ts';
import type { Line } from './line.ts';
import { hasPhone } from './personal.ts';
import { allTokensOf, type Token, tokensOf } from './tokens.ts';
import { GRAMMAR } from './words/plain.ts';

/**
 * What of a claim does not stand in the lines it rests on. `apart`: a number that stands there, and of something else;
 * `denied`: it stands there with a 'not' that the claim has not; `address`: what no sentence of ours has.
 */
export interface Reason {
  readonly kind: Token['kind'] | 'apart' | 'denied' | 'address';
  /** As it stands in the claim. */
  readonly text: string;
}

const DENIES = /\b(?:no|not|never|without|lack(?:s|ed|ing)?|none|cannot|unable)\b|n['’]t\b/i;

/** Addresses of mail and web, telephone numbers, markup, and gaps to be filled in. */
const ADDRESS =
  /\S@\S|https?:|www\.|(?<![\w.])[a-z0-9-]+\.(?:com|org|net|dev|example)\b(?<!asp\.net)|[[\]{}<>`]/;

/** What is wrong with a claim whatever it rests on: an address, markup, a gap. */
export function misplaced(claim: string): Reason | undefined {
  const address = ADDRESS.exec(claim);
  if (address) return { kind: 'address', text: address[0] };
  return hasPhone(claim) ? { kind: 'address', text: claim } : undefined;
}

/** What of a claim is not in its ground: each number, name and word that could be true or false. */
export const missing = (tokens: readonly Token[], has: Ground): Reason[] =>
  tokens.filter((token) => !has(token)).map(({ kind, text }) => ({ kind, text }));

const YEAR = /^(?:19|20)\d\d$/;

/** The word that a number counts: the next one, unless that only holds the sentence together. */
function countedBy(claim: string, number: Token, all: readonly Token[]): Token | undefined {
  const next = all.find(({ at }) => at > number.at);
  const end = number.at + number.text.length;
  const counts = next?.kind === 'word' && !YEAR.test(number.key) && !GRAMMAR.has(next.key);
  return counts && /^[ -]$/.test(claim.slice(end, next.at)) ? next : undefined;
}

/**
 * Numbers that stand in the lines but not beside what the claim puts them beside. A number counts the word that comes
 * right after it; else it belongs to what stands next to it, on either side.
 */
export function apart(claim: string, tokens: readonly Token[], lines: readonly Line[]): Reason[] {
  const each = lines.map((line) => groundOf([line]));
  const all = allTokensOf(claim);
  return tokens.flatMap((token, index): Reason[] => {
    if (token.kind !== 'number') return [];
    const counted = countedBy(claim, token, all);
    const near = counted ? [counted] : [tokens[index - 1], tokens[index + 1]];
    const beside = near.filter((one): one is Token => one !== undefined && one.kind !== 'number');
    const isThere = each.some((has) => has(token) && (beside.length === 0 || beside.some(has)));
    return isThere ? [] : [{ kind: 'apart', text: token.text }];
  });
}

/** The lines without those of their clauses that deny something. */
const affirmed = (lines: readonly Line[]): Line[] =>
  lines.map(({ n, text }) => ({
    n,
    text: text
      .split(/(?<=[;.!?])\s|,\s(?=but\b)|\bbut\b/)
      .filter((clause) => !DENIES.test(clause))
      .join(' '),
  }));

/** What of a claim that denies nothing the lines speak of only to deny it. */
export const denied = (claim: string, tokens: readonly Token[], lines: readonly Line[]): Reason[] =>
  DENIES.test(claim) || !lines.some(({ text }) => DENIES.test(text))
    ? []
    : missing(tokens, groundOf(affirmed(lines))).map(({ text }) => ({ kind: 'denied', text }));

/**
 * What of a claim these lines do not support; empty where they support all of it. It reads words, not meaning: every
 * number, name, degree, title, product and telling word of the claim stands in a line, numbers beside what they count,
 * and no line denies what the claim affirms. Whether they belong together as the claim says is not seen
 * (docs/decisions/0021).
 */
export function unsupported(claim: string, lines: readonly Line[]): readonly Reason[] {
  const wrong = misplaced(claim);
  if (wrong) return [wrong];
  const tokens = tokensOf(claim);
  const reasons = missing(tokens, groundOf(lines));
  if (reasons.length > 0) return reasons;
  return [...denied(claim, tokens, lines), ...apart(claim, tokens, lines)];
}

/** Whether these lines support all of a claim. */
export const supported = (claim: string, lines: readonly Line[]): boolean =>
  unsupported(claim, lines).length === 0;
