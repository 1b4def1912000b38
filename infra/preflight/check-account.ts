import { REGION } from '../deploy/region.ts';
import { checkReading, type Finding, missing, ok, unknown } from './finding.ts';
import type { Requirements } from './requirements.ts';
import type { AccountSnapshot } from './snapshot.ts';

/** Concurrent executions for visitors, schedules, and the table's stream. */
const HEADROOM = 50;

/** AWS's default limit for established accounts, and a good value to request. */
const DEFAULT_CONCURRENCY = 1_000;

/** Checks what an account needs before the first deployment, except for e-mail and texts. */
export function checkAccount(
  required: Requirements,
  snapshot: AccountSnapshot,
  env: Readonly<NodeJS.ProcessEnv>,
): readonly Finding[] {
  return [
    ok('credentials', `account ${snapshot.account}, as ${snapshot.caller}`),
    checkRegion(env['AWS_REGION'] ?? env['AWS_DEFAULT_REGION']),
    ...required.placeholders.map((finding) => missing('settings', finding)),
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
    `AWS_REGION is ${region}, but the stack is in ${REGION}, where the AWS CLI would not find it. Set AWS_REGION=${REGION}.`,
  );
}

/** CloudFront requires certificates in us-east-1: https://docs.aws.amazon.com/acm/latest/userguide/acm-regions.html */
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
  checkReading('bootstrap', bootstrapVersion, (version) => {
    if (version === undefined)
      return missing('bootstrap', 'The account is not bootstrapped. Run npm run bootstrap.');
    if (version < bootstrap.version)
      return missing(
        'bootstrap',
        `The account is bootstrapped with version ${version}, but version ${bootstrap.version} is required. Run npm run bootstrap.`,
      );
    return ok('bootstrap', `version ${version}`);
  });

/** No API reports whether AWS has verified an account for CloudFront, but an existing distribution proves it. */
const checkDistributions = ({ distributions }: AccountSnapshot) =>
  checkReading('CloudFront', distributions, (count) =>
    count > 0
      ? ok('CloudFront', `the account has ${count} distribution${count === 1 ? '' : 's'}, so it is verified`)
      : unknown(
          'CloudFront',
          'No API reports whether the account may create distributions. Start creating one in the CloudFront console. If it answers "Your account must be verified", open a case with AWS Support (Account and billing) that quotes the message. It takes a day or two.',
        ),
  );

const checkConcurrency = ({ queueConcurrency }: Requirements, { concurrency }: AccountSnapshot) =>
  checkReading('Lambda', concurrency, (allowed) => {
    const needed = queueConcurrency + HEADROOM;
    const limit = `${allowed} functions may run at once`;
    const need = `${needed} are needed: ${queueConcurrency} for the queues, ${HEADROOM} for visitors and schedules`;
    if (allowed >= needed) return ok('Lambda', `${limit}; ${need}`);
    return missing(
      'Lambda',
      `${limit}; ${need}. Request more: aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value ${Math.max(DEFAULT_CONCURRENCY, needed)} --region ${REGION}`,
    );
  });
