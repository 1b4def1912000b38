import type { DocumentNode } from 'graphql';
import { type ASTNode, type GraphQLError, Kind, visit } from 'graphql';
import { locationsOf, type ResponseError } from './response-errors.ts';

/** Messages of graphql-js and their equivalents in graphql-java, on which AppSync runs. */
const VALIDATION: readonly (readonly [RegExp, string])[] = [
  [/^Cannot query field "(\w+)" on type "(\w+)"/, "FieldUndefined: Field '$1' in type '$2' is undefined"],
  [/^Argument "\w+\.\w+\((\w+):\)" of type/, 'MissingFieldArgument: Missing field argument $1'],
  [/^Unknown argument "(\w+)" on field/, 'UnknownArgument: Unknown field argument $1'],
  [
    /^Field "(\w+)" must not have a selection since type "([^"]+)"/,
    'SubSelectionNotAllowed: Sub selection not allowed on leaf type $2 of field $1',
  ],
  [
    /^Field "(\w+)" of type "([^"]+)" must have a selection/,
    'SubSelectionRequired: Sub selection required for type $2 of field $1',
  ],
  [/^Unknown type "(\w+)"/, 'UnknownType: Unknown type $1'],
  [/^Variable "\$(\w+)" is not defined/, 'UndefinedVariable: Undefined variable $1'],
  [/^Variable "\$(\w+)" is never used/, 'UnusedVariable: Unused variable $1'],
  [
    /^Variable "\$\w+" of type "([^"]+)" used in position expecting type "([^"]+)"/,
    "VariableTypeMismatch: Variable type '$1' doesn't match expected type '$2'",
  ],
  [/^Unknown fragment "(\w+)"/, 'UndefinedFragment: Undefined fragment $1'],
  [/^Fragment "(\w+)" is never used/, 'UnusedFragment: Unused fragment $1'],
  [/^Unknown directive "@(\w+)"/, 'UnknownDirective: Unknown directive $1'],
  [
    /^Expected value of type "(\w+)" to include required field "(\w+)"/,
    "WrongType: argument value of type '$1' is missing required fields '[$2]'",
  ],
  [
    /^There can be only one operation named "(\w+)"/,
    "DuplicateOperationName: There can be only one operation named '$1'",
  ],
  [/^(.+cannot represent.+|Expected value of .+)$/s, 'WrongType: $1'],
  [/^(.+)$/s, 'InvalidDocument: $1'],
];

/** The path of a node in the form of graphql-java: `listJobs/items`. */
function fieldPath(document: DocumentNode, target: ASTNode | undefined): string {
  const names: string[] = [];
  let path = '';
  visit(document, {
    enter(node) {
      if (node.kind === Kind.FIELD) names.push(node.name.value);
      if (node === target) path = names.join('/');
    },
    leave(node) {
      if (node.kind === Kind.FIELD) names.pop();
    },
  });
  return path;
}

/** Entries of validation errors have no errorType. */
export function validationEntry(error: GraphQLError, document: DocumentNode): ResponseError {
  const rule = VALIDATION.find(([pattern]) => pattern.test(error.message));
  const detail = rule
    ? error.message.replace(new RegExp(`${rule[0].source}.*$`, 's'), rule[1])
    : error.message;
  const places = (error.nodes ?? []).map((node) => ({ node, place: fieldPath(document, node) }));
  const { node, place } = places.find((candidate) => candidate.place !== '') ??
    places[0] ?? { node: null, place: '' };
  const start = node?.loc?.startToken;
  const locations = start
    ? [{ line: start.line, column: start.column, sourceName: null }]
    : locationsOf(error);
  return {
    path: null,
    locations,
    message: `Validation error of type ${detail}${place ? ` @ '${place}'` : ''}`,
  };
}

/** With introspection off, fields of __schema and __type are undefined. */
export const introspectionEntry = (
  fieldName: string,
  typeName: string,
  place: string,
  locations: ResponseError['locations'],
): ResponseError => ({
  path: null,
  locations,
  message: `Validation error of type FieldUndefined: Field '${fieldName}' in type '${typeName}' is undefined @ '${place}'`,
});

const VARIABLES: readonly (readonly [RegExp, string])[] = [
  [
    /^Variable "\$(\w+)" has invalid value(?: at \S+)?: Expected (?:a )?value of non-null type "([^"]+)"/,
    "Variable '$1' has coerced Null value for NonNull type '$2'",
  ],
  [
    /^Variable "\$(\w+)" has invalid value(?: at \S+)?: Expected value of type "([^"]+)" to include required field "(\w+)"/,
    "Variable '$1' has coerced Null value for NonNull type '$4'",
  ],
  [
    /^Variable "\$(\w+)" has invalid value(?: at \S+)?: Expected value of type "([^"]+)" not to include unknown field/,
    "The variables input contains a field that is not defined for input object type '$2' ",
  ],
  [
    /^Variable "\$(\w+)" has invalid value(?: at \S+)?: Value "([^"]*)" does not exist in "(\w+)" enum/,
    "Variable '$1' has an invalid value : Invalid input for Enum '$3'. No value found for name '$2'",
  ],
  [/^Variable "\$(\w+)" has invalid value(?: at \S+)?: (.+)$/s, "Variable '$1' has an invalid value : $2"],
];

/** The entry for an invalid variable. `requiredType` returns the type of an input type's field. */
export function variableEntry(
  error: GraphQLError,
  requiredType: (inputType: string, field: string) => string,
): ResponseError {
  for (const [pattern, text] of VARIABLES) {
    const parts = pattern.exec(error.message);
    if (!parts) continue;
    const [, name = '', second = '', third = ''] = parts;
    const message = text
      .replace('$4', () => requiredType(second, third))
      .replace('$1', () => name)
      .replace('$2', () => second)
      .replace('$3', () => third);
    return { path: null, locations: text.startsWith('The variables') ? null : locationsOf(error), message };
  }
  return { path: null, locations: locationsOf(error), message: error.message };
}
