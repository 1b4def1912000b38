import { z } from 'zod';

const keySchema = z.array(z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }));
const index = z.object({
  IndexName: z.string(),
  KeySchema: keySchema,
  Projection: z.object({
    ProjectionType: z.enum(['ALL', 'KEYS_ONLY', 'INCLUDE']).default('ALL'),
    NonKeyAttributes: z.array(z.string()).optional(),
  }),
});

/** The properties of AWS::DynamoDB::Table and AWS::DynamoDB::GlobalTable that have an effect here. */
export const tableProperties = z.object({
  TableName: z.string().min(3),
  AttributeDefinitions: z.array(
    z.object({ AttributeName: z.string(), AttributeType: z.enum(['S', 'N', 'B']) }),
  ),
  KeySchema: keySchema,
  GlobalSecondaryIndexes: z.array(index).default([]),
  LocalSecondaryIndexes: z.array(index).default([]),
  StreamSpecification: z
    .object({ StreamViewType: z.enum(['NEW_IMAGE', 'OLD_IMAGE', 'NEW_AND_OLD_IMAGES', 'KEYS_ONLY']) })
    .optional(),
  TimeToLiveSpecification: z.object({ AttributeName: z.string(), Enabled: z.boolean() }).optional(),
});

export type TableProperties = z.infer<typeof tableProperties>;
type KeySchema = z.infer<typeof keySchema>;

/** A text that is the same for equal key schemas. */
export function keyText(
  schema: readonly { AttributeName?: string | undefined; KeyType?: string | undefined }[],
): string {
  return schema.map(({ AttributeName, KeyType }) => `${KeyType} ${AttributeName}`).join(', ');
}

/** The definitions of the attributes in these key schemas. DynamoDB refuses any others. */
export function definitionsFor(
  table: TableProperties,
  schemas: KeySchema[],
): TableProperties['AttributeDefinitions'] {
  const used = new Set(schemas.flat().map(({ AttributeName }) => AttributeName));
  return table.AttributeDefinitions.filter(({ AttributeName }) => used.has(AttributeName));
}
