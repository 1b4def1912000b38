import type { User } from '../../table/user.ts';
import type { Line } from '../evidence/line.ts';
import { linesOf } from '../evidence/lines-of.ts';
import { speaksToPrograms } from '../evidence/to-writers.ts';

/** A shorter line was not broken for want of room, in characters. */
const FULL = 40;

/** Lines that were broken for want of room made whole, as PDF files give them: one goes on in small letters. */
function unbroken(text: string): string {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const before = lines.at(-1) ?? '';
    const goesOn = before.length >= FULL && !/[.:;!?]$/.test(before) && /^\p{Ll}/u.test(line);
    if (goesOn) lines[lines.length - 1] = `${before} ${line}`;
    else lines.push(line);
  }
  return lines.join('\n');
}

/**
 * The lines of a resume that are read, broken ones made whole: without what tells who the person is, and without those
 * that speak to a program.
 */
export const resumeLines = (
  text: string,
  { firstName, lastName }: Pick<User, 'firstName' | 'lastName'>,
): Line[] => linesOf(unbroken(text), [firstName, lastName]).filter((line) => !speaksToPrograms(line.text));
