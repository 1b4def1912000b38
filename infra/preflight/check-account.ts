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
    ...checkCertificate(required, snapshot),
    ...checkAlias(required, snapshot),
    ...checkBucket(required, snapshot),
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

/**
 * A name that begins with '*.' covers one label:
 * https://docs.aws.amazon.com/acm/latest/userguide/acm-certificate-characteristics.html
 */
const covers = (name: string, host: string): boolean =>
  name === host || (name.startsWith('*.') && name.slice(1) === host.slice(host.indexOf('.')));

/** CloudFront requires certificates in us-east-1: https://docs.aws.amazon.com/acm/latest/userguide/acm-regions.html */
function checkCertificate(
  { certificateArn: arn, domainName = '' }: Requirements,
  { account, certificate }: AccountSnapshot,
): readonly Finding[] {
  if (arn === undefined || certificate === null) return [];
  const isOurs = arn.startsWith(`arn:aws:acm:${REGION}:${account}:certificate/`);
  return checkReading('certificate', isOurs ? certificate : { value: undefined }, (found) => {
    if (!found)
      return missing(
        'certificate',
        `${arn} is not a certificate of account ${account} in ${REGION}. Request one there and set domain.certificateArn.`,
      );
    if (found.status !== 'ISSUED')
      return missing(
        'certificate',
        `${arn} is ${found.status}, and CloudFront accepts issued ones only. Publish the DNS records that aws acm describe-certificate shows, and wait until it is ISSUED.`,
      );
    if (!found.names.some((name) => covers(name, domainName)))
      return missing(
        'certificate',
        `${arn} is for ${found.names.join(', ')}, not for ${domainName}. Request one for it and set domain.certificateArn.`,
      );
    return ok('certificate', arn);
  });
}

/** Of the account's own distributions; others can't be listed. */
const checkAlias = ({ domainName, stage }: Requirements, { distributions, deployed }: AccountSnapshot) => {
  if (domainName === undefined || 'unknown' in deployed || deployed.value !== undefined) return [];
  return checkReading('domain', distributions, (all) =>
    all.some((aliases) => aliases.includes(domainName))
      ? missing(
          'domain',
          `Another distribution of the account already answers for ${domainName}. Remove the name from it before you deploy ${stage}.`,
        )
      : ok('domain', `no distribution of the account answers for ${domainName} yet`),
  );
};

const checkBucket = (
  { bucketPrefix, stage }: Requirements,
  { account, hasResumeBucket, deployed }: AccountSnapshot,
) =>
  checkReading('resume bucket', hasResumeBucket, (exists) => {
    const name = `${bucketPrefix}${account}`;
    if (!exists) return ok('resume bucket', `the name ${name} is free`);
    if ('value' in deployed && deployed.value !== undefined) return ok('resume bucket', name);
    return missing(
      'resume bucket',
      `The bucket ${name} exists, but the stage ${stage} doesn't, and so can't create it. Save its files and delete it.`,
    );
  });

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
  checkReading('CloudFront', distributions, ({ length }) =>
    length > 0
      ? ok(
          'CloudFront',
          `the account has ${length} distribution${length === 1 ? '' : 's'}, so it is verified`,
        )
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
