import { GraphQLError, GraphQLScalarType, type GraphQLScalarTypeConfig, valueFromASTUntyped } from 'graphql';
import { SCALAR_FORMATS, type ScalarFormat } from './scalar-formats.ts';

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function formatScalar({ name, title, admits }: ScalarFormat): GraphQLScalarType {
  const coerce = (verb: string) => (value: unknown) => {
    if (admits(value)) return value;
    throw new GraphQLError(`Unable to ${verb} \`${shown(value)}\` as a valid ${title}.`);
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
    // Falls through to the refusal, as every value that is no JSON text does.
  }
  throw new GraphQLError(`Unable to parse \`${shown(value)}\` as valid JSON.`);
};

const json: GraphQLScalarTypeConfig<unknown, string> = {
  name: 'AWSJSON',
  coerceOutputValue: (value) => JSON.stringify(value),
  coerceInputValue: parseJson,
  coerceInputLiteral: (node) => parseJson(valueFromASTUntyped(node)),
};

/**
 * AppSync's scalars. AWSJSON reaches resolvers as the value its text stands for, and leaves as text: a string
 * quoted once more, which is what doubles AWSJSON in subscriptions (aws-mobile-appsync-sdk-js #533).
 */
export const SCALARS: readonly GraphQLScalarType[] = [
  ...SCALAR_FORMATS.map(formatScalar),
  new GraphQLScalarType(json),
];
