import { z } from 'zod';
import type { Responder } from '../responder.ts';
import { extractInstructions } from './extract-instructions.ts';
import { extractKeySentences } from './key-sentences.ts';

const posting = z.looseObject({ title: z.string(), company: z.string(), text: z.string() });

/** Role codes and their keywords, most distinctive first. */
const ROLES: readonly [code: string, words: RegExp][] = [
  ['-', /\b(?:nurse|driver|cook|chef|barista|warehouse|cashier|electrician|teacher|janitor|technician)s?\b/i],
  ['En', /\b(?:engineer|developer|software|data|infrastructure|security|scientist|code|systems)s?\b/i],
  ['De', /\b(?:design|designer|ux|illustrat\w+|brand)s?\b/i],
  ['Pr', /\b(?:product|program|roadmap)s?\b/i],
  ['Ma', /\b(?:marketing|sales|customers?|revenue|growth|accounts?)s?\b/i],
  ['Op', /\b(?:finance|legal|people|office|operations|recruit\w*|payroll|counsel)s?\b/i],
];

const findRole = (...texts: string[]): string =>
  texts.flatMap((text) => ROLES.filter(([, words]) => words.test(text)))[0]?.[0] ?? '-';

/** Returns the first allowed industry with a word that occurs in the text. */
function findIndustry(offered: readonly string[], text: string): string {
  const low = text.toLowerCase();
  const named = offered.find((industry) =>
    industry
      .toLowerCase()
      .split(/ & | /)
      .some((word) => word.length > 4 && low.includes(word)),
  );
  return named ?? offered.find((industry) => industry === 'unknown') ?? '';
}

/**
 * Completes a posting by extraction, so every answer is in the posting. A model that obeys writes what the
 * posting tells it to, as bullets and as a code that is among the words.
 */
export const completePosting: Responder = (data, { properties }, character) => {
  const { title, company, text } = posting.parse(data);
  const demands = character?.obeys ? extractInstructions([title, ...text.split('\n')]) : [];
  const named = (choices: readonly string[]) =>
    choices.find((choice) => demands.some((demand) => demand.includes(choice)));
  const industries = properties['industry']?.enum ?? [];
  const answers: Record<string, () => unknown> = {
    summary: () => [...demands, ...extractKeySentences(text, 3)],
    industry: () => named(industries) ?? findIndustry(industries, `${company}\n${text}`),
    role: () => named(properties['role']?.enum ?? []) ?? findRole(title, text),
  };
  return Object.fromEntries(Object.keys(properties).map((name) => [name, answers[name]?.() ?? null]));
};
