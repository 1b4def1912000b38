import type { Page } from '@playwright/test';
import { z } from 'zod';

/** The tokens that Amplify stores, named by the last part of their keys. */
const Tokens = z.object({ idToken: z.string(), accessToken: z.string(), refreshToken: z.string() });
export type Tokens = z.infer<typeof Tokens>;

const read = () =>
  [localStorage, sessionStorage].flatMap((storage) =>
    Object.entries(storage).map(([key, text]): [string, string] => [key, String(text)]),
  );

const isToken = ([key]: [string, string]) => key.startsWith('CognitoIdentityServiceProvider.');

/** Returns the tokens in a browser's local storage, or null if there are none. */
export async function readTokens(page: Page): Promise<Tokens | null> {
  const entries = (await page.evaluate(read)).filter(isToken);
  const named = entries.map(([key, text]): [string, string] => [key.split('.').at(-1) ?? key, text]);
  return Tokens.safeParse(Object.fromEntries(named)).data ?? null;
}

/** Returns an expired copy of a token. Its signature is no longer valid. */
function expireToken(token: string): string {
  const [head, payload = '', signature] = token.split('.');
  const claims = z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  const expired = { ...claims, iat: 1_000_000_000, exp: 1_000_003_600 };
  return [head, Buffer.from(JSON.stringify(expired)).toString('base64url'), signature].join('.');
}

/** Returns the same claims with an invalid signature. */
export const invalidateSignature = (token: string): string => `${token.slice(0, -8)}${'A'.repeat(8)}`;

/** Replaces tokens in a browser's local storage. */
export async function replaceTokens(page: Page, replace: (tokens: Tokens) => Partial<Tokens>): Promise<void> {
  const tokens = await readTokens(page);
  if (tokens === null) throw new Error('The browser has no tokens. Sign in first.');
  await page.evaluate(
    (changes: [string, string][]) => {
      for (const storage of [localStorage, sessionStorage])
        for (const key of Object.keys(storage))
          for (const [name, text] of changes) if (key.endsWith(`.${name}`)) storage.setItem(key, text);
    },
    Object.entries(replace(tokens)),
  );
}

/** Expires a browser's tokens, as after a day away. */
export const expireTokens = (page: Page): Promise<void> =>
  replaceTokens(page, ({ idToken, accessToken }) => ({
    idToken: expireToken(idToken),
    accessToken: expireToken(accessToken),
  }));

/** Expires a browser's tokens and invalidates its refresh token. */
export async function endSession(page: Page): Promise<void> {
  await expireTokens(page);
  await replaceTokens(page, ({ refreshToken }) => ({ refreshToken: invalidateSignature(refreshToken) }));
}
