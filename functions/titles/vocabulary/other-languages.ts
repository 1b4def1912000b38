import { readFileSync } from 'node:fs';

/** A word or phrase in another language, and the English words that it means. */
export interface Translation {
  readonly written: string;
  readonly becomes: string;
  /** It counts only in titles that another word shows to be in another language. */
  readonly isWeak: boolean;
  /** In its language, what a head does comes after it: 'engenheiro de dados'. */
  readonly isHeadFirst: boolean;
}

/** The lines of other-languages.txt: 'engenheiro = engineer', in sections with a heading: '# French: head first'. The file is bundled with each function that needs it. */
export const translations: readonly Translation[] = readFileSync(
  new URL('./other-languages.txt', import.meta.url),
  'utf8',
)
  .split('\n\n')
  .flatMap((section) => {
    const lines = section.split('\n').filter((line) => line !== '');
    const heading = lines.find((line) => line.startsWith('# '));
    if (heading === undefined)
      throw new Error(`A section of other-languages.txt has no heading: ${lines[0]}.`);
    const isHeadFirst = heading.endsWith(': head first');
    return lines.filter((line) => !line.startsWith('#')).map((line) => readTranslation(line, isHeadFirst));
  });

function readTranslation(line: string, isHeadFirst: boolean): Translation {
  const [written = '', becomes = ''] = line.split(/ = ?/);
  const isWeak = written.startsWith('~ ');
  return { written: isWeak ? written.slice(2) : written, becomes, isWeak, isHeadFirst };
}
