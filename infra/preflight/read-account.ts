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
  const [
    bootstrapVersion,
    concurrency,
    distributions,
    certificate,
    resumeBucket,
    mail,
    isSenderVerified,
    texts,
    deployed,
  ] = await Promise.all([
    tryRead(() => readBootstrapVersion(required.bootstrap.parameter)),
    tryRead(readConcurrency),
    tryRead(readAliases),
    certificateArn === undefined ? null : tryRead(() => readCertificate(certificateArn)),
    tryRead(() => readBucketOwner(`${required.bucketPrefix}${Account}`, Account)),
    tryRead(readMailLimits),
    tryRead(() => isDomainVerified(required.senderDomain)),
    tryRead(readTextLimits),
    tryRead(() => readStage(new CloudFormationClient(config), required)),
  ]);
  return {
    account: Account,
    caller: Arn,
    bootstrapVersion,
    concurrency,
    distributions,
    certificate,
    resumeBucket,
    mail,
    isSenderVerified,
    texts,
    deployed,
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

/** S3 answers 403 for a bucket of another account, and 404 if there is none. */
async function readBucketOwner(
  Bucket: string,
  account: string,
): Promise<'this account' | 'another account' | null> {
  try {
    await new S3Client(config).send(new HeadBucketCommand({ Bucket, ExpectedBucketOwner: account }));
    return 'this account';
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
    if (status === 404) return null;
    if (status === 403) return 'another account';
    throw error;
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
