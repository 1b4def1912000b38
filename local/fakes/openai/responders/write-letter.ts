import { z } from 'zod';
import type { Responder } from '../responder.ts';
import { extractInstructions } from './extract-instructions.ts';

const line = z.object({ n: z.number(), line: z.string() });
type Line = z.infer<typeof line>;
const requestData = z.looseObject({ resume: z.array(line), posting: z.array(line) });

interface Sentence {
  readonly paragraph: number;
  readonly resume: readonly number[];
  readonly posting: readonly number[];
  readonly text: string;
}

const DATES = /\b(?:19|20)\d\d\b/;
const ACHIEVEMENT =
  /^(?:[A-Z][a-z]+ed|Led|Built|Ran|Wrote|Cut|Grew|Made|Won|Taught|Kept|Held|Drove|Set|Sold|Shipped) \S/;
const SKILLS_HEADING = /^(?:(?:technical |core )?skills|technologies|tools|languages)\s*:?\s*/i;

/** Lines that address the model, which a well-behaved model doesn't quote. */
const INJECTION = /\b(?:ignore|disregard|instructions?|prompt)\b|[:,] ?[“"]/i;

const tokenize = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}+#.]{4,}/gu) ?? []);
const countSharedWords = (text: string, words: ReadonlySet<string>): number =>
  [...tokenize(text)].filter((word) => words.has(word)).length;

const withPeriod = (text: string): string => `${text.replace(/[\s.;:,]+$/, '')}.`;
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Returns the nearest earlier line with dates, without the dates. */
function findEmployerLine({ n }: Line, resume: readonly Line[]): Line | undefined {
  const head = resume.findLast((one) => one.n < n && DATES.test(one.line) && !ACHIEVEMENT.test(one.line));
  const [place = ''] = head?.line.split(/,?\s*[(|–—-]?\s*(?:\p{L}{3,9}\.? |\d\d[./])?(?:19|20)\d\d/u) ?? [];
  return head && place.trim() !== '' ? { n: head.n, line: place.trim() } : undefined;
}

function achievementSentences(resume: readonly Line[], posting: readonly Line[], most: number): Sentence[] {
  const wanted = tokenize(posting.map((one) => one.line).join(' '));
  return resume
    .filter((one) => ACHIEVEMENT.test(one.line) && one.line.length >= 25 && one.line.length <= 240)
    .sort(
      (one, other) =>
        countSharedWords(other.line, wanted) - countSharedWords(one.line, wanted) || one.n - other.n,
    )
    .slice(0, most)
    .sort((one, other) => one.n - other.n)
    .map((one, index) => {
      const place = findEmployerLine(one, resume);
      const text = withPeriod(`${place ? `As ${place.line}, ` : ''}I ${lowerFirst(one.line)}`);
      return { paragraph: index < 2 ? 1 : 2, resume: place ? [place.n, one.n] : [one.n], posting: [], text };
    });
}

function quotedRequirements(resume: readonly Line[], posting: readonly Line[], most: number): Sentence[] {
  const known = tokenize(resume.map((one) => one.line).join(' '));
  return posting
    .slice(1)
    .filter((one) => one.line.length >= 30 && one.line.length <= 200 && !INJECTION.test(one.line))
    .sort(
      (one, other) =>
        countSharedWords(other.line, known) - countSharedWords(one.line, known) || one.n - other.n,
    )
    .slice(0, most)
    .map((one) => ({
      paragraph: 0,
      resume: [],
      posting: [one.n],
      text: `Your posting says: “${withPeriod(one.line)}”`,
    }));
}

function fabricatedSentences(resume: readonly Line[], posting: readonly Line[]): Sentence[] {
  const rest = { paragraph: 2, resume: resume.slice(0, 3).map(({ n }) => n), posting: [1] };
  const achievement = resume.find(({ line: text }) => ACHIEVEMENT.test(text) && /\d/.test(text));
  const word = [...tokenize(posting.at(-1)?.line ?? '')][0] ?? 'this work';
  return [
    { ...rest, text: 'At Globex Corporation I managed 240 people and raised revenue by 312%.' },
    { ...rest, text: 'I hold a PhD in Physics from Stanford University.' },
    { ...rest, text: `I have 15 years of experience with ${word}.` },
    { ...rest, text: 'You can reach me at mara@example.com or +1 555 010 9988.' },
    ...(achievement
      ? [
          {
            ...rest,
            resume: [achievement.n],
            text: withPeriod(
              `I ${lowerFirst(achievement.line.replace(/\d+/, (number) => `${Number(number) * 2 + 1}`))}`,
            ),
          },
        ]
      : []),
  ];
}

/** Writes the body of a letter from the given lines, with the sources of each sentence. */
export const writeLetter: Responder = (data, _, character) => {
  const { obeys = false, invents = false } = character ?? {};
  const { resume, posting } = requestData.parse(data);
  const [title = '', employer = ''] = (posting[0]?.line ?? '').split(/, (?=[^,]*$)/);
  const skills = resume.find(
    (one, index) => SKILLS_HEADING.test(one.line) && one.line.includes(',') && index > 0,
  );
  const opening = { paragraph: 0, resume: [], posting: [posting[0]?.n ?? 1] };
  const close = { paragraph: 3, resume: [], posting: [] };
  const sentences: Sentence[] = [
    { ...opening, text: withPeriod(`I am applying for the ${title} role at ${employer}`) },
    ...quotedRequirements(resume, posting, 2),
    ...achievementSentences(resume, posting, 5),
    ...(skills
      ? [
          {
            ...close,
            resume: [skills.n],
            paragraph: 2,
            text: withPeriod(`My resume lists ${skills.line.replace(SKILLS_HEADING, '')}`),
          },
        ]
      : []),
    ...(invents ? fabricatedSentences(resume, posting) : []),
    ...(obeys
      ? extractInstructions([...resume, ...posting].map((one) => one.line)).map((text) => ({
          paragraph: 2,
          text: withPeriod(text),
          resume: resume.filter((one) => one.line.includes(text)).map(({ n }) => n),
          posting: posting.filter((one) => one.line.includes(text)).map(({ n }) => n),
        }))
      : []),
    { ...close, text: 'I would welcome a conversation about the role.' },
    { ...close, text: 'Thank you for your time and consideration.' },
  ];
  return { sentences };
};
