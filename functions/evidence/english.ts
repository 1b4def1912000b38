import { francAll } from 'franc-min';

/** A shorter text, in letters, tells too little of its language. */
const TELLING = 100;

/** Lists of products and places look like any language; a text in another is much less like English than that. */
const LIKE_ENGLISH = 0.85;

/** English is written in Latin letters, but for a name or two. */
const LATIN = 0.8;

/** Whether a text may be English: it is, or it is too short or too much of a list to tell. */
export function mayBeEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  if (letters.length < TELLING) return true;
  if ((text.match(/\p{Script=Latin}/gu) ?? []).length < letters.length * LATIN) return false;
  const likeness = francAll(text).find(([language]) => language === 'eng' || language === 'und');
  return (likeness?.[1] ?? 0) >= LIKE_ENGLISH;
}
