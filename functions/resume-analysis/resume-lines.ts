import type { Line } from '../evidence/line.ts';
import { linesOf } from '../evidence/lines-of.ts';
import { speaksToPrograms } from '../evidence/to-writers.ts';
import type { User } from '../table/user.ts';

/** The lines of a resume that are read: without what tells who the person is, and without those that speak to a program. */
export const resumeLines = (
  text: string,
  { firstName, lastName }: Pick<User, 'firstName' | 'lastName'>,
): Line[] => linesOf(text, [firstName, lastName]).filter((line) => !speaksToPrograms(line.text));
