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

function copyCoercion(type: GraphQLNamedType | undefined, scalar: (typeof SCALARS)[number]): void {
  if (!isScalarType(type)) return;
  type.coerceOutputValue = scalar.coerceOutputValue;
  type.coerceInputValue = scalar.coerceInputValue;
  type.coerceInputLiteral = scalar.coerceInputLiteral;
}

/** Builds a schema from SDL without declarations of AppSync's scalars and directives. Throws with all errors. */
export function buildApiSchema(sdl: string): GraphQLSchema {
  const document = parse(sdl);
  const schema = buildASTSchema(concatAST([parse(DECLARATIONS), document]));
  for (const scalar of SCALARS) copyCoercion(schema.getType(scalar.name), scalar);
  const errors = validateSchema(schema);
  if (errors.length > 0)
    throw new Error(`The GraphQL schema has errors.\n${errors.map(({ message }) => message).join('\n')}`);
  return schema;
}
