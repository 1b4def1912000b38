import type { Page } from '@playwright/test';
import { z } from 'zod';

/** What Amplify keeps of a session, by the ends of its keys. */
const Kept = z.object({ idToken: z.string(), accessToken: z.string(), refreshToken: z.string() });
export type Tokens = z.infer<typeof Kept>;

const read = () =>
  [localStorage, sessionStorage].flatMap((storage) =>
    Object.entries(storage).map(([key, text]): [string, string] => [key, String(text)]),
  );

const isToken = ([key]: [string, string]) => key.startsWith('CognitoIdentityServiceProvider.');

/** The tokens that a browser keeps; null where it keeps none. */
export async function tokensOf(page: Page): Promise<Tokens | null> {
  const entries = (await page.evaluate(read)).filter(isToken);
  const named = entries.map(([key, text]): [string, string] => [key.split('.').at(-1) ?? key, text]);
  return Kept.safeParse(Object.fromEntries(named)).data ?? null;
}

/** The payload of a token as if its hour had passed; its signature is none any more. */
function passed(token: string): string {
  const [head, payload = '', signature] = token.split('.');
  const claims = z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  const past = { ...claims, iat: 1_000_000_000, exp: 1_000_003_600 };
  return [head, Buffer.from(JSON.stringify(past)).toString('base64url'), signature].join('.');
}

/** Another signature under the same claims. */
export const forged = (token: string): string => `${token.slice(0, -8)}${'A'.repeat(8)}`;

/** Puts something else in the place of tokens that a browser keeps. */
export async function replaceTokens(page: Page, replace: (tokens: Tokens) => Partial<Tokens>): Promise<void> {
  const tokens = await tokensOf(page);
  if (tokens === null) throw new Error('The browser keeps no tokens: no one is signed in.');
  await page.evaluate(
    (changes: [string, string][]) => {
      for (const storage of [localStorage, sessionStorage])
        for (const key of Object.keys(storage))
          for (const [name, text] of changes) if (key.endsWith(`.${name}`)) storage.setItem(key, text);
    },
    Object.entries(replace(tokens)),
  );
}

/** Makes the tokens of a browser as old as they would be after a day. */
export const expire = (page: Page): Promise<void> =>
  replaceTokens(page, ({ idToken, accessToken }) => ({
    idToken: passed(idToken),
    accessToken: passed(accessToken),
  }));

/** The same, and the user pool renews them no more. */
export async function endSession(page: Page): Promise<void> {
  await expire(page);
  await replaceTokens(page, ({ refreshToken }) => ({ refreshToken: forged(refreshToken) }));
}
