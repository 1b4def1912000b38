/** Shorter texts are one typo away from too many names. */
const MIN_LENGTH = 5;

/**
 * Whether one wrong, extra, missing or swapped letter keeps the text from being the start of the name. Both are folded.
 */
export function isMisspelled(text: string, name: string): boolean {
  if (text.length < MIN_LENGTH) return false;
  let at = 0;
  while (at < text.length && text[at] === name[at]) at += 1;
  const swapped = text[at] === name[at + 1] && text[at + 1] === name[at];
  return (
    name.startsWith(text.slice(at + 1), at + 1) ||
    name.startsWith(text.slice(at + 1), at) ||
    name.startsWith(text.slice(at), at + 1) ||
    (swapped && name.startsWith(text.slice(at + 2), at + 2))
  );
}
