import {
  type DocumentNode,
  type GraphQLSchema,
  getOperationAST,
  isInputObjectType,
  Kind,
  OperationTypeNode,
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { z } from 'zod';
import { introspectionEntry, validationEntry } from './request-errors.ts';
import { malformedRequest, RequestRefusal } from './request-refusal.ts';
import type { ResponseError } from './response-errors.ts';

export interface Operation {
  readonly document: DocumentNode;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
}

const bodySchema = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

function readBody(body: string): z.infer<typeof bodySchema> {
  if (body.trim() === '') throw malformedRequest('Request body is empty.');
  try {
    return bodySchema.parse(JSON.parse(body));
  } catch {
    throw malformedRequest('Unable to parse GraphQL query.');
  }
}

function parseDocument(query: string): DocumentNode {
  try {
    return parse(query);
  } catch {
    throw malformedRequest('Unable to parse GraphQL query.');
  }
}

/** Parses a request's body. Throws a RequestRefusal unless it has one executable operation. */
export function readOperation(body: string): Operation {
  const { query, variables, operationName } = readBody(body);
  const document = parseDocument(query);
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operations.length === 0) throw malformedRequest('Unable to parse GraphQL query.');
  const named = operationName || undefined;
  const operation = getOperationAST(document, named);
  if (!operation) {
    throw new RequestRefusal(
      400,
      'BadRequestException',
      named ? `Unknown operation named '${named}'.` : 'Missing operation name.',
    );
  }
  if (operation.operation === OperationTypeNode.SUBSCRIPTION) {
    throw new RequestRefusal(400, 'UnsupportedOperation', 'The emulator does not support subscriptions.');
  }
  return { document, operationName: named, variables: variables ?? {} };
}

/** An error for each introspection field that a document selects, except __typename. */
function introspectionErrors(schema: GraphQLSchema, document: DocumentNode): ResponseError[] {
  const entries: ResponseError[] = [];
  const names: string[] = [];
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: {
        enter(node) {
          names.push(node.name.value);
          const parent = types.getParentType();
          if (!parent?.name.startsWith('__')) return;
          const start = node.loc?.startToken;
          const locations = start ? [{ line: start.line, column: start.column, sourceName: null }] : null;
          entries.push(introspectionEntry(node.name.value, parent.name, names.join('/'), locations));
        },
        leave() {
          names.pop();
        },
      },
    }),
  );
  return entries;
}

/** AppSync's errors for an invalid document; empty for a valid one. */
export function validateDocument(
  schema: GraphQLSchema,
  document: DocumentNode,
  introspection: boolean,
): ResponseError[] {
  const entries = validate(schema, document).map((error) => validationEntry(error, document));
  if (entries.length > 0 || introspection) return entries;
  return introspectionErrors(schema, document);
}

export function inputFieldType(schema: GraphQLSchema, typeName: string, fieldName: string): string {
  const type = schema.getType(typeName);
  return isInputObjectType(type) ? String(type.getFields()[fieldName]?.type) : '';
}
