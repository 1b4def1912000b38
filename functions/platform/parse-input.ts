import type * as z from 'zod';
import { Fault } from './fault.ts';

/** Parses a field's input. Throws `Fault('BadInput')` with the name and the problem of the first invalid field. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Fault('BadInput', `${issue?.path.join('.') ?? 'input'}: ${issue?.message ?? 'is not valid.'}`);
}
