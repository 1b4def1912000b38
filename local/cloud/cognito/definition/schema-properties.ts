import { z } from 'zod';

const bound = z.coerce.number().optional();

/** An entry of AWS::Cognito::UserPool's Schema. CloudFormation writes the bounds as strings. */
export const schemaAttribute = z.strictObject({
  Name: z.string().min(1).max(20),
  AttributeDataType: z.enum(['String', 'Number', 'DateTime', 'Boolean']).default('String'),
  Mutable: z.boolean().optional(),
  Required: z.boolean().default(false),
  StringAttributeConstraints: z.strictObject({ MinLength: bound, MaxLength: bound }).optional(),
  NumberAttributeConstraints: z.strictObject({ MinValue: bound, MaxValue: bound }).optional(),
});

/** A declared attribute as the template gives it. */
export type SchemaAttribute = z.infer<typeof schemaAttribute>;
