import { describe, expect, test } from '@jest/globals';
import { checkAccount } from './check-account.ts';
import { checkChannels } from './check-channels.ts';
import { checkStage } from './check-stage.ts';
import type { Finding } from './finding.ts';
import { newAccount, readyAccount, required } from './fixtures/account.ts';
import type { Requirements } from './requirements.ts';
import type { AccountSnapshot } from './snapshot.ts';

const NOW = new Date('2026-06-01T12:00:00Z');

function preflight(
  snapshot: AccountSnapshot,
  needs: Requirements = required,
  env: NodeJS.ProcessEnv = {},
): Finding[] {
  return [
    ...checkAccount(needs, snapshot, env),
    ...checkChannels(needs, snapshot),
    ...checkStage(needs, snapshot, NOW),
  ];
}
const of = (subject: string, findings: readonly Finding[]) =>
  findings.filter((finding) => finding.subject === subject);

test('OPS-01 an account with every limit raised has no findings', () => {
  const findings = preflight(readyAccount);
  expect(findings.filter(({ state }) => state !== 'ok')).toEqual([]);
  expect(findings.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['credentials', 'region', 'settings', 'bootstrap', 'CloudFront', 'Lambda']),
  );
});

test('OPS-01 a new account has a finding with what to do for each request to AWS', () => {
  const findings = preflight(newAccount);
  expect(
    findings.filter(({ state }) => state !== 'ok').map(({ subject, state }) => `${state} ${subject}`),
  ).toEqual([
    'missing bootstrap',
    'unknown CloudFront',
    'missing Lambda',
    'missing sender',
    'missing mail',
    'missing mail rate',
    'missing texts',
    'missing text spending',
    'missing text countries',
    'missing text number',
  ]);
  const text = (subject: string) => of(subject, findings)[0]?.text;
  expect(text('bootstrap')).toContain('Run npm run bootstrap.');
  expect(text('Lambda')).toMatch(/^10 functions may run at once; 176 are needed: .*--desired-value 1000/);
  expect(text('sender')).toContain('npm run deploy -- --stage prod --sender');
  expect(text('mail rate')).toContain('Set stages.prod.mailsPerSecond in cdk.json to 1');
  expect(text('text spending')).toContain('$1 a month, about 111 texts. Request a higher');
});

test('OPS-01 a denied read is unknown, not missing', () => {
  const denied = { unknown: 'Not authorized' };
  const findings = preflight({
    ...readyAccount,
    bootstrapVersion: denied,
    concurrency: denied,
    distributions: denied,
    mail: denied,
    hasResumeBucket: denied,
    isSenderVerified: denied,
    texts: denied,
    deployed: denied,
  });
  expect(findings.filter(({ state }) => state === 'unknown')).toHaveLength(8);
  expect(findings.filter(({ state }) => state === 'missing')).toEqual([]);
});

describe('OPS-01 the settings', () => {
  test('OPS-01 are missing if they are placeholders', () => {
    const findings = preflight(readyAccount, { ...required, placeholders: ['Set this.', 'Set that.'] });
    expect(of('settings', findings)).toEqual([
      { subject: 'settings', state: 'missing', text: 'Set this.' },
      { subject: 'settings', state: 'missing', text: 'Set that.' },
    ]);
  });

  test('OPS-01 include the shell’s region, which the AWS CLI would use', () => {
    const findings = preflight(readyAccount, required, { AWS_REGION: 'eu-west-1' });
    expect(of('region', findings)).toEqual([
      expect.objectContaining({ state: 'missing', text: expect.stringContaining('AWS_REGION is eu-west-1') }),
    ]);
  });

  const issued = { status: 'ISSUED', names: ['acme.com', '*.acme.com'] };
  test.each([
    ['arn:aws:acm:us-east-1:123456789012:certificate/a', issued, 'ok', /certificate\/a$/],
    [
      'arn:aws:acm:eu-west-1:123456789012:certificate/a',
      issued,
      'missing',
      /is not a certificate of account/,
    ],
    [
      'arn:aws:acm:us-east-1:999999999999:certificate/a',
      issued,
      'missing',
      /is not a certificate of account/,
    ],
    ['arn:aws:acm:us-east-1:123456789012:certificate/a', undefined, 'missing', /is not a certificate of/],
    [
      'arn:aws:acm:us-east-1:123456789012:certificate/a',
      { ...issued, status: 'PENDING_VALIDATION' },
      'missing',
      /is PENDING_VALIDATION/,
    ],
    [
      'arn:aws:acm:us-east-1:123456789012:certificate/a',
      { ...issued, names: ['acme.com', '*.jobs.acme.com'] },
      'missing',
      /not for jobs\.acme\.com/,
    ],
  ])('OPS-01 the certificate %s, found as %j, is %s', (certificateArn, value, state, text) => {
    const needs = { ...required, certificateArn, domainName: 'jobs.acme.com' };
    const findings = preflight({ ...readyAccount, certificate: { value } }, needs);
    expect(of('certificate', findings)).toEqual([
      expect.objectContaining({ state, text: expect.stringMatching(text) }),
    ]);
  });

  test.each([
    [newAccount, [], 'ok'],
    [newAccount, [['www.acme.com'], ['jobs.acme.com']], 'missing'],
  ])(
    'OPS-01 a domain name that another distribution has is found before the deployment',
    (account, value, state) => {
      const findings = preflight(
        { ...account, distributions: { value } },
        { ...required, domainName: 'jobs.acme.com' },
      );
      expect(of('domain', findings)).toEqual([expect.objectContaining({ state })]);
    },
  );

  test.each([
    [newAccount, false, 'ok', 'the name daybreak-prod-resumes-123456789012 is free'],
    [newAccount, true, 'missing', 'Save its files and delete it.'],
    [readyAccount, true, 'ok', 'daybreak-prod-resumes-123456789012'],
  ] as const)('OPS-01 the resume bucket: %#', (account, value, state, text) => {
    const findings = preflight({ ...account, hasResumeBucket: { value } });
    expect(of('resume bucket', findings)).toEqual([
      { subject: 'resume bucket', state, text: expect.stringContaining(text) },
    ]);
  });

  test.each([
    [{ isSending: false }, 'SES has paused the account'],
    [{ reputation: 'SHUTDOWN' }, 'SES has paused the account'],
    [{ reputation: 'PROBATION' }, 'SES reviews the account'],
  ])('OPS-01 an SES account with %j is reported', (change, text) => {
    const mail = {
      isProduction: true,
      isSending: true,
      reputation: 'HEALTHY',
      perSecond: 14,
      perDay: 50_000,
    };
    const findings = preflight({ ...readyAccount, mail: { value: { ...mail, ...change } } });
    expect(of('mail', findings)).toContainEqual({
      subject: 'mail',
      state: 'missing',
      text: expect.stringContaining(text),
    });
  });
});

test.each([
  [['CA', 'US'], 'ok', 'CA, US'],
  [['CA', 'IN', 'US'], 'missing', 'Texts may also go to IN.'],
  [['US'], 'missing', 'Texts to CA are blocked.'],
  [null, 'missing', 'Texts may go to every country'],
])('OPS-01 texts that may go to %j are %s', (allowedCountries, state, text) => {
  const limits = { isSandbox: false, monthlyLimit: 100, highestLimit: 100, originationNumbers: 1 };
  const findings = preflight({ ...readyAccount, texts: { value: { ...limits, allowedCountries } } });
  expect(of('text countries', findings)).toEqual([
    { subject: 'text countries', state, text: expect.stringContaining(text) },
  ]);
});
