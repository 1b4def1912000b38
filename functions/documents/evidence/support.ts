import { buildGrounding, type Grounding } from './grounding.ts';
import type { Line } from './line.ts';
import { hasPhoneNumber } from './redaction.ts';
import { claimTokens, type Token, tokenize } from './tokens.ts';
import { FUNCTION_WORDS } from './words/stop-words.ts';

/**
 * A part of a claim that the cited lines do not support. A `number`, `name` or `word` does not occur in them;
 * `detached`: the number occurs, but counts something else; `negated`: it occurs in a negation only;
 * `forbidden`: contact details, markup or a placeholder, which no sentence may contain.
 */
export interface Mismatch {
  readonly kind: Token['kind'] | 'detached' | 'negated' | 'forbidden';
  /** As the claim has it. */
  readonly text: string;
}

const NEGATION = /\b(?:no|not|never|without|lack(?:s|ed|ing)?|none|cannot|unable)\b|n['’]t\b/i;

/** E-mail and web addresses, markup and placeholders. */
const FORBIDDEN =
  /\S@\S|https?:|www\.|(?<![\w.])[a-z0-9-]+\.(?:com|org|net|dev|example)\b(?<!asp\.net)|[[\]{}<>`]/;

/** Finds text that no claim may contain, whatever it cites. */
export function findForbidden(claim: string): Mismatch | undefined {
  const match = FORBIDDEN.exec(claim);
  if (match) return { kind: 'forbidden', text: match[0] };
  return hasPhoneNumber(claim) ? { kind: 'forbidden', text: claim } : undefined;
}

/** The tokens of a claim that its lines do not contain. */
export const findMissing = (tokens: readonly Token[], isGrounded: Grounding): Mismatch[] =>
  tokens.filter((token) => !isGrounded(token)).map(({ kind, text }) => ({ kind, text }));

const YEAR = /^(?:19|20)\d\d$/;

/** The word that a number counts: the next one, unless it is a function word. */
function countedWord(claim: string, number: Token, all: readonly Token[]): Token | undefined {
  const next = all.find(({ at }) => at > number.at);
  const end = number.at + number.text.length;
  const isCounted = next?.kind === 'word' && !YEAR.test(number.key) && !FUNCTION_WORDS.has(next.key);
  return isCounted && /^[ -]$/.test(claim.slice(end, next.at)) ? next : undefined;
}

/**
 * The numbers that no line has together with what the claim relates them to: the word right after the number, or else
 * the tokens on either side.
 */
export function findDetachedNumbers(
  claim: string,
  tokens: readonly Token[],
  lines: readonly Line[],
): Mismatch[] {
  const groundings = lines.map((line) => buildGrounding([line]));
  const all = tokenize(claim);
  return tokens.flatMap((token, index): Mismatch[] => {
    if (token.kind !== 'number') return [];
    const counted = countedWord(claim, token, all);
    const neighbors = counted ? [counted] : [tokens[index - 1], tokens[index + 1]];
    const related = neighbors.filter((one): one is Token => one !== undefined && one.kind !== 'number');
    const isAttached = groundings.some(
      (isGrounded) => isGrounded(token) && (related.length === 0 || related.some(isGrounded)),
    );
    return isAttached ? [] : [{ kind: 'detached', text: token.text }];
  });
}

/** Removes the clauses that negate something. */
const dropNegations = (lines: readonly Line[]): Line[] =>
  lines.map(({ n, text }) => ({
    n,
    text: text
      .split(/(?<=[;.!?])\s|,\s(?=but\b)|\bbut\b/)
      .filter((clause) => !NEGATION.test(clause))
      .join(' '),
  }));

/** The tokens of an affirmative claim that the lines contain only in negations. */
export const findNegated = (claim: string, tokens: readonly Token[], lines: readonly Line[]): Mismatch[] =>
  NEGATION.test(claim) || !lines.some(({ text }) => NEGATION.test(text))
    ? []
    : findMissing(tokens, buildGrounding(dropNegations(lines))).map(({ text }) => ({
        kind: 'negated',
        text,
      }));

/**
 * Finds the parts of a claim that these lines do not support. It compares words, not meaning: every number, name and
 * content word must occur in a line, numbers next to what they count, and no line may negate what the claim affirms. It
 * cannot tell whether words are combined as in the lines (docs/decisions/0021).
 */
export function findUnsupported(claim: string, lines: readonly Line[]): readonly Mismatch[] {
  const forbidden = findForbidden(claim);
  if (forbidden) return [forbidden];
  const tokens = claimTokens(claim);
  const missing = findMissing(tokens, buildGrounding(lines));
  if (missing.length > 0) return missing;
  return [...findNegated(claim, tokens, lines), ...findDetachedNumbers(claim, tokens, lines)];
}

export const isSupported = (claim: string, lines: readonly Line[]): boolean =>
  findUnsupported(claim, lines).length === 0;
