/**
 * Writes correctable.generated.txt, unless it is up to date: the long words of words.tsv and occupations.txt, each with
 * the English words one letter away from it, which are no typos. `pnpm generate` runs it.
 */
import { hash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import wordList from 'word-list';
import { isTypo } from '../correct-word.ts';
import { readOccupations, wordRows } from './title-data.ts';

/** Shorter words are too close to the names of people, towns and companies. */
const LONG = /^[a-z]{7,}$/;

const listed = wordRows.map(([word = '']) => word);
const named = readOccupations().flatMap((line) => line.toLowerCase().split(/[^a-z]+/));
const words = [...new Set([...listed, ...named])].filter((word) => LONG.test(word)).sort();

const file = new URL('./correctable.generated.txt', import.meta.url);
/** A remark in the file that says from which words it was made. */
const seal = `# ${hash('sha1', words.join(' '))}\n`;

function writeCorrectable(): void {
  const english = Map.groupBy(readFileSync(wordList, 'utf8').split('\n'), (word) => word[0]);
  const lookAlikesOf = (word: string) =>
    (english.get(word[0]) ?? []).filter(
      (other) => Math.abs(other.length - word.length) <= 1 && isTypo(other, word),
    );
  const lines = words.map((word) => `${[word, ...lookAlikesOf(word)].join(' ')}\n`);
  writeFileSync(file, seal + lines.join(''));
}

if (!existsSync(file) || !readFileSync(file, 'utf8').startsWith(seal)) writeCorrectable();
