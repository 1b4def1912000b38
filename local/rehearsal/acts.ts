import { changeAccount } from '../cloud/account/account-settings.ts';
import { settle } from '../cloud/console/settle.ts';
import { systemClock } from '../demo/clock.ts';
import { ensureAccount } from '../demo/ensure-account.ts';
import { connectUserPool } from '../demo/user-pool.ts';
import { boardsCommand } from '../run/boards-command.ts';
import type { Act } from './act.ts';
import { checkAccount } from './check-account.ts';
import { fillSecrets } from './fill-secrets.ts';
import { JOBS, PERSON, postJobs } from './first-job.ts';
import type { NewAccount } from './new-account.ts';

/** Waits until queues and streams are empty. */
async function rest(account: NewAccount): Promise<void> {
  const busy = await settle(account.cloud().pendingWork, { timeoutMs: 120_000 });
  if (busy.length > 0) throw new Error(`The product is still busy: ${busy.join('; ')}.`);
}

/** Runs a schedule of the application now. Throws if its function fails. */
async function runSchedule(account: NewAccount, name: string): Promise<void> {
  const cloud = account.cloud();
  const outcome = await cloud.schedules.run(`${cloud.stackName}-${name}`);
  if (!outcome) throw new Error(`The application has no schedule ${name}.`);
  if ('error' in outcome) throw new Error(`${name} failed: ${outcome.error.errorMessage}`);
}

const mailsTo = (account: NewAccount, email: string) => account.cloud().services.outbox.list(email);

/** The domains in the sender's stack. */
const sendersIn = ({ assembly }: NewAccount) =>
  assembly.stacks.flatMap(({ template }) =>
    Object.values(template.Resources).flatMap(({ Type, Properties }) =>
      Type === 'AWS::SES::EmailIdentity' ? [String(Properties['EmailIdentity'])] : [],
    ),
  );

/** The steps from a new account to the first alert, in the order an engineer would take them. */
export const actsOf = (account: NewAccount): readonly Act[] => [
  {
    tries: 'Check the new account',
    async attempt() {
      const { missing } = await checkAccount(account);
      if (missing.length === 0) throw new Error('The preflight finds nothing missing in a new account.');
      return `missing: ${[...new Set(missing.map(({ subject }) => subject))].join(', ')}`;
    },
  },
  {
    tries: 'Deploy the application',
    async attempt() {
      await account.deploy();
      return `${account.cloud().stackName} at ${account.cloud().outputs.siteUrl}`;
    },
    refusal: {
      pattern: /not verified/i,
      remedy: 'Publish the DNS records of the sender’s domain, and wait until SES has found them',
      grant: () => changeAccount(account.settings, { ses: { verified: sendersIn(account) } }),
    },
  },
  {
    tries: 'Sign up as the first person',
    async attempt() {
      const pool = connectUserPool(account.cloud().outputs);
      try {
        await ensureAccount(pool, PERSON, (email) => mailsTo(account, email), systemClock);
      } finally {
        pool.close();
      }
      await rest(account);
      return 'the code was mailed and the account is confirmed';
    },
    refusal: {
      pattern: /not verified|sandbox/i,
      remedy: 'Request production access from SES',
      grant: () =>
        changeAccount(account.settings, {
          ses: { sandbox: false, mailsPerSecond: 14, mailsPerDay: 50_000 },
        }),
    },
  },
  {
    tries: `Register a board and post ${JOBS} jobs, with 10 functions at once`,
    async attempt() {
      const before = mailsTo(account, PERSON.email).length;
      const { registerBoards } = boardsCommand(account.cloud(), account.endpoints);
      await registerBoards(await postJobs(account.feedsDir));
      await runSchedule(account, 'poll-boards');
      await rest(account);
      const [alert] = mailsTo(account, PERSON.email).slice(before);
      if (!alert) throw new Error('No alert was mailed.');
      const dead = (await account.cloud().services.queueDepths()).filter(
        ({ arn, visible }) => visible > 0 && account.cloud().deadLetterQueues.has(arn),
      );
      if (dead.length > 0) throw new Error(`Dead letters in ${dead.map(({ name }) => name).join(', ')}.`);
      return `the first alert: “${alert.subject}”, and no dead letter`;
    },
  },
  {
    tries: 'Extend the API key, as its schedule does',
    async attempt() {
      await runSchedule(account, 'extend-key');
      const { ok } = await checkAccount(account);
      return ok.find(({ subject }) => subject === 'API key')?.text ?? 'the preflight does not see the key';
    },
  },
  {
    tries: 'Check the account again',
    async attempt() {
      const { missing } = await checkAccount(account);
      const others = missing.filter(({ subject }) => subject !== 'settings');
      const subjects = [...new Set(others.map(({ subject }) => subject))];
      if (subjects.length > 0) throw new Error(`missing: ${subjects.join(', ')}`);
      return 'nothing is missing but the settings of the stage, which stays fictional';
    },
    refusal: {
      pattern: /^missing: Lambda, texts, .*secrets$/,
      remedy:
        'Put the providers’ keys in, and request more concurrency and production access for texts, in their countries',
      async grant() {
        changeAccount(account.settings, {
          lambda: { concurrentExecutions: 1_000 },
          texts: {
            inSandbox: false,
            monthlyLimit: 100,
            hasOriginationIdentity: true,
            allowedCountries: ['CA', 'US'],
          },
        });
        await fillSecrets(account);
      },
    },
  },
];
