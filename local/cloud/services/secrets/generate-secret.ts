import { randomInt } from 'node:crypto';
import { z } from 'zod';

/** GenerateSecretString of AWS::SecretsManager::Secret, with CloudFormation's defaults. Refuses its other options. */
export const generateSecretString = z.strictObject({
  PasswordLength: z.number().int().min(4).max(4_096).default(32),
  ExcludeCharacters: z.string().default(''),
  ExcludePunctuation: z.boolean().default(false),
});

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const PUNCTUATION = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

/** Returns a random secret with at least one character of each included type. */
export function generateSecret(options: z.infer<typeof generateSecretString>): string {
  const types = [LETTERS, LETTERS.toUpperCase(), '0123456789', options.ExcludePunctuation ? '' : PUNCTUATION]
    .map((characters) => [...characters].filter((one) => !options.ExcludeCharacters.includes(one)))
    .filter((characters) => characters.length > 0);
  const all = types.flat();
  if (all.length === 0)
    throw new Error('ExcludeCharacters excludes every character of the secret. Allow some of them.');
  const required = types.map(pick);
  const others = Array.from({ length: options.PasswordLength - required.length }, () => pick(all));
  return shuffle([...required, ...others]).join('');
}

const pick = (characters: readonly string[]): string => characters[randomInt(characters.length)] ?? '';

const shuffle = (characters: string[]): string[] =>
  characters
    .map((character) => ({ character, order: randomInt(2 ** 40) }))
    .sort((one, other) => one.order - other.order)
    .map(({ character }) => character);
