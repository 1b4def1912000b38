import { describe, expect, test } from '@jest/globals';
import { SignJWT } from 'jose';
import { Fault } from '../../platform/fault.ts';
import { type Grant, readLink, signLink } from './signed-links.ts';

const secret = new TextEncoder().encode('a secret of sixty-four characters, as the template makes them up');
const REFUSAL = 'This link is incomplete or has expired. Use the one in your latest alert.';
const grant: Grant = { sub: 'ada', may: 'end email' };

const signed = (claims: Record<string, unknown>, expires: string | number, key = secret) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject('ada')
    .setExpirationTime(expires)
    .sign(key);

describe('a signed link', () => {
  test.each<Grant>([
    grant,
    { sub: 'ada', may: 'manage' },
    { sub: 'ada', may: 'end title', title: 'Bäckend “Engineer”' },
    { sub: 'ada', may: 'judge', jobId: 'lever:acme:1' },
    {
      sub: 'ada',
      may: 'undo',
      undo: { of: 'title', version: 2, title: 'SRE', typed: [{ at: 2, item: 'SRE' }], suggested: [] },
    },
    {
      sub: 'ada',
      may: 'undo',
      undo: { of: 'relevance', jobId: 'one', learned: 'id' },
    },
  ])('allows what was signed: %j', async (signed) => {
    expect(await readLink(secret, await signLink(secret, signed))).toEqual(signed);
  });

  test.each([
    ['empty', async () => ''],
    ['not a token', async () => 'unsubscribe me'],
    ['truncated by a mail program', async () => (await signLink(secret, grant)).slice(0, -3)],
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
    ['signed with another key', async () => signLink(new TextEncoder().encode('x'.repeat(64)), grant)],
    ['expired', async () => signed({ may: 'end email' }, 1_700_000_000)],
    ['for an unknown action', async () => signed({ may: 'end pigeons' }, '1 day')],
    ['for a title without one', async () => signed({ may: 'end title' }, '1 day')],
    [
      'for undoing whatever was done',
      async () => signed({ may: 'undo', undo: { of: 'channels', email: true, text: false } }, '1 day'),
    ],
    ['for undoing nothing', async () => signed({ may: 'undo' }, '1 day')],
    ['for nothing', async () => signed({}, '1 day')],
  ])('MATCH-05 is refused, with what to do, when it is %s', async (_, token) => {
    const refused = readLink(secret, await token());
    await expect(refused).rejects.toThrow(Fault);
    await expect(refused).rejects.toMatchObject({ code: 'BadInput', message: REFUSAL });
  });
});
