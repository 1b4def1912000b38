import { z } from 'zod';
import { CognitoError, invalidParameter } from '../errors.ts';
import type { Pool } from '../pool.ts';

/** One operation of the API: who may call it (anybody, or whom IAM let in), and what it does. */
export interface Operation {
  access: 'public' | 'admin';
  run(pool: Pool, body: unknown): Promise<object>;
}

/** An operation that needs no AWS credentials: its request proves the caller's right by itself. */
export function publicOperation<T>(
  request: z.ZodType<T>,
  run: (pool: Pool, request: T) => object | Promise<object>,
): Operation {
  return { access: 'public', run: async (pool, body) => run(pool, parse(request, body)) };
}

const poolRequest = z.object({ UserPoolId: z.string() });

/** An operation for administrators, on the pool its request names. */
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
  const problems = result.error.issues.map((issue) => constraint(issue, body));
  const many = problems.length === 1 ? '1 validation error' : `${problems.length} validation errors`;
  throw invalidParameter(`${many} detected: ${problems.join('; ')}`);
}

/** Words a broken constraint as AWS does, naming the member in lower case and list entries by number. */
function constraint(issue: z.core.$ZodIssue, body: unknown): string {
  const member = issue.path
    .map((part) => (typeof part === 'number' ? `${part + 1}.member` : lowerFirst(String(part))))
    .join('.');
  const missing = issue.path.reduce<unknown>(memberOf, body) === undefined;
  return missing
    ? `Value null at '${member}' failed to satisfy constraint: Member must not be null`
    : `Value at '${member}' failed to satisfy constraint: ${issue.message}`;
}

function memberOf(value: unknown, part: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
