import {
  buildASTSchema,
  concatAST,
  type GraphQLNamedType,
  type GraphQLSchema,
  isScalarType,
  parse,
  validateSchema,
} from 'graphql';
import { SCALARS } from './scalars.ts';

const DECLARATIONS = `
directive @aws_api_key on FIELD_DEFINITION | OBJECT
directive @aws_iam on FIELD_DEFINITION | OBJECT
directive @aws_oidc on FIELD_DEFINITION | OBJECT
directive @aws_lambda on FIELD_DEFINITION | OBJECT
directive @aws_cognito_user_pools(cognito_groups: [String!]) on FIELD_DEFINITION | OBJECT
directive @aws_auth(cognito_groups: [String!]!) on FIELD_DEFINITION
directive @aws_subscribe(mutations: [String!]!) on FIELD_DEFINITION
directive @aws_publish(subscriptions: [String!]!) on FIELD_DEFINITION
directive @canonical on OBJECT | INPUT_OBJECT | INTERFACE | UNION | ENUM | SCALAR
directive @hidden on OBJECT | FIELD_DEFINITION
directive @renamed(to: String!) on OBJECT | FIELD_DEFINITION
${SCALARS.map(({ name }) => `scalar ${name}`).join('\n')}
`;

/** Gives a declared scalar what AppSync's own of that name does; the schema is freshly built, so it may be changed. */
function teach(type: GraphQLNamedType | undefined, by: (typeof SCALARS)[number]): void {
  if (!isScalarType(type)) return;
  type.coerceOutputValue = by.coerceOutputValue;
  type.coerceInputValue = by.coerceInputValue;
  type.coerceInputLiteral = by.coerceInputLiteral;
}

/**
 * Builds an API's schema from SDL in which AppSync's scalars and directives are used without being declared. Throws an
 * Error that names every fault.
 */
export function buildApiSchema(sdl: string): GraphQLSchema {
  const document = parse(sdl);
  const schema = buildASTSchema(concatAST([parse(DECLARATIONS), document]));
  for (const scalar of SCALARS) teach(schema.getType(scalar.name), scalar);
  const faults = validateSchema(schema);
  if (faults.length > 0)
    throw new Error(`The GraphQL schema has errors.\n${faults.map(({ message }) => message).join('\n')}`);
  return schema;
}
