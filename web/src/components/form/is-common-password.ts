/**
 * Words of the passwords that leak most often, by published counts of breaches, without the digits, capitals
 * and signs that people add. Only words that reach eight characters with them.
 */
const WORDS = new Set(
  (
    'password passwort passw pass word welcome letmein qwerty qwertyuiop qwertz azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm ' +
    'qazwsx qazwsxedc iloveyou loveyou sunshine princess football baseball basketball superman batman spiderman pokemon ' +
    'starwars trustno trustnoone monkey dragon master shadow michael jennifer jordan michelle charlie jessica ashley daniel ' +
    'thomas matthew computer internet whatever freedom killer hello hellohello secret admin administrator login test testtest ' +
    'changeme default guest access samsung google facebook linkedin daybreak cookie chocolate butterfly cheese banana summer ' +
    'winter spring autumn january february monday friday liverpool chelsea arsenal barcelona mustang ferrari corvette harley ' +
    'abcabc abcdef abcdefg abcdefgh abcd abc qwe qweqwe asd asdasd zxc aaa xxx jesus blessed angel lovely flower family'
  ).split(' '),
);

const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** Rows of a keyboard, and what people count or spell. */
const RUNS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
];

const reversed = (text: string) => [...text].reverse().join('');

const isRun = (text: string) => RUNS.some((run) => run.includes(text) || reversed(run).includes(text));

/** Whether a text repeats one part, as in 'abcabcabc'. */
const repeatsPart = (text: string) => /^(.{1,4})\1+$/su.test(text);

/** Returns whether a password is among the first that attackers try. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  if (repeatsPart(text) || isRun(text) || /^\d+$/.test(text)) return true;
  const word = text.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const read = word.replace(/[013457@$]/g, (sign) => LOOKALIKES[sign] ?? sign);
  return WORDS.has(word) || WORDS.has(read) || (word.length > 3 && isRun(word));
}
