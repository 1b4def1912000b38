import { readFileSync } from 'node:fs';
import type { RequirementKind } from '../../table/codes.ts';

/** Returns the rows of a file next to this module, in columns. Each function that reads postings is bundled with it. */
const rowsOf = (file: URL): string[][] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));

const requirementRows = rowsOf(new URL('./requirements.tsv', import.meta.url));
const cueRows = rowsOf(new URL('./cues.tsv', import.meta.url));

const wholeWords = (patterns: readonly string[], flags = ''): RegExp =>
  new RegExp(`(?<![a-z0-9])(?:${patterns.join('|')})(?![a-z0-9])`, flags);

function patternsOf(kind: string, use: string, value?: string): string[] {
  return requirementRows
    .filter((row) => row[0] === kind && row[1] === use && (value === undefined || row[2] === value))
    .map((row) => row[3] ?? '');
}

/** How a kind is read. Patterns are for folded text, triggers for lower case too. */
export interface KindRule {
  readonly kind: RequirementKind;
  readonly trigger: RegExp;
  readonly asks: readonly { readonly value: string; readonly pattern: RegExp }[];
  readonly not: RegExp;
}

const ruleOf = (kind: RequirementKind): KindRule => {
  const values = new Set(
    requirementRows.filter((row) => row[0] === kind && row[1] === 'asks').map((row) => row[2] ?? ''),
  );
  const not = patternsOf(kind, 'not');
  return {
    kind,
    trigger: new RegExp(String.raw`\b(?:${patternsOf(kind, 'trigger').join('|')})`),
    asks: [...values].map((value) => ({ value, pattern: wholeWords(patternsOf(kind, 'asks', value), 'g') })),
    not: new RegExp(`(?<![a-z0-9])(?:${not.join('|')})`),
  };
};

/** The kinds that patterns find alone. */
export const KIND_RULES: readonly KindRule[] = (
  [
    'clearance',
    'citizenship',
    'workAuthorization',
    'sponsorshipRefused',
    'sponsorshipOffered',
    'degree',
    'license',
    'travel',
    'shifts',
    'onCall',
    'unpaid',
    'agency',
  ] as const
).map(ruleOf);

/** The names of employers that are agencies, folded. */
export const AGENCY_NAME = wholeWords(patternsOf('agencyName', 'asks'));

const cue = (use: string): RegExp =>
  new RegExp(
    String.raw`\b(?:${cueRows
      .filter((row) => row[0] === use)
      .map((row) => row[1])
      .join('|')})(?![a-z0-9])`,
  );

export const WISH_AFTER = cue('wishAfter');
export const WISH_BEFORE = cue('wishBefore');
export const MUST = cue('must');
export const DENIED = new RegExp(`${cue('denied').source}[^.;,]{0,30}$`);
export const BOILERPLATE = cue('boilerplate');

/** Headings: of what would be nice, of what the employer offers or is, and of what it asks for. */
export const HEADINGS = { wishes: cue('wishes'), offers: cue('offers'), asks: cue('asks') } as const;

/** Languages by ISO 639-1 code, with patterns of their folded names. */
export const LANGUAGES: readonly { readonly code: string; readonly names: string }[] = rowsOf(
  new URL('./languages.tsv', import.meta.url),
).map(([code = '', names = '']) => ({ code, names }));
