import { z } from 'zod';
import { CognitoError, invalidParameter } from '../errors.ts';
import type { Pool } from '../pool.ts';

/** One operation of the API. Public ones need no AWS credentials, admin ones need IAM's authorization. */
export interface Operation {
  access: 'public' | 'admin';
  run(pool: Pool, body: unknown): Promise<object>;
}

export function publicOperation<T>(
  request: z.ZodType<T>,
  run: (pool: Pool, request: T) => object | Promise<object>,
): Operation {
  return { access: 'public', run: async (pool, body) => run(pool, parse(request, body)) };
}

const poolRequest = z.object({ UserPoolId: z.string() });

export function adminOperation<T>(
  request: z.ZodType<T>,
  run: (pool: Pool, request: T) => object | Promise<object>,
): Operation {
  return {
    access: 'admin',
    run: async (pool, body) => {
      const { UserPoolId } = parse(poolRequest, body);
      if (UserPoolId !== pool.definition.poolId) {
        throw new CognitoError('ResourceNotFoundException', `User pool ${UserPoolId} does not exist.`);
      }
      return run(pool, parse(request, body));
    },
  };
}

function parse<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => describeIssue(issue, body));
  const count = problems.length === 1 ? '1 validation error' : `${problems.length} validation errors`;
  throw invalidParameter(`${count} detected: ${problems.join('; ')}`);
}

/** Words an issue as AWS does: with the field in lower case, and list entries by number. */
function describeIssue(issue: z.core.$ZodIssue, body: unknown): string {
  const field = issue.path
    .map((part) => (typeof part === 'number' ? `${part + 1}.member` : lowerFirst(String(part))))
    .join('.');
  const isMissing = issue.path.reduce<unknown>(valueAt, body) === undefined;
  return isMissing
    ? `Value null at '${field}' failed to satisfy constraint: Member must not be null`
    : `Value at '${field}' failed to satisfy constraint: ${issue.message}`;
}

function valueAt(value: unknown, part: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
