import { z } from 'zod';

const resource = z.object({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  DependsOn: z.union([z.string(), z.array(z.string())]).optional(),
  Condition: z.string().optional(),
  DeletionPolicy: z.enum(['Delete', 'Retain', 'RetainExceptOnCreate', 'Snapshot']).default('Delete'),
});

const parameter = z.object({ Type: z.string(), Default: z.union([z.string(), z.number()]).optional() });

/** The parts of a CloudFormation template that a local run reads; everything else in it is left aside. */
export const template = z.object({
  Resources: z.record(z.string(), resource),
  Parameters: z.record(z.string(), parameter).default({}),
  Conditions: z.record(z.string(), z.unknown()).default({}),
  Mappings: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.unknown()))).default({}),
  Outputs: z
    .record(z.string(), z.object({ Value: z.unknown(), Condition: z.string().optional() }))
    .default({}),
});

/** A parsed template. */
export type Template = z.infer<typeof template>;

/** One resource of a template, its properties still holding intrinsic functions. */
export type TemplateResource = z.infer<typeof resource>;
