import { readFileSync } from 'node:fs';

/** A word or phrase in another language, and the English words that it means. */
export interface Translation {
  readonly written: string;
  readonly becomes: string;
  /** It counts only in titles that another word shows to be in another language. */
  readonly isWeak: boolean;
}

/** The lines of other-languages.txt: 'engenheiro = engineer'. The file is bundled with each function that needs it. */
export const translations: readonly Translation[] = readFileSync(
  new URL('./other-languages.txt', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [written = '', becomes = ''] = line.split(/ = ?/);
    const isWeak = written.startsWith('~ ');
    return { written: isWeak ? written.slice(2) : written, becomes, isWeak };
  });
