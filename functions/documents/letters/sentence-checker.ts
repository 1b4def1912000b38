import type { DraftSentence } from '../../llm/features/write-letter.ts';
import { buildGrounding, type Grounding } from '../evidence/grounding.ts';
import type { Line } from '../evidence/line.ts';
import { findSections, type Section } from '../evidence/sections.ts';
import {
  findDetachedNumbers,
  findForbidden,
  findMissing,
  findNegated,
  type Mismatch,
} from '../evidence/support.ts';
import { claimTokens, type Token } from '../evidence/tokens.ts';
import type { LetterEvidence } from './collect-evidence.ts';
import { claimsBoth, createSubjectTagger, type Subject, subjectAt } from './sentence-subjects.ts';

/** A line that a sentence cites. */
export interface Citation {
  readonly source: 'resume' | 'posting';
  readonly line: string;
}

/** Why a sentence is removed. `wrong employer`: the resume says it about another job than the sentence does. */
export type Problem = Mismatch | { readonly kind: 'wrong employer' | 'too long'; readonly text: string };

export type SentenceCheck =
  | { readonly facts: readonly Citation[] }
  | { readonly problems: readonly Problem[] };

/** In characters. */
const MAX_SENTENCE_LENGTH = 420;

/** The most lines of each source that a sentence may cite. */
const MAX_CITED_LINES = 6;

interface TaggedToken extends Token {
  readonly subject: Subject;
}

/**
 * Returns a function that checks a sentence against the evidence. Claims about the applicant must be in the
 * resume lines that it cites or their neighbors, claims about the employer in posting lines, intents in
 * either with their numbers in the resume, and employer claims that the applicant shares ('which I did') in
 * both. Facts of one job must not be claimed for another.
 */
export function createSentenceChecker({ resume, posting, company }: LetterEvidence) {
  const tagSubjects = createSubjectTagger(company);
  const { sections, sectionsAt } = findSections(resume);
  const isCompanyName = buildGrounding([{ n: 0, text: company }]);

  /** The tokens that the job in question does not contain: the job that the sentence names, or else any cited one. */
  function findWrongEmployer(tokens: readonly TaggedToken[], cited: readonly Line[]): Problem[] {
    const names = tokens.filter(({ kind }) => kind === 'name');
    const citedSections = sections.filter(({ id }) => cited.some(({ n }) => sectionsAt(n).has(id)));
    const namedSections = citedSections.filter(({ isInHeader }) => names.some(isInHeader));
    const missingFrom = (candidates: readonly Section[]) => {
      const lines = cited.filter(
        ({ n }) => sectionsAt(n).size === 0 || candidates.some(({ id }) => sectionsAt(n).has(id)),
      );
      const isGrounded = buildGrounding(lines);
      return tokens.filter((token) => !isGrounded(token));
    };
    const missing =
      namedSections.length > 0
        ? [missingFrom(namedSections)]
        : citedSections.map((section) => missingFrom([section]));
    const fewest = missing.toSorted((one, other) => one.length - other.length)[0] ?? [];
    return fewest.map(({ text }) => ({ kind: 'wrong employer', text }));
  }

  /** The cited lines, and their neighbors that contain a missing token: files wrap lines anywhere. */
  function citedLines(numbers: readonly number[], lines: readonly Line[], tokens: readonly Token[]): Line[] {
    const cited = lines.filter(({ n }) => numbers.slice(0, MAX_CITED_LINES).includes(n));
    const neighbors = lines.filter(
      ({ n }) => !cited.some((line) => line.n === n) && cited.some((line) => Math.abs(line.n - n) === 1),
    );
    for (const line of neighbors) {
      const isGrounded = buildGrounding(cited);
      const missing = tokens.filter((token) => !isGrounded(token));
      if (missing.some(buildGrounding([line]))) cited.push(line);
    }
    return cited.toSorted((one, other) => one.n - other.n);
  }

  return function checkSentence({ text, ...numbers }: DraftSentence): SentenceCheck {
    const forbidden = findForbidden(text);
    if (forbidden) return { problems: [forbidden] };
    if (text.length > MAX_SENTENCE_LENGTH) return { problems: [{ kind: 'too long', text }] };
    const spans = tagSubjects(text);
    const tokens = claimTokens(text).map(
      (token): TaggedToken => ({ ...token, subject: subjectAt(spans, token.at) }),
    );
    const about = (...subjects: Subject[]) => tokens.filter(({ subject }) => subjects.includes(subject));
    const resumeCited = citedLines(numbers.resume, resume, tokens);
    const postingCited = citedLines(numbers.posting, posting, about('employer', 'intent'));
    const isInResume = buildGrounding(resumeCited);
    const isInPosting = buildGrounding(postingCited);
    const isInEither: Grounding = (token) =>
      isInResume(token) || (token.kind !== 'number' && isInPosting(token));
    const hasClaims = (part: string) => claimTokens(part).length > 0;
    const shared = claimsBoth(text, spans, hasClaims)
      ? about('employer').filter((token) => !isCompanyName(token))
      : [];
    const missing = [
      ...findMissing(shared, isInResume),
      ...findMissing(about('applicant'), isInResume),
      ...findMissing(about('employer'), isInPosting),
      ...findMissing(about('intent'), isInEither),
    ];
    if (missing.length > 0) return { problems: missing };
    const misused = [
      ...findNegated(text, about('applicant'), resumeCited),
      ...findDetachedNumbers(text, tokens, [...resumeCited, ...postingCited]),
      ...findWrongEmployer(about('applicant'), resumeCited),
    ];
    if (misused.length > 0) return { problems: misused };
    return {
      facts: [
        ...citations('resume', resumeCited, about('applicant', 'intent')),
        ...citations('posting', postingCited, about('employer', 'intent')),
      ],
    };
  };
}

/** The lines that contain at least one of the tokens. */
const citations = (
  source: Citation['source'],
  lines: readonly Line[],
  tokens: readonly Token[],
): Citation[] =>
  lines.filter((line) => tokens.some(buildGrounding([line]))).map(({ text }) => ({ source, line: text }));
