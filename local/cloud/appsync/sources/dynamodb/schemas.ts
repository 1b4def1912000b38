import { z } from 'zod';

const values = z.record(z.string(), z.unknown());
const names = z.record(z.string(), z.string()).nullish();
const version = z.string().optional();
const consistentRead = z.boolean().nullish();

const expression = z.strictObject({
  expression: z.string(),
  expressionNames: names,
  expressionValues: values.nullish(),
});
const condition = z
  .strictObject({
    ...expression.shape,
    equalsIgnore: z.array(z.string()).nullish(),
    consistentRead,
    conditionalCheckFailedHandler: z.strictObject({ strategy: z.literal('Reject') }).nullish(),
  })
  .nullish();
const projection = z.strictObject({ expression: z.string(), expressionNames: names }).nullish();

export type ExpressionRequest = z.infer<typeof expression>;
export type ConditionRequest = NonNullable<z.infer<typeof condition>>;
export type ProjectionRequest = NonNullable<z.infer<typeof projection>>;

const page = {
  version,
  index: z.string().nullish(),
  limit: z.number().int().positive().nullish(),
  nextToken: z.string().nullish(),
  consistentRead,
  select: z.enum(['ALL_ATTRIBUTES', 'ALL_PROJECTED_ATTRIBUTES', 'SPECIFIC_ATTRIBUTES', 'COUNT']).nullish(),
  filter: expression.nullish(),
  projection,
};

/** The request objects of a DynamoDB data source, one member per supported operation. */
export const dynamoDbRequest = z.discriminatedUnion('operation', [
  z.strictObject({ version, operation: z.literal('GetItem'), key: values, consistentRead, projection }),
  z.strictObject({
    version,
    operation: z.literal('PutItem'),
    key: values,
    attributeValues: values.nullish(),
    condition,
  }),
  z.strictObject({ version, operation: z.literal('UpdateItem'), key: values, update: expression, condition }),
  z.strictObject({ version, operation: z.literal('DeleteItem'), key: values, condition }),
  z.strictObject({
    operation: z.literal('Query'),
    query: expression,
    scanIndexForward: z.boolean().nullish(),
    ...page,
  }),
  z.strictObject({
    version,
    operation: z.literal('BatchGetItem'),
    tables: z.record(z.string(), z.strictObject({ keys: z.array(values), consistentRead, projection })),
  }),
]);

export type DynamoDbRequest = z.infer<typeof dynamoDbRequest>;
export type RequestOf<Operation extends DynamoDbRequest['operation']> = Extract<
  DynamoDbRequest,
  { operation: Operation }
>;
