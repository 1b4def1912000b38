import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';

const AWS =
  'scalar AWSDateTime\nscalar AWSEmail\nscalar AWSJSON\n' +
  'directive @aws_api_key on OBJECT | FIELD_DEFINITION\n' +
  'directive @aws_cognito_user_pools(cognito_groups: [String!]) on OBJECT | FIELD_DEFINITION\n';

/** What is missing between the contract and the wiring, by name: a field without a resolver, or the reverse. */
export function assertWired(
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
      .filter((field) => !fields.includes(field))
      .map((field) => `${field} is resolved and not in schema.graphql.`),
  ];
}
