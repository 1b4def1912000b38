import type { RequirementKind } from '../../table/codes.ts';
import type { Requirement } from '../../table/requirement.ts';
import type { Sentence } from './asked-sentences.ts';
import { toEvidence } from './evidence.ts';
import { isRequired } from './is-required.ts';
import { BOILERPLATE, KIND_RULES, type KindRule, MUST } from './requirement-data.ts';

/**
 * Kinds that employers also mention outside of their lists of requirements: in notes, offers and words about
 * themselves.
 */
const ANYWHERE: ReadonlySet<RequirementKind> = new Set([
  'clearance',
  'citizenship',
  'workAuthorization',
  'sponsorshipRefused',
  'sponsorshipOffered',
  'unpaid',
  'agency',
]);

/** They state what is, which no wish weakens. */
const STATEMENTS: ReadonlySet<RequirementKind> = new Set([
  'sponsorshipRefused',
  'sponsorshipOffered',
  'unpaid',
  'agency',
]);

/** Returns what a sentence asks for, by the patterns of requirements.tsv. */
export function findRequirements({ text, folded, section }: Sentence): Requirement[] {
  const rules = KIND_RULES.filter(({ trigger }) => trigger.test(folded));
  if (rules.length === 0 || BOILERPLATE.test(folded) || /[?:]$/.test(folded)) return [];
  return rules.flatMap((rule): Requirement[] => {
    const { kind, not } = rule;
    if (section === 'offers' && !ANYWHERE.has(kind)) return [];
    if (section === 'wishes' && !(STATEMENTS.has(kind) || MUST.test(folded))) return [];
    if (not.test(folded)) return [];
    const value = valueAsked(rule, folded);
    return value === undefined ? [] : [{ kind, value, evidence: toEvidence(text) }];
  });
}

interface Mention {
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

function valueAsked({ kind, asks }: KindRule, folded: string): string | undefined {
  const mentions = asks
    .flatMap(({ value, pattern }): Mention[] =>
      [...folded.matchAll(pattern)].map((match) => ({
        value: value === '%' ? (match.slice(1).find((group) => group !== undefined) ?? '') : value,
        from: match.index,
        to: match.index + match[0].length,
      })),
    )
    .sort((one, other) => one.from - other.from);
  const asked = mentions.filter(
    ({ from, to }, at) =>
      STATEMENTS.has(kind) ||
      isRequired(folded, from, to, kind === 'degree' ? nextFrom(mentions, at) : undefined),
  );
  const first = asked.find(({ value }) => value !== '') ?? asked[0];
  return first?.value;
}

/** Where the next degree is named: 'Bachelor's degree (Master's preferred)' prefers the other. */
const nextFrom = (mentions: readonly Mention[], at: number): number | undefined =>
  mentions
    .slice(at + 1)
    .find(({ value, from }) => value !== mentions[at]?.value && from >= (mentions[at]?.to ?? 0))?.from;
