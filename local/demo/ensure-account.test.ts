import { expect, test } from '@jest/globals';
import { demoUser, staffUser } from './demo-user.ts';
import { type EmailBody, ensureAccount, type UserPool } from './ensure-account.ts';

function given(status?: string) {
  const done: string[] = [];
  const mail: EmailBody[] = [{ text: 'An older code: 000000', html: null }];
  const later: EmailBody[] = [];
  const pool: UserPool = {
    status: async () => status,
    signUp: async ({ email }) => {
      done.push(`sign up ${email}`);
      later.push({ text: null, html: '<p style="color:#333333">Your code is <b>123456</b></p>' });
    },
    resendCode: async (email) => {
      done.push(`resend ${email}`);
      later.push({ text: 'Your code is 654321.', html: null });
    },
    confirm: async (email, code) => void done.push(`confirm ${email} ${code}`),
    addToGroup: async (email, group) => void done.push(`add ${email} to ${group}`),
  };
  const clock = { wait: async () => void mail.push(...later.splice(0)) };
  return { done, ensure: (account = demoUser(0)) => ensureAccount(pool, account, () => mail, clock) };
}

test('signs up a new account and confirms it with the code mailed for it', async () => {
  const { done, ensure } = given();
  await ensure();
  expect(done).toEqual(['sign up demo@daybreak.example', 'confirm demo@daybreak.example 123456']);
});

test('requests a new code for an unconfirmed account', async () => {
  const { done, ensure } = given('UNCONFIRMED');
  await ensure();
  expect(done).toEqual(['resend demo@daybreak.example', 'confirm demo@daybreak.example 654321']);
});

test('leaves a confirmed account unchanged, and adds staff to their group', async () => {
  const { done, ensure } = given('CONFIRMED');
  await ensure(staffUser(0));
  expect(done).toEqual(['add staff@daybreak.example to staff']);
});

test('a code that never arrives is an error that says where to look', async () => {
  const silent = { signUp: async () => {}, status: async () => undefined };
  const pool = { ...silent, resendCode: async () => {}, confirm: async () => {}, addToGroup: async () => {} };
  await expect(ensureAccount(pool, demoUser(0), () => [], { wait: async () => {} })).rejects.toThrow(
    "No code was mailed to demo@daybreak.example within 10 s. Check the outbox and the functions' log.",
  );
});
