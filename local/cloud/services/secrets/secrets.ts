import { z } from 'zod';
import { arn } from '../../gateway/arn.ts';
import { AwsError } from '../../gateway/aws-error.ts';
import { jsonBody } from '../../gateway/json-body.ts';
import type { PermissionsOf, Service } from '../../gateway/service.ts';
import type { SecretsAdmin } from '../admin.ts';
import { json11 } from '../json-response.ts';
import { generateSecret, generateSecretString } from './generate.ts';
import type { Secret, SecretStore } from './store.ts';

const call = z.looseObject({
  SecretId: z.string(),
  SecretString: z.string().optional(),
  ClientRequestToken: z.string().optional(),
});
const properties = z.object({
  Name: z.string(),
  SecretString: z.string().optional(),
  GenerateSecretString: generateSecretString.optional(),
});

/** Secrets Manager: reading, describing and replacing secrets. */
export function secretsService(store: SecretStore): Service {
  return async (request) => {
    const { SecretId, SecretString, ClientRequestToken } = call.parse(jsonBody(request));
    const secret = store.find(SecretId);
    if (!secret) {
      throw new AwsError(
        400,
        'ResourceNotFoundException',
        "Secrets Manager can't find the specified secret.",
      );
    }
    if (request.action === 'GetSecretValue') {
      return json11({ ...described(secret), SecretString: secret.value, CreatedDate: secret.createdAt });
    }
    if (request.action === 'DescribeSecret') {
      const { arn: ARN, name: Name, createdAt: CreatedDate } = secret;
      return json11({ ARN, Name, CreatedDate, VersionIdsToStages: versionsOf(secret) });
    }
    if (request.action === 'PutSecretValue' && SecretString !== undefined) {
      return json11(described(store.replace(secret.name, SecretString, ClientRequestToken)));
    }
    throw new AwsError(
      400,
      'InvalidRequestException',
      `The local cloud does not play this ${request.action}.`,
    );
  };
}

/** https://docs.aws.amazon.com/secretsmanager/latest/userguide/whats-in-a-secret.html */
function versionsOf({ versionId, previousVersionId }: Secret): Record<string, string[]> {
  const previous = previousVersionId === undefined ? {} : { [previousVersionId]: ['AWSPREVIOUS'] };
  return { ...previous, [versionId]: ['AWSCURRENT'] };
}

function described({ arn: ARN, name: Name, versionId: VersionId }: Secret) {
  return { ARN, Name, VersionId, VersionStages: ['AWSCURRENT'] };
}

/** What the calls need: the secret's full ARN, however it was named. */
export function secretsPermissions(store: SecretStore): PermissionsOf {
  return (request) => {
    const { SecretId } = call.parse(jsonBody(request));
    const named = SecretId.startsWith('arn:') ? SecretId : arn('secretsmanager', `secret:${SecretId}-??????`);
    const resource = store.find(SecretId)?.arn ?? named;
    return [
      {
        action: `secretsmanager:${request.action}`,
        resource,
        context: { 'secretsmanager:secretid': [resource] },
      },
    ];
  };
}

/** Makes the admin functions. */
export function secretsAdmin(store: SecretStore): SecretsAdmin {
  return {
    createSecret(input) {
      const { Name, SecretString, GenerateSecretString: wish } = properties.parse(input);
      const existing = store.find(Name);
      if (existing) return existing;
      return store.create(Name, SecretString ?? generateSecret(generateSecretString.parse(wish ?? {})));
    },
    removeSecret: (secretArn) => store.remove(store.find(secretArn)?.name ?? secretArn),
    read: (nameOrArn) => store.find(nameOrArn)?.value ?? null,
  };
}
