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
 * Cognito's pattern for passwords, which its models still state without the spaces inside: see the developer
 * guide's "Password policies", and its refusals, "Member must satisfy regular expression pattern:
 * ^[\S]+.*[\S]+$".
 */
const PASSWORD_PATTERN = '^[\\S]+.*[\\S]+$';

const operation = z
  .record(z.string(), constraint)
  .transform((model) =>
    Object.fromEntries(
      Object.entries(model).map(([path, stated]) => [
        path,
        path.endsWith('Password') && stated.pattern ? { ...stated, pattern: PASSWORD_PATTERN } : stated,
      ]),
    ),
  );

const models = z
  .object({ source: z.string(), services: z.record(z.string(), z.record(z.string(), operation)) })
  .parse(JSON.parse(readFileSync(new URL('./request-constraints.json', import.meta.url), 'utf8'))).services;

/** Every operation with a model, by the service's name in the models. */
export const operationModels: Readonly<Record<string, Readonly<Record<string, OperationModel>>>> = models;
