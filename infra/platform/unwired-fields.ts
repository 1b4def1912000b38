import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLSchema } from 'graphql';

const AWS =
  'scalar AWSDateTime\nscalar AWSEmail\nscalar AWSJSON\n' +
  'directive @aws_api_key on OBJECT | FIELD_DEFINITION\n' +
  'directive @aws_cognito_user_pools(cognito_groups: [String!]) on OBJECT | FIELD_DEFINITION\n';

/**
 * Returns a sentence for each query or mutation without a resolver, and for each resolver of a field that
 * schema.graphql lacks. Fields of other types don't need a resolver.
 */
export function findUnwiredFields(
  wired: ReadonlySet<string>,
  contract = readFileSync('schema.graphql', 'utf8'),
): string[] {
  const schema = buildSchema(AWS + contract);
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
  );
  return [
    ...fields
      .filter((field) => !wired.has(field))
      .map((field) => `schema.graphql: ${field} has no resolver.`),
    ...[...wired]
      .filter((field) => !fields.includes(field) && !isField(schema, field))
      .map((field) => `${field} has a resolver but is not in schema.graphql.`),
  ];
}

function isField(schema: GraphQLSchema, field: string): boolean {
  const [typeName = '', fieldName = ''] = field.split('.');
  const type = schema.getType(typeName);
  return type !== undefined && 'getFields' in type && fieldName in type.getFields();
}
