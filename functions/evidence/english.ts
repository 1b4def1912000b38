import { francAll } from 'franc-min';

/** A shorter text, in letters, tells too little of its language. */
const TELLING = 120;

/** Lists of products and places look like any language; a text in another is much less like English than that. */
const LIKE_ENGLISH = 0.85;

/** Whether a text may be English: it is, or it is too short or too much of a list to tell. */
export function mayBeEnglish(text: string): boolean {
  if ((text.match(/\p{L}/gu) ?? []).length < TELLING) return true;
  const likeness = francAll(text).find(([language]) => language === 'eng' || language === 'und');
  return (likeness?.[1] ?? 0) >= LIKE_ENGLISH;
}
