import { employerKey } from '@daybreak/contract/employer-key.ts';
import type { Experience, Requirement } from '../../table/requirement.ts';
import type { Block } from '../parse-description.ts';
import { askedSentences, type Sentence } from './asked-sentences.ts';
import { findLanguages, NAMES_LANGUAGE } from './find-languages.ts';
import { findRequirements } from './find-requirements.ts';
import { postingLanguage } from './posting-language.ts';
import { AGENCY_NAME, KIND_RULES } from './requirement-data.ts';
import { NAMES_YEARS, yearsAsked } from './years-asked.ts';

/** Matches sentences in lower case that may ask for something. Few do, and only those are read. */
const TRIGGER = new RegExp(
  [...KIND_RULES.map(({ trigger }) => trigger), NAMES_LANGUAGE, NAMES_YEARS]
    .map(({ source }) => source)
    .join('|'),
);

const mayAsk = (text: string): boolean => TRIGGER.test(text.toLowerCase());

export interface Asks {
  readonly requirements: Requirement[];
  readonly experience: Experience | null;
}

const DEGREES = ['bachelor', 'master', 'doctorate'];
const MAX_REQUIREMENTS = 12;

/**
 * Reads what a job asks for from its title ('Technician, Third Shift') and its text, one of each kind and
 * value. In doubt it asks for nothing.
 */
export function readRequirements(company: string, blocks: readonly Block[], title = ''): Asks {
  const inTitle = askedSentences([{ kind: 'item', text: title }], mayAsk);
  const sentences = [...inTitle, ...askedSentences(blocks, mayAsk)];
  const found = sentences.flatMap((sentence) => [...findRequirements(sentence), ...findLanguages(sentence)]);
  const all = [...found, ...agencyByName(company, found), ...languageOfText(blocks, found, sentences)];
  return {
    requirements: ofEachKind(all).slice(0, MAX_REQUIREMENTS),
    experience: yearsAsked(sentences),
  };
}

function agencyByName(company: string, found: readonly Requirement[]): Requirement[] {
  if (found.some(({ kind }) => kind === 'agency')) return [];
  const key = employerKey(company).replaceAll('-', ' ');
  return AGENCY_NAME.test(key) ? [{ kind: 'agency', value: '', evidence: company }] : [];
}

/** 'Our working language is English', 'no German required'. */
const SPEAKS_ENGLISH =
  /(?:working|company|office|team|unternehmens|arbeits|konzern|projekt)[- ]?(?:language|sprache)[^.;]{0,30}english?|(?:no|keine?) (?:german|deutsch)/;

/** A posting written in German requires German, unless it says otherwise. Its evidence is the whole text. */
function languageOfText(
  blocks: readonly Block[],
  found: readonly Requirement[],
  sentences: readonly Sentence[],
): Requirement[] {
  const language = postingLanguage(blocks.map(({ text }) => text).join(' '));
  if (language === '' || language === 'en') return [];
  if (found.some(({ kind, value }) => kind === 'language' && value === language)) return [];
  if (sentences.some(({ folded }) => SPEAKS_ENGLISH.test(folded))) return [];
  return [{ kind: 'language', value: language, evidence: '' }];
}

/** One of each kind and value; the lowest degree, the most travel, and no offer beside a refusal. */
function ofEachKind(all: readonly Requirement[]): Requirement[] {
  const kept = new Map<string, Requirement>();
  for (const one of all) {
    const key = one.kind === 'language' ? `language ${one.value}` : one.kind;
    const before = kept.get(key);
    if (before === undefined || isStronger(one, before)) kept.set(key, one);
  }
  if (kept.has('sponsorshipRefused')) kept.delete('sponsorshipOffered');
  return [...kept.values()].filter(({ kind, value }) => kind !== 'travel' || value !== '0');
}

function isStronger(one: Requirement, before: Requirement): boolean {
  if (one.kind === 'degree') return DEGREES.indexOf(one.value) < DEGREES.indexOf(before.value);
  return one.kind === 'travel' && Number(one.value) > Number(before.value);
}
