import { z } from 'zod';
import type { Answerer } from '../answerer.ts';
import { tellingSentences } from './sentences.ts';

const posting = z.looseObject({ title: z.string(), company: z.string(), text: z.string() });

/** Words of a title or a text that tell the kind of work, the clearest kinds first. */
const ROLES: readonly [code: string, words: RegExp][] = [
  ['-', /\b(?:nurse|driver|cook|chef|barista|warehouse|cashier|electrician|teacher|janitor|technician)s?\b/i],
  ['En', /\b(?:engineer|developer|software|data|infrastructure|security|scientist|code|systems)s?\b/i],
  ['De', /\b(?:design|designer|ux|illustrat\w+|brand)s?\b/i],
  ['Pr', /\b(?:product|program|roadmap)s?\b/i],
  ['Ma', /\b(?:marketing|sales|customers?|revenue|growth|accounts?)s?\b/i],
  ['Op', /\b(?:finance|legal|people|office|operations|recruit\w*|payroll|counsel)s?\b/i],
];

const roleOf = (...texts: string[]): string =>
  texts.flatMap((text) => ROLES.filter(([, words]) => words.test(text)))[0]?.[0] ?? '-';

/** The first offered industry of which a word of its name stands in the text. */
function industryOf(offered: readonly string[], text: string): string {
  const low = text.toLowerCase();
  const named = offered.find((industry) =>
    industry
      .toLowerCase()
      .split(/ & | /)
      .some((word) => word.length > 4 && low.includes(word)),
  );
  return named ?? offered.find((industry) => industry === 'unknown') ?? '';
}

/** Completes a posting by extraction: what it answers stands in the posting. */
export const completePosting: Answerer = (data, { properties }) => {
  const { title, company, text } = posting.parse(data);
  const answers: Record<string, () => unknown> = {
    summary: () => tellingSentences(text, 3),
    industry: () => industryOf(properties['industry']?.enum ?? [], `${company}\n${text}`),
    role: () => roleOf(title, text),
  };
  return Object.fromEntries(Object.keys(properties).map((name) => [name, answers[name]?.() ?? null]));
};
