import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { generateSecret, generateSecretString } from './generate-secret.ts';

test('a generated secret has the requested length and no excluded characters', () => {
  const options = fc.record({
    PasswordLength: fc.integer({ min: 4, max: 64 }),
    ExcludePunctuation: fc.boolean(),
    ExcludeCharacters: fc.string({ maxLength: 5 }),
  });
  fc.assert(
    fc.property(options, (given) => {
      const secret = generateSecret(generateSecretString.parse(given));
      expect(secret).toHaveLength(given.PasswordLength);
      expect([...secret].some((character) => given.ExcludeCharacters.includes(character))).toBe(false);
      if (given.ExcludePunctuation) expect(secret).toMatch(/^[a-zA-Z0-9]+$/);
    }),
  );
});

test('an option that is not supported is refused by name', () => {
  expect(() => generateSecretString.parse({ IncludeSpace: true })).toThrow('IncludeSpace');
});
