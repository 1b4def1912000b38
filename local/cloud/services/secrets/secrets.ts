import { z } from 'zod';
import { arn } from '../../gateway/arn.ts';
import { AwsError } from '../../gateway/aws-error.ts';
import { jsonBody } from '../../gateway/json-body.ts';
import type { AwsRequest, PermissionsOf, Service } from '../../gateway/service.ts';
import type { SecretsAdmin } from '../admin.ts';
import { json11 } from '../json-response.ts';
import { serviceOf } from '../operations.ts';
import { generateSecret, generateSecretString } from './generate-secret.ts';
import type { Secret, SecretStore } from './store.ts';

const secretCall = z.looseObject({ SecretId: z.string() });
const valueCall = z.looseObject({ VersionId: z.string().optional(), VersionStage: z.string().optional() });
const putSecretValue = z.looseObject({
  SecretString: z.string(),
  ClientRequestToken: z.string().optional(),
});
const secretProperties = z.object({
  Name: z.string(),
  SecretString: z.string().optional(),
  GenerateSecretString: generateSecretString.prefault({}),
});

export function createSecretsService(store: SecretStore): Service {
  const secretOf = (request: AwsRequest): Secret => {
    const secret = store.find(secretCall.parse(jsonBody(request)).SecretId);
    if (secret) return secret;
    const message = "Secrets Manager can't find the specified secret.";
    throw new AwsError(400, 'ResourceNotFoundException', message);
  };
  return serviceOf('Secrets Manager', {
    async GetSecretValue(request) {
      const secret = secretOf(request);
      const { arn: ARN, name: Name, createdAt: CreatedDate } = secret;
      return json11({ ARN, Name, CreatedDate, ...versionOf(secret, valueCall.parse(jsonBody(request))) });
    },
    async DescribeSecret(request) {
      const secret = secretOf(request);
      const { arn: ARN, name: Name, createdAt: CreatedDate } = secret;
      return json11({ ARN, Name, CreatedDate, VersionIdsToStages: versionStages(secret) });
    },
    async PutSecretValue(request) {
      const { SecretString, ClientRequestToken } = putSecretValue.parse(jsonBody(request));
      return json11(currentVersion(store.replace(secretOf(request).name, SecretString, ClientRequestToken)));
    },
  });
}

/** https://docs.aws.amazon.com/secretsmanager/latest/userguide/whats-in-a-secret.html */
function versionStages({ versionId, previousVersionId }: Secret): Record<string, string[]> {
  const previous = previousVersionId === undefined ? {} : { [previousVersionId]: ['AWSPREVIOUS'] };
  return { ...previous, [versionId]: ['AWSCURRENT'] };
}

/** Secrets keep their current version and the one before. */
function versionOf(secret: Secret, { VersionId: id, VersionStage: stage }: z.infer<typeof valueCall>) {
  const { versionId, value, previousVersionId, previousValue } = secret;
  const versions = [
    { VersionId: versionId, SecretString: value, VersionStages: ['AWSCURRENT'] },
    { VersionId: previousVersionId, SecretString: previousValue, VersionStages: ['AWSPREVIOUS'] },
  ].filter(({ SecretString }) => SecretString !== undefined);
  const found = versions.find(
    ({ VersionId, VersionStages }) =>
      (id === undefined || id === VersionId) &&
      (stage === undefined ? id !== undefined || VersionId === versionId : VersionStages.includes(stage)),
  );
  if (found) return found;
  const what = id === undefined ? `staging label: ${stage}` : `VersionId: ${id}`;
  const message = `Secrets Manager can't find the specified secret value for ${what}`;
  throw new AwsError(400, 'ResourceNotFoundException', message);
}

const currentVersion = ({ arn: ARN, name: Name, versionId: VersionId }: Secret) => ({
  ARN,
  Name,
  VersionId,
  VersionStages: ['AWSCURRENT'],
});

/** Calls need the secret's full ARN, even if they give its name. */
export function createSecretsPermissions(store: SecretStore): PermissionsOf {
  return (request) => {
    const { SecretId } = secretCall.parse(jsonBody(request));
    const fallback = SecretId.startsWith('arn:')
      ? SecretId
      : arn('secretsmanager', `secret:${SecretId}-??????`);
    const resource = store.find(SecretId)?.arn ?? fallback;
    return [
      {
        action: `secretsmanager:${request.action}`,
        resource,
        context: { 'secretsmanager:secretid': [resource] },
      },
    ];
  };
}

export function createSecretsAdmin(store: SecretStore): SecretsAdmin {
  return {
    createSecret(properties) {
      const { Name, SecretString, GenerateSecretString } = secretProperties.parse(properties);
      return store.find(Name) ?? store.create(Name, SecretString ?? generateSecret(GenerateSecretString));
    },
    removeSecret: (secretArn) => store.remove(store.find(secretArn)?.name ?? secretArn),
    read: (nameOrArn) => store.find(nameOrArn)?.value ?? null,
  };
}
