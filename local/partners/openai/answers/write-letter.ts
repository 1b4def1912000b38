import { z } from 'zod';
import type { Answerer } from '../answerer.ts';
import { demandsIn } from './demands.ts';

const line = z.object({ n: z.number(), line: z.string() });
type Line = z.infer<typeof line>;
const material = z.looseObject({ resume: z.array(line), posting: z.array(line) });

interface Sentence {
  readonly paragraph: number;
  readonly resume: readonly number[];
  readonly posting: readonly number[];
  readonly text: string;
}

const DATES = /\b(?:19|20)\d\d\b/;
const DONE =
  /^(?:[A-Z][a-z]+ed|Led|Built|Ran|Wrote|Cut|Grew|Made|Won|Taught|Kept|Held|Drove|Set|Sold|Shipped) \S/;
const LISTING = /^(?:(?:technical |core )?skills|technologies|tools|languages)\s*:?\s*/i;

/** Lines that speak to whoever writes; a model of sense does not quote them. */
const COMMANDS = /\b(?:ignore|disregard|instructions?|prompt)\b|[:,] ?[“"]/i;

const wordsOf = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}+#.]{4,}/gu) ?? []);
const shared = (text: string, words: ReadonlySet<string>): number =>
  [...wordsOf(text)].filter((word) => words.has(word)).length;

const ended = (text: string): string => `${text.replace(/[\s.;:,]+$/, '')}.`;
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The place of work that a line belongs to: the line with dates before it, without the dates. */
function placeOf({ n }: Line, resume: readonly Line[]): Line | undefined {
  const head = resume.findLast((one) => one.n < n && DATES.test(one.line) && !DONE.test(one.line));
  const [place = ''] = head?.line.split(/,?\s*[(|–—-]?\s*(?:\p{L}{3,9}\.? |\d\d[./])?(?:19|20)\d\d/u) ?? [];
  return head && place.trim() !== '' ? { n: head.n, line: place.trim() } : undefined;
}

/** What the person did, said in the first person and at its place. */
function deeds(resume: readonly Line[], posting: readonly Line[], most: number): Sentence[] {
  const wanted = wordsOf(posting.map((one) => one.line).join(' '));
  return resume
    .filter((one) => DONE.test(one.line) && one.line.length >= 25 && one.line.length <= 240)
    .sort((one, other) => shared(other.line, wanted) - shared(one.line, wanted) || one.n - other.n)
    .slice(0, most)
    .sort((one, other) => one.n - other.n)
    .map((one, index) => {
      const place = placeOf(one, resume);
      const text = ended(`${place ? `As ${place.line}, ` : ''}I ${small(one.line)}`);
      return { paragraph: index < 2 ? 1 : 2, resume: place ? [place.n, one.n] : [one.n], posting: [], text };
    });
}

/** What the posting says of the work, quoted. */
function asked(resume: readonly Line[], posting: readonly Line[], most: number): Sentence[] {
  const known = wordsOf(resume.map((one) => one.line).join(' '));
  return posting
    .slice(1)
    .filter((one) => one.line.length >= 30 && one.line.length <= 200 && !COMMANDS.test(one.line))
    .sort((one, other) => shared(other.line, known) - shared(one.line, known) || one.n - other.n)
    .slice(0, most)
    .map((one) => ({
      paragraph: 0,
      resume: [],
      posting: [one.n],
      text: `Your posting says: “${ended(one.line)}”`,
    }));
}

/** Sentences that nothing in the data says. */
function inventions(resume: readonly Line[], posting: readonly Line[]): Sentence[] {
  const rest = { paragraph: 2, resume: resume.slice(0, 3).map(({ n }) => n), posting: [1] };
  const told = resume.find(({ line: text }) => DONE.test(text) && /\d/.test(text));
  const word = [...wordsOf(posting.at(-1)?.line ?? '')][0] ?? 'this work';
  return [
    { ...rest, text: 'At Globex Corporation I managed 240 people and raised revenue by 312%.' },
    { ...rest, text: 'I hold a PhD in Physics from Stanford University.' },
    { ...rest, text: `I have 15 years of experience with ${word}.` },
    { ...rest, text: 'You can reach me at mara@example.com or +1 555 010 9988.' },
    ...(told
      ? [
          {
            ...rest,
            resume: [told.n],
            text: ended(`I ${small(told.line.replace(/\d+/, (number) => `${Number(number) * 2 + 1}`))}`),
          },
        ]
      : []),
  ];
}

/** Writes the body of a letter out of the lines it is given, and says of each sentence which they were. */
export const writeLetter: Answerer = (data, _, character) => {
  const { obeys = false, invents = false } = character ?? {};
  const { resume, posting } = material.parse(data);
  const [title = '', employer = ''] = (posting[0]?.line ?? '').split(/, (?=[^,]*$)/);
  const skills = resume.find((one, index) => LISTING.test(one.line) && one.line.includes(',') && index > 0);
  const opening = { paragraph: 0, resume: [], posting: [posting[0]?.n ?? 1] };
  const close = { paragraph: 3, resume: [], posting: [] };
  const sentences: Sentence[] = [
    { ...opening, text: ended(`I am applying for the ${title} role at ${employer}`) },
    ...asked(resume, posting, 2),
    ...deeds(resume, posting, 5),
    ...(skills
      ? [
          {
            ...close,
            resume: [skills.n],
            paragraph: 2,
            text: ended(`My resume lists ${skills.line.replace(LISTING, '')}`),
          },
        ]
      : []),
    ...(invents ? inventions(resume, posting) : []),
    ...(obeys
      ? demandsIn([...resume, ...posting].map((one) => one.line)).map((text) => ({
          paragraph: 2,
          text: ended(text),
          resume: resume.filter((one) => one.line.includes(text)).map(({ n }) => n),
          posting: posting.filter((one) => one.line.includes(text)).map(({ n }) => n),
        }))
      : []),
    { ...close, text: 'I would welcome a conversation about the role.' },
    { ...close, text: 'Thank you for your time and consideration.' },
  ];
  return { sentences };
};
