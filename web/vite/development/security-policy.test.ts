import { expect, test } from '@jest/globals';
import { allowViteClient } from './security-policy.ts';

test('Vite’s script and styles are allowed by nonce, its worker by scheme, and nothing else', () => {
  const policy =
    "default-src 'none'; script-src 'self'; style-src-elem 'self'; worker-src 'self'; img-src data:";
  expect(allowViteClient(policy, 'n0')).toBe(
    "default-src 'none'; script-src 'self' 'nonce-n0'; style-src-elem 'self' 'nonce-n0'; worker-src 'self' blob:; img-src data:",
  );
});

test('a page without a policy gets none', () => {
  expect(allowViteClient('', 'n0')).toBe('');
});
