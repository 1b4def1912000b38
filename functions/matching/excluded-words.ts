import { fold } from '../places/fold.ts';

/** Letters and digits with the marks that belong to them: C++, C#, .NET, Node.js. */
const WORD =
  /\.net(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:\.(?:js|net)(?![\p{L}\p{N}]))?(?:\+\+|\+(?![\p{L}\p{N}])|#(?!\p{N}))?/giu;

const LETTERS = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of a text as they are written in it. */
export const writtenWords = (text: string): string[] =>
  text
    .replace(/[™®©℠]/g, '')
    .normalize('NFKC')
    .match(WORD) ?? [];

/** The words of a text as they are compared: capitals, accents and apostrophes do not count, and '&' is 'and'. */
export const comparedWords = (text: string): string[] =>
  writtenWords(text.replace(/['’‘ʻʼ`´]/g, '').replace(/&/g, ' and ')).map((word) =>
    word.replace(LETTERS, (letters) => fold(letters)),
  );
