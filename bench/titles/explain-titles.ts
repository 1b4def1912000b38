import { decidingLine, keepsJob } from '../../functions/titles/decisions.ts';
import { parseTitle } from '../../functions/titles/parse-title.ts';
import { requiredVariants } from '../../functions/titles/saved-requirements.ts';
import { isWanted, type Role, type Title } from '../../functions/titles/title.ts';
import { titleMatches } from '../../functions/titles/title-match.ts';
import { NO_HEAD, type Word, type Words } from '../../functions/titles/word.ts';

/** Says how a saved and a posted title are read, whether they match, and which lines of the vocabulary decide. */
export function explainTitles(savedText: string, postedText: string): string {
  const [saved, posted] = [parseTitle(savedText), parseTitle(postedText)];
  const verdict = titleMatches(saved, posted) ? 'They match.' : 'They do not match.';
  return [
    verdict,
    '',
    `Saved: ${savedText}`,
    ...readingOf(saved),
    '',
    `Posted: ${postedText}`,
    ...readingOf(posted),
    '',
    ...saved.roles.filter(isWanted).flatMap((wanted) => compare(wanted, posted)),
  ].join('\n');
}

const readingOf = ({ roles, notes, implied, levels, seniority, territories }: Title): string[] =>
  [
    ...roles.map((role) => `  role: ${nameOf(role)}${sourceOf(role)}`),
    ...notes.map((words) => `  beside it: ${textOf(words)}`),
    ...implied.map((words) => `  implies: ${textOf(words)}`),
    `  level: ${[...levels, `(${seniority})`].join(', ')}`,
    territories.length > 0 ? `  territory: ${territories.join(', ')}` : '',
  ].filter((line) => line !== '');

const nameOf = ({ head, variants }: Role): string =>
  `${variants.map(textOf).join(' or ')} ${head === NO_HEAD ? '(anyone)' : head.text}`.trim();

const textOf = (words: Words): string => words.map(({ text }) => text).join(' ');

const sourceOf = ({ source, requires }: Role): string =>
  requires.length > 0
    ? ', another name in occupations.txt'
    : source === 'implied'
      ? ', counts as this too'
      : '';

/** One line for each word that a saved role asks for, and for each further word of the posted roles with its head. */
function compare(wanted: Role, posted: Title): string[] {
  const same = posted.roles.filter(({ head }) => head === wanted.head || wanted.head === NO_HEAD);
  if (same.length === 0) return [`No posted role has the head of '${nameOf(wanted)}'.`];
  const around = [...posted.notes, ...posted.implied].flat();
  return requiredVariants(wanted).flatMap((words) =>
    same.flatMap((role) =>
      (role.variants.length > 0 ? role.variants : [[]]).flatMap((variant) => [
        `'${textOf([...words, wanted.head])}' beside '${textOf([...variant, role.head])}':`,
        ...words.map((word) => `  ${word.text}: ${whereIs(word, variant, around)}`),
        ...variant.filter((word) => !words.includes(word)).map((word) => decide(word, words, role.head)),
      ]),
    ),
  );
}

const whereIs = (word: Word, variant: Words, around: Words): string =>
  variant.includes(word) ? 'in the role' : around.includes(word) ? 'beside the role' : 'missing';

function decide(word: Word, words: Words, head: Word): string {
  const line = decidingLine('role', head, words, word) ?? 'no line of decisions.tsv mentions it';
  return `  ${word.text}: ${keepsJob.role(head, words, word) ? 'leaves the job the same' : 'another job after the saved words'} (${line})`;
}
