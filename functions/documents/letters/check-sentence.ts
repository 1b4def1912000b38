import type { DraftSentence } from '../../llm/features/write-letter.ts';
import { type Ground, groundOf } from '../evidence/ground.ts';
import type { Line } from '../evidence/line.ts';
import { apart, denied, misplaced, missing, type Reason } from '../evidence/supported.ts';
import { type Token, tokensOf } from '../evidence/tokens.ts';
import { type Material, type Part, partsOf } from './material.ts';
import { takesUp, type Voice, voiceAt, voicesIn } from './voices.ts';

/** A line that a sentence rests on. */
export interface Fact {
  readonly source: 'resume' | 'posting';
  readonly line: string;
}

/** What of a sentence nothing supports; `elsewhere`: it was at another place of work than the sentence says. */
export type Doubt = Reason | { readonly kind: 'elsewhere' | 'length'; readonly text: string };

/** A sentence that was looked at: the lines it rests on, or what is wrong with it. */
export type Looked = { readonly facts: readonly Fact[] } | { readonly doubts: readonly Doubt[] };

/** Longer is no sentence. */
const LONGEST = 420;

/** So many lines of each kind a sentence may name. */
const MOST_LINES = 6;

interface Told extends Token {
  readonly voice: Voice;
}

/**
 * Checks sentences against what they were written from. What is said of the person stands in the lines of the resume
 * that the sentence names, or in their neighbours; what is said of the employer, in lines of the posting; a wish, in
 * either, and its numbers in the resume. What is said of the employer and taken up by the person ('which I did') stands
 * in both. What one place of work saw is not said of another.
 */
export function sentenceCheck({ resume, posting, company }: Material) {
  const voices = voicesIn(company);
  const { parts, of } = partsOf(resume);
  const isCompany = groundOf([{ n: 0, text: company }]);

  /** What no one place of work that the sentence can mean has seen: the one it names, else any that it rests on. */
  function elsewhere(own: readonly Told[], cited: readonly Line[]): Doubt[] {
    const names = own.filter(({ kind }) => kind === 'name');
    const meant = parts.filter(({ id }) => cited.some(({ n }) => of(n).has(id)));
    const named = meant.filter(({ head }) => names.some(head));
    const seenIn = (places: readonly Part[]) => {
      const seen = cited.filter(({ n }) => of(n).size === 0 || places.some(({ id }) => of(n).has(id)));
      const has = groundOf(seen);
      return own.filter((token) => !has(token));
    };
    const unseen = named.length > 0 ? [seenIn(named)] : meant.map((place) => seenIn([place]));
    const least = unseen.toSorted((one, other) => one.length - other.length)[0] ?? [];
    return least.map(({ text }) => ({ kind: 'elsewhere', text }));
  }

  /** The lines a sentence names, and the neighbours that hold what is missing: texts of files are broken anywhere. */
  function widened(named: readonly number[], lines: readonly Line[], tokens: readonly Token[]): Line[] {
    const cited = lines.filter(({ n }) => named.slice(0, MOST_LINES).includes(n));
    const near = lines.filter(
      ({ n }) => !cited.some((line) => line.n === n) && cited.some((line) => Math.abs(line.n - n) === 1),
    );
    for (const line of near) {
      const has = groundOf(cited);
      const lacking = tokens.filter((token) => !has(token));
      if (lacking.some(groundOf([line]))) cited.push(line);
    }
    return cited.toSorted((one, other) => one.n - other.n);
  }

  return function look({ text, ...named }: DraftSentence): Looked {
    const wrong = misplaced(text);
    if (wrong) return { doubts: [wrong] };
    if (text.length > LONGEST) return { doubts: [{ kind: 'length', text }] };
    const stretches = voices(text);
    const tokens = tokensOf(text).map((token): Told => ({ ...token, voice: voiceAt(stretches, token.at) }));
    const said = (...wanted: Voice[]) => tokens.filter(({ voice }) => wanted.includes(voice));
    const own = widened(named.resume, resume, tokens);
    const theirs = widened(named.posting, posting, said('you', 'wish'));
    const [mine, yours] = [groundOf(own), groundOf(theirs)];
    const either: Ground = (token) => mine(token) || (token.kind !== 'number' && yours(token));
    const claims = (part: string) => tokensOf(part).length > 0;
    const shared = takesUp(text, stretches, claims) ? said('you').filter((token) => !isCompany(token)) : [];
    const doubts = [
      ...missing(shared, mine),
      ...missing(said('me'), mine),
      ...missing(said('you'), yours),
      ...missing(said('wish'), either),
    ];
    if (doubts.length > 0) return { doubts };
    const more = [
      ...denied(text, said('me'), own),
      ...apart(text, tokens, [...own, ...theirs]),
      ...elsewhere(said('me'), own),
    ];
    if (more.length > 0) return { doubts: more };
    return {
      facts: [
        ...factsOf('resume', own, said('me', 'wish')),
        ...factsOf('posting', theirs, said('you', 'wish')),
      ],
    };
  };
}

/** Of the lines, those that have something of what is said. */
const factsOf = (source: Fact['source'], lines: readonly Line[], tokens: readonly Token[]): Fact[] =>
  lines.filter((line) => tokens.some(groundOf([line]))).map(({ text }) => ({ source, line: text }));
