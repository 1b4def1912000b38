import { z } from 'zod';
import { arn } from '../gateway/arn.ts';
import { AwsError } from '../gateway/aws-error.ts';
import { jsonBody } from '../gateway/json-body.ts';
import type { PermissionsOf, Service } from '../gateway/service.ts';
import type { AppSyncAdmin } from './admin.ts';
import { restJson } from './json-answer.ts';

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
      if (expires < now() + DAY || expires > now() + 365 * DAY) {
        const message = 'API key must be valid for a minimum of 1 days and a maximum of 365 days.';
        throw new AwsError(400, 'ApiKeyValidityOutOfBoundsException', message);
      }
      Object.assign(key, { expires: wholeHour(expires), description });
      return restJson({ apiKey: shown(key) });
    },
    admin: {
      registerApiKey(apiKeyId, input) {
        const {
          ApiId: apiId,
          Expires: expires = now() + 7 * DAY,
          Description: description = '',
        } = properties.parse(input);
        keys.set(apiKeyId, { apiId, id: apiKeyId, description, expires: wholeHour(expires) });
        return { apiKeyId, arn: arn('appsync', `apis/${apiId}/apikeys/${apiKeyId}`) };
      },
    },
  };
}

const wholeHour = (seconds: number) => Math.floor(seconds / HOUR) * HOUR;

/** What the calls need: the key or the list of keys, under either form of ARN that policies use. */
export const appSyncPermissions: PermissionsOf = ({ action, path }) => {
  const resource = path.replace(/^\/v1\//, '').replace(/\/$/, '');
  const alsoKnownAs = [arn('appsync', `/v1/${resource}`)];
  return [{ action: `appsync:${action}`, resource: arn('appsync', resource), alsoKnownAs }];
};
