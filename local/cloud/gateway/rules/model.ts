import { readFileSync } from 'node:fs';
import { z } from 'zod';

const constraint = z.strictObject({
  type: z.enum(['string', 'list', 'map', 'structure', 'integer', 'long', 'double', 'boolean', 'blob']),
  required: z.literal(true).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  pattern: z.string().optional(),
  enum: z.array(z.string()).readonly().optional(),
});

/** One member's constraints in AWS's model of a request. */
export type Constraint = z.infer<typeof constraint>;

/** An operation's constraints by path: `a.b` is a member, `[]` a list's element, `{key}` and `{value}` a map's. */
export type OperationModel = Readonly<Record<string, Constraint>>;

/**
 * Patterns that AWS has replaced without changing its models. Passwords may contain spaces, but not at the ends: see the
 * developer guide's "Password policies" and Cognito's refusals, "Member must satisfy regular expression pattern: ^[\S]+.*[\S]+$".
 */
const REPLACED_PATTERNS: Readonly<Record<string, string>> = { '[\\S]+': '^[\\S]+.*[\\S]+$' };

const currentConstraint = constraint.transform(({ pattern, ...others }) =>
  pattern === undefined ? others : { ...others, pattern: REPLACED_PATTERNS[pattern] ?? pattern },
);

const models = z
  .object({
    source: z.string(),
    services: z.record(z.string(), z.record(z.string(), z.record(z.string(), currentConstraint))),
  })
  .parse(JSON.parse(readFileSync(new URL('./request-constraints.json', import.meta.url), 'utf8'))).services;

/** Every operation with a model, by the service's name in the models. */
export const operationModels: Readonly<Record<string, Readonly<Record<string, OperationModel>>>> = models;
