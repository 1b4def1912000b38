import { MAX_TITLE_LENGTH } from '@daybreak/contract/rules.ts';
import { parseTitle } from './parse.ts';
import type { Role } from './title.ts';
import { peers, people, weak } from './vocabulary/heads.ts';

/** Above this it is no title but a sentence. */
const MOST_WORDS = 8;
const MOST_CHARACTERS = Math.min(60, MAX_TITLE_LENGTH);

/** Letters and what stands between them in titles: no quotes, no brackets of markup, no ends of sentences. */
const LETTERS = /^[\p{L}\p{N}.(][\p{L}\p{M}\p{N} &/,.+#()'’-]*$/u;
const TWO_LETTERS = /\p{L}.*\p{L}/u;

/** 'daybreak.example', but neither 'ASP.NET' nor 'Node.js'; or two slashes. */
const ADDRESS = /\/\/|\S\.(?!net\b|js\b)\p{L}{2,}/iu;

/** Beside the heads of leaders, of ranks and of builders: these say nothing of the work when they stand alone. */
const VAGUE = new Set(
  'analyst executive representative coordinator officer agent partner owner generalist planner operator'.split(
    ' ',
  ),
);

/** Whether a role is named and not only what somebody is called there: 'Manager' alone would take in every manager. */
const saysWork = ({ head, readings }: Role): boolean =>
  head !== '' && (readings.length > 0 || ![people, peers, weak, VAGUE].some((vague) => vague.has(head)));

/** Whether a text can be the title of a job: short, of letters, no address, and naming a role that we know. */
export function isPlausible(title: string): boolean {
  return (
    title.length <= MOST_CHARACTERS &&
    title.split(' ').length <= MOST_WORDS &&
    LETTERS.test(title) &&
    TWO_LETTERS.test(title) &&
    !ADDRESS.test(title) &&
    parseTitle(title).roles.some(saysWork)
  );
}
