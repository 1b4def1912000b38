import { foldLetters } from './normalize-title.ts';
import { translations } from './vocabulary/other-languages.ts';

/** Chinese, Japanese and Korean, which don't separate words by spaces. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const english = new Map(
  translations
    .map(({ written, becomes }) => [foldLetters(written), becomes] as const)
    .filter(([written]) => UNSPACED.test(written)),
);

const anyWord = new RegExp([...english.keys()].sort((one, two) => two.length - one.length).join('|'), 'g');

/** Replaces the Chinese, Japanese and Korean words of a title: '高级前端工程师' becomes 'senior frontend engineer'. */
export const translateUnspaced = (title: string): string =>
  UNSPACED.test(title) ? title.replace(anyWord, (word) => ` ${english.get(word)} `) : title;
