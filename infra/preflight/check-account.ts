import { REGION } from '../deploy/region.ts';
import { type Finding, judge, missing, ok, unknown } from './finding.ts';
import type { Requirements } from './requirements.ts';
import type { AccountSnapshot } from './snapshot.ts';

/** Functions that run for visitors, schedules and the table's stream beside those of the queues. */
const HEADROOM = 50;

/** What a new account is best raised to: the default of an older one. */
const USUAL_CONCURRENCY = 1_000;

/** Checks what has to be in an account before the first deployment, mail and texts aside. */
export function checkAccount(
  required: Requirements,
  snapshot: AccountSnapshot,
  env: Readonly<NodeJS.ProcessEnv>,
): readonly Finding[] {
  return [
    ok('credentials', `account ${snapshot.account}, as ${snapshot.caller}`),
    checkRegion(env['AWS_REGION'] ?? env['AWS_DEFAULT_REGION']),
    ...required.placeholders.map((sentence) => missing('settings', sentence)),
    ...(required.placeholders.length === 0 ? [ok('settings', `${required.stage} has no placeholders`)] : []),
    ...checkCertificate(required.certificateArn, snapshot.account),
    ...checkBootstrap(required, snapshot),
    ...checkDistributions(snapshot),
    ...checkConcurrency(required, snapshot),
  ];
}

function checkRegion(region: string | undefined): Finding {
  if (region === undefined || region === REGION) return ok('region', REGION);
  return missing(
    'region',
    `AWS_REGION is ${region}, and the stack is in ${REGION}: the AWS CLI would look elsewhere. Set AWS_REGION=${REGION}.`,
  );
}

/** CloudFront takes certificates of us-east-1 only: https://docs.aws.amazon.com/acm/latest/userguide/acm-regions.html */
function checkCertificate(arn: string | undefined, account: string): readonly Finding[] {
  if (arn === undefined) return [];
  if (arn.startsWith(`arn:aws:acm:${REGION}:${account}:certificate/`)) return [ok('certificate', arn)];
  return [
    missing(
      'certificate',
      `${arn} is not a certificate of account ${account} in ${REGION}. Request one there and set domain.certificateArn.`,
    ),
  ];
}

const checkBootstrap = ({ bootstrap }: Requirements, { bootstrapVersion }: AccountSnapshot) =>
  judge('bootstrap', bootstrapVersion, (version) => {
    if (version === undefined)
      return missing('bootstrap', 'The account is not bootstrapped. Run npm run bootstrap.');
    if (version < bootstrap.version)
      return missing(
        'bootstrap',
        `The account's bootstrap has version ${version}, and ${bootstrap.version} is needed. Run npm run bootstrap.`,
      );
    return ok('bootstrap', `version ${version}`);
  });

/** No API tells whether AWS has verified an account for CloudFront, but what exists proves it. */
const checkDistributions = ({ distributions }: AccountSnapshot) =>
  judge('CloudFront', distributions, (count) =>
    count > 0
      ? ok('CloudFront', `the account has ${count} distribution${count === 1 ? '' : 's'}, so it is verified`)
      : unknown(
          'CloudFront',
          'No API says whether the account may create distributions. In the CloudFront console, begin to create one: if it answers "Your account must be verified", open a case with AWS Support (Account and billing) with that sentence. It takes a day or two.',
        ),
  );

const checkConcurrency = ({ queueConcurrency }: Requirements, { concurrency }: AccountSnapshot) =>
  judge('Lambda', concurrency, (allowed) => {
    const needed = queueConcurrency + HEADROOM;
    const has = `${allowed} functions may run at once`;
    const needs = `${needed} are needed: ${queueConcurrency} for the queues, ${HEADROOM} for visitors and schedules`;
    if (allowed >= needed) return ok('Lambda', `${has}; ${needs}`);
    return missing(
      'Lambda',
      `${has}; ${needs}. Request more: aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value ${Math.max(USUAL_CONCURRENCY, needed)} --region ${REGION}`,
    );
  });
