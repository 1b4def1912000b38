import type { z } from 'zod';
import { mappingFault } from '../faults.ts';
import { isObject } from '../runtime/plain.ts';

const place = (path: readonly PropertyKey[]) => `$${path.map((part) => `[${String(part)}]`).join('')}`;

const at = (request: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (isObject(value) || Array.isArray(value) ? Reflect.get(value, key) : undefined),
    request,
  );

function complaint(issue: z.core.$ZodIssue, request: unknown): string {
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
 * Reads a request object by a schema. What does not fit throws a FieldFault "MappingTemplate" in AppSync's words:
 * "Value for field '$[operation]' not found." for what is missing.
 */
export function readRequest<T>(schema: z.ZodType<T>, request: unknown): T {
  const parsed = schema.safeParse(request);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw mappingFault(issue ? complaint(issue, request) : parsed.error.message);
}
