import type { z } from 'zod';
import { mappingError } from '../field-error.ts';
import { isObject } from '../runtime/plain-object.ts';

const place = (path: readonly PropertyKey[]) => `$${path.map((part) => `[${String(part)}]`).join('')}`;

const at = (request: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (isObject(value) || Array.isArray(value) ? Reflect.get(value, key) : undefined),
    request,
  );

function describeIssue(issue: z.core.$ZodIssue, request: unknown): string {
  if (issue.code === 'unrecognized_keys')
    return `Unsupported element '${place([...issue.path, issue.keys[0] ?? ''])}'.`;
  const value = at(request, issue.path);
  const isMissing = value === undefined || value === null;
  if (isMissing || issue.path.at(-1) === 'operation')
    return `Value for field '${place(issue.path)}' not found.`;
  const kind = Array.isArray(value) ? 'ARRAY' : (value === null ? 'NULL' : typeof value).toUpperCase();
  return `Unexpected ${kind} for field '${place(issue.path)}': ${issue.message}.`;
}

/**
 * Parses a request object. Throws a FieldError "MappingTemplate" with AppSync's message, such as "Value for field
 * '$[operation]' not found."
 */
export function parseRequest<T>(schema: z.ZodType<T>, request: unknown): T {
  const parsed = schema.safeParse(request);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw mappingError(issue ? describeIssue(issue, request) : parsed.error.message);
}
