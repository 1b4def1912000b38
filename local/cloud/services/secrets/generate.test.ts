import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { generateSecret, generateSecretString } from './generate.ts';

test('a generated secret has the wished length and none of the excluded characters', () => {
  const wishes = fc.record({
    PasswordLength: fc.integer({ min: 5, max: 64 }),
    ExcludePunctuation: fc.boolean(),
    ExcludeUppercase: fc.boolean(),
    ExcludeCharacters: fc.string({ maxLength: 5 }),
  });
  fc.assert(
    fc.property(wishes, (wish) => {
      const secret = generateSecret(generateSecretString.parse(wish));
      expect(secret).toHaveLength(wish.PasswordLength);
      expect([...secret].some((character) => wish.ExcludeCharacters.includes(character))).toBe(false);
      if (wish.ExcludePunctuation) expect(secret).toMatch(/^[a-zA-Z0-9]+$/);
      if (wish.ExcludeUppercase) expect(secret).not.toMatch(/[A-Z]/);
    }),
  );
});

test('with a template the secret stands under its key in the JSON of the template', () => {
  const wish = {
    SecretStringTemplate: '{"user":"admin"}',
    GenerateStringKey: 'password',
    PasswordLength: 12,
  };
  expect(JSON.parse(generateSecret(generateSecretString.parse(wish)))).toEqual({
    user: 'admin',
    password: expect.stringMatching(/^.{12}$/s),
  });
});

test('when every character is excluded a sentence says so', () => {
  const wish = {
    ExcludeLowercase: true,
    ExcludeUppercase: true,
    ExcludeNumbers: true,
    ExcludePunctuation: true,
  };
  expect(() => generateSecret(generateSecretString.parse(wish))).toThrow('every character is excluded');
});
