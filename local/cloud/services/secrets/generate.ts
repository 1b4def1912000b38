import { randomInt } from 'node:crypto';
import { z } from 'zod';

/** GenerateSecretString of AWS::SecretsManager::Secret, with CloudFormation's defaults. */
export const generateSecretString = z.object({
  PasswordLength: z.number().int().min(1).max(4_096).default(32),
  ExcludeCharacters: z.string().default(''),
  ExcludeLowercase: z.boolean().default(false),
  ExcludeNumbers: z.boolean().default(false),
  ExcludePunctuation: z.boolean().default(false),
  ExcludeUppercase: z.boolean().default(false),
  IncludeSpace: z.boolean().default(false),
  RequireEachIncludedType: z.boolean().default(true),
  SecretStringTemplate: z.string().optional(),
  GenerateStringKey: z.string().optional(),
});

type Wish = z.infer<typeof generateSecretString>;

const PUNCTUATION = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

/** Makes a random secret as wished; with a template, the template's JSON with the secret put in under its key. */
export function generateSecret(wish: Wish): string {
  const password = randomPassword(wish);
  if (wish.SecretStringTemplate === undefined || wish.GenerateStringKey === undefined) return password;
  const template = z.record(z.string(), z.unknown()).parse(JSON.parse(wish.SecretStringTemplate));
  return JSON.stringify({ ...template, [wish.GenerateStringKey]: password });
}

function randomPassword(wish: Wish): string {
  const types = [
    wish.ExcludeLowercase ? '' : 'abcdefghijklmnopqrstuvwxyz',
    wish.ExcludeUppercase ? '' : 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    wish.ExcludeNumbers ? '' : '0123456789',
    wish.ExcludePunctuation ? '' : PUNCTUATION,
    wish.IncludeSpace ? ' ' : '',
  ]
    .map((characters) => [...characters].filter((one) => !wish.ExcludeCharacters.includes(one)))
    .filter((characters) => characters.length > 0);
  const all = types.flat();
  if (all.length === 0) throw new Error('A secret cannot be generated: every character is excluded.');
  const required = wish.RequireEachIncludedType ? types.map(pick) : [];
  const others = Array.from({ length: Math.max(wish.PasswordLength - required.length, 0) }, () => pick(all));
  return shuffled([...required, ...others])
    .slice(0, wish.PasswordLength)
    .join('');
}

function pick(characters: readonly string[]): string {
  return characters[randomInt(characters.length)] ?? '';
}

function shuffled(characters: string[]): string[] {
  return characters
    .map((character) => ({ character, place: randomInt(2 ** 40) }))
    .sort((one, other) => one.place - other.place)
    .map(({ character }) => character);
}
