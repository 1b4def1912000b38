import { REGION } from '../deploy/region.ts';
import { stackNamesOf } from '../stack-names.ts';
import { checkReading, type Finding, missing, ok, unknown } from './finding.ts';
import type { Requirements } from './requirements.ts';
import type { AccountSnapshot, DeployedStage, ProviderSecret } from './snapshot.ts';

const DAY = 86_400_000;

/** A schedule extends the key hourly, to 364 days from now. */
const API_KEY_DAYS = 30;

/** A new key is valid for 7 days, until the schedule's first run some minutes after the first deployment. */
const NEW_API_KEY_DAYS = 6;

/**
 * States in which CloudFormation rejects updates:
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/troubleshooting.html
 */
const STUCK = /^(ROLLBACK_COMPLETE|ROLLBACK_FAILED|CREATE_FAILED|DELETE_FAILED|UPDATE_ROLLBACK_FAILED)$/;

/** Checks the deployed stacks, the secrets that an operator sets, and the site's API key. */
export const checkStage = (
  { stage }: Requirements,
  { deployed: reading }: AccountSnapshot,
  now: Date,
): readonly Finding[] =>
  checkReading('stacks', reading, (deployed) => {
    if (!deployed)
      return ok('stacks', `the stage ${stage} is not deployed yet, so its secrets were not checked`);
    return [
      ...[...deployed.statuses].map(([stackName, status]) => checkStatus(stackName, status, stage)),
      ...checkReading('secrets', deployed.secrets, (secrets) => secrets.map(checkSecret)),
      ...checkApiKey(deployed, stage, now),
    ];
  });

function checkStatus(stackName: string, status: string | undefined, stage: string): Finding {
  if (status === undefined)
    return missing('stacks', `${stackName} is not deployed. Run npm run deploy -- --stage ${stage}.`);
  if (!STUCK.test(status)) return ok('stacks', `${stackName} is ${status}`);
  const command = (action: string) =>
    `aws cloudformation ${action} --stack-name ${stackName} --region ${REGION}`;
  if (status === 'UPDATE_ROLLBACK_FAILED')
    return missing(
      'stacks',
      `${stackName} is ${status} and cannot be updated. Continue it: ${command('continue-update-rollback')}`,
    );
  const deletion = command('delete-stack');
  const steps =
    stackName === stackNamesOf(stage).state
      ? `${command('update-termination-protection --no-enable-termination-protection')} && ${deletion}`
      : deletion;
  return missing(
    'stacks',
    `${stackName} is ${status} and cannot be updated. Read its events, then delete it: ${steps}`,
  );
}

function checkSecret({ id, purpose, arn, isPlaceholder }: ProviderSecret): Finding {
  if (!isPlaceholder) return ok('secrets', `${id} is set`);
  return missing(
    'secrets',
    `${id} is still a placeholder. ${purpose}: aws secretsmanager put-secret-value --secret-id ${arn} --secret-string <value> --region ${REGION}`,
  );
}

const checkApiKey = ({ apiKeyExpires }: DeployedStage, stage: string, now: Date) =>
  checkReading('API key', apiKeyExpires, (expires) => {
    if (!expires)
      return missing('API key', `The site has no API key. Run npm run deploy -- --stage ${stage}.`);
    const days = Math.floor((expires.getTime() - now.getTime()) / DAY);
    const date = expires.toISOString().slice(0, 10);
    if (days >= API_KEY_DAYS) return ok('API key', `expires on ${date}, in ${days} days`);
    if (days >= NEW_API_KEY_DAYS)
      return unknown(
        'API key',
        `expires on ${date}: it has not been extended yet. Run preflight again in some minutes.`,
      );
    return missing(
      'API key',
      `The site's API key ${days < 0 ? 'expired' : 'expires'} on ${date}. See docs/runbook.md, "The API key".`,
    );
  });
