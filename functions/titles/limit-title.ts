import { contextOf, type Title } from './title.ts';

/** The most heads, words and pairs of both in a title, because the number of a job's keys depends on them. */
const MAX_TERMS = 20;
const MAX_ROLES = 4;
const MAX_WORDS = 6;

/**
 * Limits a title to 20 terms: at most 4 roles with the 6 words nearest each head, then drops notes from the last one on.
 * Saved titles and jobs are limited alike, so that matching titles always share a key.
 */
export function limitTitle(title: Title): Title {
  if (title.roles.length <= MAX_ROLES && (isShort(title) || termsIn(title).size <= MAX_TERMS)) return title;
  const roles = title.roles.slice(0, MAX_ROLES).map((role) => ({
    ...role,
    variants: role.variants.slice(-MAX_WORDS).map((variant) => variant.slice(-MAX_WORDS)),
  }));
  let cut: Title = { ...title, roles };
  while (termsIn(cut).size > MAX_TERMS) cut = shorten(cut);
  return cut;
}

function termsIn(title: Title): { size: number } {
  const terms = new Set<string>();
  for (const role of title.roles) {
    if (role.head !== '') terms.add(role.head);
    for (const word of [...role.variants, ...contextOf(title, role)].flat())
      for (const term of role.head === '' ? [`:${word}`] : [`:${word}`, `${role.head}:${word}`])
        terms.add(term);
  }
  return terms;
}

/** A quick check that avoids counting the terms of most titles. */
function isShort(title: Title): boolean {
  let words = 0;
  for (const note of title.notes) words += note.length;
  for (const role of title.roles) for (const variant of role.variants) words += variant.length;
  return title.roles.length * (words + 1) + words <= MAX_TERMS;
}

function shorten(title: Title): Title {
  const last = title.notes.at(-1);
  if (last !== undefined) {
    const kept = title.notes.slice(0, -1);
    return { ...title, notes: last.length > 1 ? [...kept, last.slice(1)] : kept };
  }
  if (title.roles.length > 1) return { ...title, roles: title.roles.slice(0, -1) };
  const roles = title.roles.map((role) => ({
    ...role,
    variants: role.variants.map((variant) => variant.slice(1)).filter((variant) => variant.length > 0),
  }));
  return { ...title, roles };
}
