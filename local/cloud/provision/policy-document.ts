import { z } from 'zod';
import type { PolicyStatement } from '../gateway/policy-statement.ts';

const text = z.union([z.string(), z.number(), z.boolean()]).transform(String);

/** One string or several: policies may have either. */
export const textList = z.union([z.array(text), text.transform((one) => [one])]);

/** Values by operator and key. */
export const conditions = z.record(z.string(), z.record(z.string(), textList)).optional();

const statement = z
  .object({
    Effect: z.enum(['Allow', 'Deny']),
    Action: textList,
    Resource: textList.optional(),
    NotResource: textList.optional(),
    Condition: conditions,
  })
  .refine(
    ({ Resource, NotResource }) => (Resource === undefined) !== (NotResource === undefined),
    'A statement has either Resource or NotResource.',
  );

/** An identity-based policy document. */
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
