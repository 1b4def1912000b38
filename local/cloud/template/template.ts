import { z } from 'zod';

const resource = z.object({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  DependsOn: z.union([z.string(), z.array(z.string())]).optional(),
  DeletionPolicy: z.enum(['Delete', 'Retain', 'RetainExceptOnCreate', 'Snapshot']).default('Delete'),
});

const parameter = z.object({ Type: z.string(), Default: z.union([z.string(), z.number()]).optional() });

const unsupported = (section: string) =>
  z.strictObject({}, { error: `The emulator does not support ${section}.` }).optional();

/** The sections of a CloudFormation template that the emulator reads. */
export const template = z.object({
  Resources: z.record(z.string(), resource),
  Parameters: z.record(z.string(), parameter).default({}),
  Outputs: z.record(z.string(), z.object({ Value: z.unknown() })).default({}),
  Conditions: unsupported('Conditions'),
  Mappings: unsupported('Mappings'),
});

export type Template = z.infer<typeof template>;

/** A resource whose properties may contain intrinsic functions. */
export type TemplateResource = z.infer<typeof resource>;
