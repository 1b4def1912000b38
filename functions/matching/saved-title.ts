import { splitWords } from '../board/index/interner.ts';
import { parseTitle } from '../titles/parse-title.ts';
import { remember } from '../titles/remember.ts';
import { requirementsOf, type SavedRequirements } from '../titles/saved-requirements.ts';
import type { Title } from '../titles/title.ts';
import { meetsRequirements, type PostedTitle, preparePosted } from '../titles/title-match.ts';
import { type Words, wordOf } from '../titles/word.ts';
import { wantedTitle } from './match-rule.ts';

/** A job's title as saved titles are compared with it. */
export interface ComparedTitle {
  readonly posted: PostedTitle;
  /** The words as written. */
  readonly words: Words;
}

/** Prepares a job's title, as it is written and as it was parsed, for the comparison with many saved titles. */
export const prepareTitle = (written: string, title: Title): ComparedTitle => ({
  posted: preparePosted(title),
  words: splitIntoWords(written),
});

const splitIntoWords = (text: string): Words => [...new Set(splitWords(text).map(wordOf))];

const MAX_TITLE_LENGTH = 80;

/** Returns a title as reasons show it: in one line of at most 80 characters. */
export function shortenTitle(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > MAX_TITLE_LENGTH ? `${line.slice(0, MAX_TITLE_LENGTH - 1).trimEnd()}…` : line;
}

/** A saved title as jobs are compared with it. */
export class SavedTitle {
  /** As `shortenTitle` returns it. */
  readonly shortened: string;
  readonly #requirements: SavedRequirements;
  readonly #words: Words;
  /** Watchers in several partitions save the same titles, so each remembers the last job and its closeness. */
  #job = 0;
  #closeness: number | undefined = undefined;

  constructor(written: string, title: Title) {
    this.shortened = shortenTitle(written);
    this.#requirements = requirementsOf(title);
    this.#words = splitIntoWords(written);
  }

  /** Returns how many words it shares with a job's title that matches it; undefined for another. */
  closenessTo(job: ComparedTitle): number | undefined {
    if (this.#job !== job.posted.number) {
      this.#job = job.posted.number;
      this.#closeness = meetsRequirements(job.posted, this.#requirements) ? this.#countIn(job) : undefined;
    }
    return this.#closeness;
  }

  #countIn({ words }: ComparedTitle): number {
    let count = 0;
    for (const word of this.#words) if (words.includes(word)) count += 1;
    return count;
  }
}

const readAsSaved = remember((text) => new SavedTitle(text, parseTitle(text)));
const readAtAnyLevel = remember((text) => {
  const title = parseTitle(text);
  const wanted = wantedTitle(title, true);
  return wanted === title ? readAsSaved(text) : new SavedTitle(text, wanted);
});

/**
 * Parses a saved title, and remembers it: thousands of people save the same ones, and every job asks for them again. With
 * `areLevelsChosen`, the level in the title doesn't count.
 */
export const readSavedTitle = (text: string, areLevelsChosen: boolean): SavedTitle =>
  areLevelsChosen ? readAtAnyLevel(text) : readAsSaved(text);
