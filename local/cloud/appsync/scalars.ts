import { GraphQLError, GraphQLScalarType, type GraphQLScalarTypeConfig, valueFromASTUntyped } from 'graphql';
import { SCALAR_FORMATS, type ScalarFormat } from './scalar-formats.ts';

const display = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function formatScalar({ name, title, isValid: admits }: ScalarFormat): GraphQLScalarType {
  const coerce = (verb: string) => (value: unknown) => {
    if (admits(value)) return value;
    throw new GraphQLError(`Unable to ${verb} \`${display(value)}\` as a valid ${title}.`);
  };
  return new GraphQLScalarType({
    name,
    coerceOutputValue: coerce('serialize'),
    coerceInputValue: coerce('parse'),
    coerceInputLiteral: (node) => coerce('parse')(valueFromASTUntyped(node)),
  });
}

const parseJson = (value: unknown): unknown => {
  try {
    if (typeof value === 'string') return JSON.parse(value);
  } catch {
    // Throws below, as for any value that is not JSON.
  }
  throw new GraphQLError(`Unable to parse \`${display(value)}\` as valid JSON.`);
};

const json: GraphQLScalarTypeConfig<unknown, string> = {
  name: 'AWSJSON',
  coerceOutputValue: (value) => JSON.stringify(value),
  coerceInputValue: parseJson,
  coerceInputLiteral: (node) => parseJson(valueFromASTUntyped(node)),
};

/**
 * Resolvers receive AWSJSON as the parsed value. In responses it is stringified, so that a string is quoted twice
 * (aws-mobile-appsync-sdk-js #533).
 */
export const SCALARS: readonly GraphQLScalarType[] = [
  ...SCALAR_FORMATS.map(formatScalar),
  new GraphQLScalarType(json),
];
