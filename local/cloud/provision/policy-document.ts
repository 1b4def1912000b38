import { z } from 'zod';
import type { PolicyStatement } from '../gateway/principal.ts';

const text = z.union([z.string(), z.number(), z.boolean()]).transform(String);

/** A text or several; CloudFormation permits both nearly everywhere in a policy. */
export const list = z.union([z.array(text), text.transform((one) => [one])]);

/** A statement's Condition: operator → key → values. */
export const conditions = z.record(z.string(), z.record(z.string(), list)).optional();

const statement = z
  .object({
    Effect: z.enum(['Allow', 'Deny']),
    Action: list,
    Resource: list.optional(),
    NotResource: list.optional(),
    Condition: conditions,
  })
  .refine(
    ({ Resource, NotResource }) => (Resource === undefined) !== (NotResource === undefined),
    'A statement has either Resource or NotResource.',
  );

/** An identity-based policy document, as it stands in a template, with its lists made lists. */
export const policyDocument = z
  .object({ Statement: z.union([z.array(statement), statement.transform((one) => [one])]) })
  .transform(({ Statement }): PolicyStatement[] =>
    Statement.map(({ Effect, Action, Resource, NotResource, Condition }) => ({
      Effect,
      Action,
      Resource: Resource ?? [],
      ...(NotResource ? { NotResource } : {}),
      ...(Condition ? { Condition } : {}),
    })),
  );
