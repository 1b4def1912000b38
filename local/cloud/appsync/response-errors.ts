import type { FieldNode, GraphQLError, GraphQLOutputType, GraphQLResolveInfo, GraphQLSchema } from 'graphql';
import { getNullableType, isEnumType, isListType, isObjectType } from 'graphql';
import type { FieldError } from './field-error.ts';
import { selectData } from './selection.ts';

interface Location {
  readonly line: number;
  readonly column: number;
  readonly sourceName: null;
}

/** An entry of the response's `errors`. */
export interface ResponseError {
  readonly path: readonly (string | number)[] | null;
  readonly data?: unknown;
  readonly errorType?: string | null;
  readonly errorInfo?: unknown;
  readonly locations: readonly Location[] | null;
  readonly message: string;
}

export const locationsOf = ({ locations }: Pick<GraphQLError, 'locations'>): Location[] | null =>
  locations ? locations.map(({ line, column }) => ({ line, column, sourceName: null })) : null;

/** A path in the form of graphql-java, on which AppSync runs: `/jobs/items[0]/title`. */
export const pathText = (path: readonly (string | number)[]): string =>
  path.map((part) => (typeof part === 'number' ? `[${part}]` : `/${part}`)).join('');

export function fieldErrorEntry(
  fault: FieldError,
  path: readonly (string | number)[],
  nodes: readonly FieldNode[],
  fragments: GraphQLResolveInfo['fragments'],
  locations: Location[] | null,
): ResponseError {
  const { message, errorType, errorInfo } = fault;
  return { path, data: selectData(fault.data, nodes, fragments), errorType, errorInfo, locations, message };
}

function typeAt(
  schema: GraphQLSchema,
  place: string,
  path: readonly (string | number)[],
): GraphQLOutputType | null {
  const [typeName = '', fieldName = ''] = place.split('.');
  const parent = schema.getType(typeName);
  let type: GraphQLOutputType | null = isObjectType(parent)
    ? (parent.getFields()[fieldName]?.type ?? null)
    : null;
  const depth = path.length - 1 - path.findLastIndex((part) => typeof part === 'string');
  for (let level = 0; level < depth && type; level += 1) {
    const list: GraphQLOutputType = getNullableType(type);
    type = isListType(list) ? list.ofType : null;
  }
  return type && getNullableType(type);
}

/** The entry for a value that doesn't fit its type, in graphql-java's words. Such errors have no errorType. */
export function completionEntry(error: GraphQLError, schema: GraphQLSchema): ResponseError {
  const path = error.path ?? [];
  const entry = (message: string): ResponseError => ({ path, locations: null, message });
  const nullField = /^Cannot return null for non-nullable field (\S+)\.$/.exec(error.message)?.[1];
  if (nullField !== undefined) {
    const type = typeAt(schema, nullField, path);
    const name = type && !isListType(type) ? String(type) : 'null';
    const [parent] = nullField.split('.');
    return entry(
      `Cannot return null for non-nullable type: '${name}' within parent '${parent}' (${pathText(path)})`,
    );
  }
  if (error.message.startsWith('Expected Iterable')) {
    return entry(
      `Can't resolve value (${pathText(path)}) : type mismatch error, expected type LIST, got OBJECT`,
    );
  }
  const enumName = /^Enum "(\w+)" cannot represent/.exec(error.message)?.[1];
  const isEnum = enumName !== undefined && isEnumType(schema.getType(enumName));
  const reason = isEnum ? `Invalid input for Enum '${enumName}'.` : error.message;
  return entry(`Can't serialize value (${pathText(path)}) : ${reason}`);
}
