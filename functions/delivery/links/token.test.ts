import { describe, expect, test } from '@jest/globals';
import { SignJWT } from 'jose';
import { Fault } from '../../platform/fault.ts';
import { type Grant, readLink, signLink } from './token.ts';

const secret = new TextEncoder().encode('a secret of sixty-four characters, as the template makes them up');
const REFUSAL = 'This link is not complete or no longer valid. Please use the one in your newest alert.';
const grant: Grant = { sub: 'ada', may: 'end email' };

const signed = (claims: Record<string, unknown>, expires: string | number, key = secret) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject('ada')
    .setExpirationTime(expires)
    .sign(key);

describe('the token of a link', () => {
  test.each<Grant>([
    grant,
    { sub: 'ada', may: 'manage' },
    { sub: 'ada', may: 'end title', title: 'Bäckend “Engineer”' },
    { sub: 'ada', may: 'judge', jobId: 'lever:acme:1' },
  ])('permits what was signed: %j', async (signed) => {
    expect(await readLink(secret, await signLink(secret, signed))).toEqual(signed);
  });

  test.each([
    ['empty', async () => ''],
    ['no token at all', async () => 'unsubscribe me'],
    ['cut off by a mail program', async () => (await signLink(secret, grant)).slice(0, -3)],
    [
      'altered to another person',
      async () => {
        const [head, , tail] = (await signLink(secret, grant)).split('.');
        const body = Buffer.from(JSON.stringify({ sub: 'bob', may: 'end email', exp: 4e9 }));
        return `${head}.${body.toString('base64url')}.${tail}`;
      },
    ],
    [
      'not signed',
      async () => {
        const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
        return `${part({ alg: 'none' })}.${part({ ...grant, exp: 4e9 })}.`;
      },
    ],
    ['signed by somebody else', async () => signLink(new TextEncoder().encode('x'.repeat(64)), grant)],
    ['expired', async () => signed({ may: 'end email' }, 1_700_000_000)],
    ['for what no link may', async () => signed({ may: 'end pigeons' }, '1 day')],
    ['for a title without one', async () => signed({ may: 'end title' }, '1 day')],
    ['for nothing', async () => signed({}, '1 day')],
  ])('MATCH-05 is refused, and says what to do, when it is %s', async (_, token) => {
    const refused = readLink(secret, await token());
    await expect(refused).rejects.toThrow(Fault);
    await expect(refused).rejects.toMatchObject({ code: 'BadInput', message: REFUSAL });
  });
});
