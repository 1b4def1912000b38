import { describe, expect, test } from '@jest/globals';
import { checkStage } from './check-stage.ts';
import type { Finding } from './finding.ts';
import { readyAccount, required } from './fixtures/account.ts';
import type { AccountSnapshot, DeployedStage } from './snapshot.ts';

const NOW = new Date('2026-06-01T12:00:00Z');

const preflight = (snapshot: AccountSnapshot) => checkStage(required, snapshot, NOW);
const of = (subject: string, findings: readonly Finding[]) =>
  findings.filter((finding) => finding.subject === subject);
const deployed = (changes: Partial<DeployedStage>): AccountSnapshot => ({
  ...readyAccount,
  deployed: {
    value: {
      statuses: new Map([['Daybreak-prod', 'UPDATE_COMPLETE']]),
      secrets: { value: [] },
      apiKeyExpires: { value: new Date('2027-05-01T00:00:00Z') },
      ...changes,
    },
  },
});

describe('OPS-01 a deployed stack', () => {
  test('OPS-01 a secret that is not set is missing, with the command that sets it', () => {
    const secret = { id: 'SecretsOpenAiKey4DCC', purpose: 'The key of the OpenAI API', arn: 'arn:of:it' };
    const findings = preflight(deployed({ secrets: { value: [{ ...secret, isPlaceholder: true }] } }));
    expect(of('secrets', findings)).toEqual([
      expect.objectContaining({
        state: 'missing',
        text: expect.stringContaining(
          'SecretsOpenAiKey4DCC is still a placeholder. The key of the OpenAI API: aws secretsmanager put-secret-value --secret-id arn:of:it',
        ),
      }),
    ]);
  });

  test.each([
    ['2026-07-15T00:00:00Z', 'ok', 'expires on 2026-07-15, in 43 days'],
    ['2026-06-08T12:00:00Z', 'unknown', 'expires on 2026-06-08: it has not been extended yet.'],
    ['2026-06-05T00:00:00Z', 'missing', "The site's API key expires on 2026-06-05."],
    ['2026-05-15T00:00:00Z', 'missing', "The site's API key expired on 2026-05-15."],
  ])('OPS-01 an API key that expires on %s is %s', (expires, state, text) => {
    const findings = preflight(deployed({ apiKeyExpires: { value: new Date(expires) } }));
    expect(of('API key', findings)).toEqual([
      { subject: 'API key', state, text: expect.stringContaining(text) },
    ]);
  });

  const withStatus = (name: string, status: string | undefined) =>
    of('stacks', preflight(deployed({ statuses: new Map([[name, status]]) })));

  test.each(['ROLLBACK_COMPLETE', 'UPDATE_ROLLBACK_FAILED'])(
    'OPS-01 with status %s is reported, because it cannot be updated',
    (status) => {
      expect(withStatus('Daybreak-prod', status)).toEqual([
        expect.objectContaining({ state: 'missing', text: expect.stringContaining(status) }),
      ]);
    },
  );

  test('OPS-01 that is protected from deletion is reported with the command that ends the protection', () => {
    const [finding] = withStatus('Daybreak-prod-State', 'ROLLBACK_COMPLETE');
    expect(finding?.text).toContain(
      'update-termination-protection --no-enable-termination-protection --stack-name Daybreak-prod-State',
    );
  });

  test('OPS-01 without one of the others is reported, because a deployment failed before it', () => {
    expect(withStatus('Daybreak-prod-Api', undefined)).toEqual([
      {
        subject: 'stacks',
        state: 'missing',
        text: 'Daybreak-prod-Api is not deployed. Run npm run deploy -- --stage prod.',
      },
    ]);
  });
});
