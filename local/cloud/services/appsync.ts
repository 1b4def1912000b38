import { z } from 'zod';
import { arn } from '../gateway/arn.ts';
import { AwsError } from '../gateway/aws-error.ts';
import { jsonBody } from '../gateway/json-body.ts';
import type { PermissionsOf, Service } from '../gateway/service.ts';
import type { AppSyncAdmin } from './admin.ts';
import { restJson } from './json-response.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;

const properties = z.object({
  ApiId: z.string(),
  Expires: z.coerce.number().int().optional(),
  Description: z.string().optional(),
});
const update = z.looseObject({ expires: z.number().int().optional(), description: z.string().optional() });

interface ApiKey {
  apiId: string;
  id: string;
  description: string;
  /** Seconds since 1970, whole hours. */
  expires: number;
  /** The template's own Expires. */
  declared: number | undefined;
}

/** AppSync's control plane for API keys, kept in memory. */
export function appSyncControl(now: () => number = () => Date.now() / 1000): {
  service: Service;
  admin: AppSyncAdmin;
} {
  const keys = new Map<string, ApiKey>();
  const shown = ({ id, description, expires }: ApiKey) => ({
    id,
    description,
    expires,
    deletes: expires + 60 * DAY,
  });
  return {
    async service(request) {
      const [, , , apiId, , id] = request.path.split('/').map(decodeURIComponent);
      if (request.action === 'ListApiKeys') {
        return restJson({ apiKeys: [...keys.values()].filter((key) => key.apiId === apiId).map(shown) });
      }
      const key = keys.get(id ?? '');
      if (request.action !== 'UpdateApiKey') {
        throw new AwsError(
          400,
          'BadRequestException',
          `The local cloud does not play ${request.action} of AppSync.`,
        );
      }
      if (!key || key.apiId !== apiId)
        throw new AwsError(404, 'NotFoundException', `API key not found: ${id}`);
      const { expires = key.expires, description = key.description } = update.parse(jsonBody(request));
      demandBounds(expires, now());
      Object.assign(key, { expires: wholeHour(expires), description });
      return restJson({ apiKey: shown(key) });
    },
    admin: {
      registerApiKey(apiKeyId, input) {
        const { ApiId: apiId, Expires: declared, Description: description = '' } = properties.parse(input);
        const known = keys.get(apiKeyId);
        if (!known || known.declared !== declared) {
          const expires = declared ?? now() + 7 * DAY;
          demandBounds(expires, now());
          keys.set(apiKeyId, { apiId, id: apiKeyId, description, expires: wholeHour(expires), declared });
        }
        return { apiKeyId, arn: arn('appsync', `apis/${apiId}/apikeys/${apiKeyId}`) };
      },
      acceptsApiKey(apiId, id) {
        const key = keys.get(id);
        return key?.apiId === apiId && key.expires > now();
      },
    },
  };
}

/** https://docs.aws.amazon.com/appsync/latest/APIReference/API_CreateApiKey.html#API_CreateApiKey_Errors */
function demandBounds(expires: number, now: number): void {
  if (expires >= now + DAY && expires <= now + 365 * DAY) return;
  const message = 'API key must be valid for a minimum of 1 days and a maximum of 365 days.';
  throw new AwsError(400, 'ApiKeyValidityOutOfBoundsException', message);
}

const wholeHour = (seconds: number) => Math.floor(seconds / HOUR) * HOUR;

/**
 * What the calls need: the path that is called, with its slash and version, not the ARN of the key.
 * https://github.com/aws-samples/iam-identity-center-team/issues/145
 */
export const appSyncPermissions: PermissionsOf = ({ action, path }) => [
  { action: `appsync:${action}`, resource: arn('appsync', decodeURIComponent(path).replace(/\/$/, '')) },
];
