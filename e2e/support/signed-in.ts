import type { Page } from '@playwright/test';
import type { Site } from './journey.ts';
import { type Person, type SignedIn, signIn } from './people.ts';
import type { Stack } from './stack.ts';
import { RETURNING, type Visit } from './visit.ts';

/** Returns the username in a token's claims, which Amplify's storage keys contain. */
const usernameOf = (token: string): string => {
  const { username, sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return String(username ?? sub);
};

/** Returns local storage as a login with "Remember me" leaves it: Amplify's tokens and the site's signed-in flag. */
function storageOf({ userPoolClientId }: Stack, { email, idToken, accessToken, refreshToken }: SignedIn) {
  const pool = `CognitoIdentityServiceProvider.${userPoolClientId}`;
  const user = `${pool}.${usernameOf(accessToken)}`;
  return {
    [`${pool}.LastAuthUser`]: usernameOf(accessToken),
    [`${user}.idToken`]: idToken,
    [`${user}.accessToken`]: accessToken,
    [`${user}.refreshToken`]: refreshToken,
    [`${user}.clockDrift`]: '0',
    [`${user}.signInDetails`]: JSON.stringify({ loginId: email, authFlowType: 'USER_SRP_AUTH' }),
    'signed-in': '1',
  };
}

/** Opens a path of the site as a signed-in user, without going through the login page. */
export async function openSignedIn(
  site: Site,
  { email }: Pick<Person, 'email'>,
  path: string,
  visit: Visit = {},
): Promise<Page> {
  const person = await signIn(site.stack, email);
  const storage = { ...RETURNING, ...storageOf(site.stack, person), ...visit.storage };
  const page = await site.page({ ...visit, storage });
  await page.goto(site.url + path);
  return page;
}
