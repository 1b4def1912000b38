import { z } from 'zod';
import { arn } from '../gateway/arn.ts';
import { AwsError } from '../gateway/aws-error.ts';
import { decodeUri } from '../gateway/decode-uri.ts';
import { jsonBody } from '../gateway/json-body.ts';
import type { AwsRequest, PermissionsOf, Service } from '../gateway/service.ts';
import type { AppSyncAdmin } from './admin.ts';
import { restJson } from './json-response.ts';
import { serviceOf } from './operations.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;

const keyProperties = z.object({
  ApiId: z.string(),
  Expires: z.coerce.number().int().optional(),
  Description: z.string().optional(),
});
const updateApiKey = z.looseObject({
  expires: z.number().int().optional(),
  description: z.string().optional(),
});

interface ApiKey {
  apiId: string;
  id: string;
  description: string;
  /** Epoch seconds, on the hour. */
  expires: number;
  /** The template's own Expires. */
  declared: number | undefined;
}

/** AppSync's control plane for API keys, in memory. `now` is in epoch seconds. */
export function createAppSync(now: () => number = () => Date.now() / 1000): {
  service: Service;
  admin: AppSyncAdmin;
} {
  const keys = new Map<string, ApiKey>();
  return {
    service: serviceOf('AppSync', {
      async ListApiKeys(request) {
        const { apiId } = idsIn(request);
        return restJson({ apiKeys: [...keys.values()].filter((key) => key.apiId === apiId).map(viewOf) });
      },
      async UpdateApiKey(request) {
        const { apiId, keyId } = idsIn(request);
        const key = keys.get(keyId);
        if (key?.apiId !== apiId) throw new AwsError(404, 'NotFoundException', `API key not found: ${keyId}`);
        const { expires = key.expires, description = key.description } = updateApiKey.parse(
          jsonBody(request),
        );
        assertKeyLifetime(expires, now());
        Object.assign(key, { expires: floorToHour(expires), description });
        return restJson({ apiKey: viewOf(key) });
      },
    }),
    admin: {
      registerApiKey(apiKeyId, properties) {
        const {
          ApiId: apiId,
          Expires: declared,
          Description: description = '',
        } = keyProperties.parse(properties);
        const existing = keys.get(apiKeyId);
        if (!existing || existing.declared !== declared) {
          const expires = declared ?? now() + 7 * DAY;
          assertKeyLifetime(expires, now());
          keys.set(apiKeyId, { apiId, id: apiKeyId, description, expires: floorToHour(expires), declared });
        }
        return { apiKeyId, arn: arn('appsync', `apis/${apiId}/apikeys/${apiKeyId}`) };
      },
      isValidApiKey(apiId, id) {
        const key = keys.get(id);
        return key?.apiId === apiId && key.expires > now();
      },
    },
  };
}

/** The ids in a path such as /v1/apis/{apiId}/apikeys/{keyId}. */
function idsIn({ path }: AwsRequest) {
  const [, , , apiId = '', , keyId = ''] = path.split('/').map(decodeUri);
  return { apiId, keyId };
}

const viewOf = ({ id, description, expires }: ApiKey) => ({
  id,
  description,
  expires,
  deletes: expires + 60 * DAY,
});

/** https://docs.aws.amazon.com/appsync/latest/APIReference/API_CreateApiKey.html#API_CreateApiKey_Errors */
function assertKeyLifetime(expires: number, now: number): void {
  if (expires >= now + DAY && expires <= now + 365 * DAY) return;
  const message = 'API key must be valid for a minimum of 1 days and a maximum of 365 days.';
  throw new AwsError(400, 'ApiKeyValidityOutOfBoundsException', message);
}

const floorToHour = (seconds: number) => Math.floor(seconds / HOUR) * HOUR;

/**
 * Asks for the path of the call with its slash and version, not the key's ARN:
 * https://github.com/aws-samples/iam-identity-center-team/issues/145
 */
export const appSyncPermissions: PermissionsOf = ({ action, path }) => [
  { action: `appsync:${action}`, resource: arn('appsync', decodeUri(path).replace(/\/$/, '')) },
];
