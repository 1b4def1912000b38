import { ACMClient, DescribeCertificateCommand } from '@aws-sdk/client-acm';
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { CloudFrontClient, paginateListDistributions } from '@aws-sdk/client-cloudfront';
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import {
  DescribeAccountAttributesCommand,
  DescribeSpendLimitsCommand,
  GetProtectConfigurationCountryRuleSetCommand,
  PinpointSMSVoiceV2Client,
  paginateDescribePhoneNumbers,
} from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { HeadBucketCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { GetAccountCommand, GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { REGION } from '../deploy/region.ts';
import { readStage } from './read-stage.ts';
import type { Requirements } from './requirements.ts';
import type { AccountSnapshot, Certificate, MailLimits, TextLimits } from './snapshot.ts';
import { tryRead, undefinedOnError } from './try-read.ts';

const config = { region: REGION, maxAttempts: 2 };

/** Reads the account of the current credentials, without changing anything or reading secret values. */
export async function readAccount(required: Requirements): Promise<AccountSnapshot> {
  const { Account = '', Arn = '' } = await new STSClient(config).send(new GetCallerIdentityCommand({}));
  const { certificateArn } = required;
  // All begin at once. A reading never rejects.
  const readings = {
    bootstrapVersion: tryRead(() => readBootstrapVersion(required.bootstrap.parameter)),
    concurrency: tryRead(readConcurrency),
    distributions: tryRead(readAliases),
    certificate: certificateArn === undefined ? null : tryRead(() => readCertificate(certificateArn)),
    hasResumeBucket: tryRead(() => hasBucket(`${required.bucketPrefix}${Account}`)),
    mail: tryRead(readMailLimits),
    isSenderVerified: tryRead(() => isDomainVerified(required.senderDomain)),
    texts: tryRead(readTextLimits),
    deployed: tryRead(() => readStage(new CloudFormationClient(config), required)),
  };
  return {
    account: Account,
    caller: Arn,
    bootstrapVersion: await readings.bootstrapVersion,
    concurrency: await readings.concurrency,
    distributions: await readings.distributions,
    certificate: await readings.certificate,
    hasResumeBucket: await readings.hasResumeBucket,
    mail: await readings.mail,
    isSenderVerified: await readings.isSenderVerified,
    texts: await readings.texts,
    deployed: await readings.deployed,
  };
}

async function readBootstrapVersion(parameter: string): Promise<number | undefined> {
  const response = await undefinedOnError('ParameterNotFound', () =>
    new SSMClient(config).send(new GetParameterCommand({ Name: parameter })),
  );
  return response && Number(response.Parameter?.Value);
}

async function readConcurrency(): Promise<number> {
  const { AccountLimit } = await new LambdaClient(config).send(new GetAccountSettingsCommand({}));
  return AccountLimit?.ConcurrentExecutions ?? 0;
}

async function readAliases(): Promise<string[][]> {
  const aliases: string[][] = [];
  for await (const { DistributionList } of paginateListDistributions(
    { client: new CloudFrontClient(config) },
    {},
  ))
    for (const { Aliases } of DistributionList?.Items ?? []) aliases.push(Aliases?.Items ?? []);
  return aliases;
}

async function readCertificate(arn: string): Promise<Certificate | undefined> {
  const response = await undefinedOnError('ResourceNotFoundException', () =>
    new ACMClient(config).send(new DescribeCertificateCommand({ CertificateArn: arn })),
  );
  const certificate = response?.Certificate;
  return (
    certificate && {
      status: certificate.Status ?? 'UNKNOWN',
      names: [certificate.DomainName ?? '', ...(certificate.SubjectAlternativeNames ?? [])],
    }
  );
}

/**
 * S3 answers HEAD without an error message: 301 for a bucket in another region, 403 for one that the caller
 * may not list.
 */
async function hasBucket(Bucket: string): Promise<boolean> {
  try {
    await new S3Client(config).send(new HeadBucketCommand({ Bucket }));
    return true;
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
    if (status === 404) return false;
    if (status === 301) return true;
    if (status !== 403) throw error;
    throw new Error(
      `S3 doesn't say whether the bucket ${Bucket} exists: the permission s3:ListBucket is missing, or another account has a bucket of this name.`,
      { cause: error },
    );
  }
}

async function readMailLimits(): Promise<MailLimits> {
  const { ProductionAccessEnabled, SendingEnabled, EnforcementStatus, SendQuota } = await new SESv2Client(
    config,
  ).send(new GetAccountCommand({}));
  return {
    isProduction: ProductionAccessEnabled ?? false,
    isSending: SendingEnabled ?? false,
    reputation: EnforcementStatus ?? 'UNKNOWN',
    perSecond: SendQuota?.MaxSendRate ?? 0,
    perDay: SendQuota?.Max24HourSend ?? 0,
  };
}

async function isDomainVerified(domain: string): Promise<boolean | undefined> {
  const identity = await undefinedOnError('NotFoundException', () =>
    new SESv2Client(config).send(new GetEmailIdentityCommand({ EmailIdentity: domain })),
  );
  return identity && (identity.VerifiedForSendingStatus ?? false);
}

/** Alerts and Cognito's codes share these limits, although the codes are sent through SNS. */
async function readTextLimits(): Promise<TextLimits> {
  const client = new PinpointSMSVoiceV2Client(config);
  const [{ AccountAttributes = [] }, { SpendLimits = [] }] = await Promise.all([
    client.send(new DescribeAccountAttributesCommand({})),
    client.send(new DescribeSpendLimitsCommand({})),
  ]);
  let originationNumbers = 0;
  for await (const { PhoneNumbers = [] } of paginateDescribePhoneNumbers({ client }, {}))
    originationNumbers += PhoneNumbers.filter(({ Status }) => Status === 'ACTIVE').length;
  const attribute = (name: string) => AccountAttributes.find(({ Name }) => Name === name)?.Value;
  const tier = attribute('ACCOUNT_TIER');
  const protection = attribute('DEFAULT_PROTECT_CONFIGURATION_ID');
  const limit = SpendLimits.find(({ Name }) => Name === 'TEXT_MESSAGE_MONTHLY_SPEND_LIMIT');
  return {
    isSandbox: tier !== 'PRODUCTION',
    monthlyLimit: limit?.EnforcedLimit ?? 0,
    highestLimit: limit?.MaxLimit ?? 0,
    originationNumbers,
    allowedCountries: protection === undefined ? null : await readAllowedCountries(client, protection),
  };
}

async function readAllowedCountries(
  client: PinpointSMSVoiceV2Client,
  ProtectConfigurationId: string,
): Promise<string[]> {
  const { CountryRuleSet = {} } = await client.send(
    new GetProtectConfigurationCountryRuleSetCommand({ ProtectConfigurationId, NumberCapability: 'SMS' }),
  );
  return Object.entries(CountryRuleSet)
    .filter(([, { ProtectStatus }]) => ProtectStatus !== 'BLOCK')
    .map(([country]) => country)
    .sort();
}
