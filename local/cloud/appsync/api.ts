import { randomUUID } from 'node:crypto';
import { authenticate } from './authenticate.ts';
import { buildAuthorization } from './authorize.ts';
import type { GraphqlApi, GraphqlApiDefinition, GraphqlRequest, ResolverDefinition } from './definition.ts';
import { readOperation, validateDocument } from './document.ts';
import { type Executable, executeOperation } from './execute.ts';
import { EXECUTION_MS } from './quotas.ts';
import { httpResponse, RequestRefusal, refusalResponse } from './request-refusal.ts';
import type { LoadedResolver, Step } from './resolver.ts';
import { createRealm, type Realm } from './runtime/realm.ts';
import { buildApiSchema } from './schema.ts';

/** AWS's limits for the resolvers of one request and the functions of one pipeline. */
const MAX_RESOLVERS = 10_000;
const MAX_FUNCTIONS = 10;

function sourceOf(definition: GraphqlApiDefinition, name: string | undefined, label: string) {
  const source = name === undefined ? undefined : definition.dataSources[name];
  if (!source)
    throw new Error(`${label} names the data source ${name ?? '(none)'}, which the API doesn't have.`);
  return source;
}

function loadFunction(definition: GraphqlApiDefinition, realm: Realm, label: string, id: string): Step {
  const fn = definition.functions[id];
  if (!fn) throw new Error(`${label} names the function ${id}, which the API doesn't have.`);
  const name = `${label} > ${fn.name}`;
  return {
    label: name,
    handlers: realm.load(name, fn.code),
    source: sourceOf(definition, fn.dataSource, name),
  };
}

function loadResolver(
  definition: GraphqlApiDefinition,
  realm: Realm,
  resolver: ResolverDefinition,
): LoadedResolver {
  const { kind, dataSource, functions = [], code } = resolver;
  const label = `${resolver.typeName}.${resolver.fieldName}`;
  const handlers = realm.load(label, code);
  if (kind === 'UNIT') {
    return { step: { label, handlers, source: sourceOf(definition, dataSource, label) }, functions: null };
  }
  if (functions.length > MAX_FUNCTIONS) {
    throw new Error(
      `${label} has ${functions.length} functions; AppSync allows ${MAX_FUNCTIONS} in a pipeline.`,
    );
  }
  return {
    step: { label, handlers, source: null },
    functions: functions.map((id) => loadFunction(definition, realm, label, id)),
  };
}

function load(definition: GraphqlApiDefinition): Executable {
  const schema = buildApiSchema(definition.schema);
  const realm = createRealm();
  return {
    schema,
    resolvers: new Map(
      definition.resolvers.map((resolver) => [
        `${resolver.typeName}.${resolver.fieldName}`,
        loadResolver(definition, realm, resolver),
      ]),
    ),
    mayAccess: buildAuthorization(schema, definition),
    environment: definition.environment,
    queryDepthLimit: definition.queryDepthLimit || null,
    resolverCountLimit: definition.resolverCountLimit || MAX_RESOLVERS,
    executionMs: definition.executionMs ?? EXECUTION_MS,
    onLog: (entry) => definition.onLog?.(entry),
  };
}

/**
 * Runs a GraphQL API as AWS AppSync does. Checks and compiles all code first: throws a ResolverCodeError for code that
 * AppSync would refuse, and an Error for an invalid schema or an unknown name.
 */
export function createGraphqlApi(definition: GraphqlApiDefinition): GraphqlApi {
  const api = load(definition);
  const respond = async (request: GraphqlRequest, requestId: string) => {
    const caller = await authenticate(definition, request);
    const operation = readOperation(request.body);
    const errors = validateDocument(api.schema, operation.document, definition.introspection);
    if (errors.length > 0) return httpResponse(requestId, 200, { data: null, errors });
    return httpResponse(requestId, 200, await executeOperation(api, operation, caller, request, requestId));
  };
  return {
    async handle(request) {
      const requestId = randomUUID();
      try {
        return await respond(request, requestId);
      } catch (error) {
        if (error instanceof RequestRefusal) return refusalResponse(requestId, error);
        throw error;
      }
    },
  };
}
