import {
  execute,
  type FieldNode,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';
import type { MayAccess } from './authorize.ts';
import type { Caller } from './caller.ts';
import type { GraphqlRequest, ResolverLog } from './definition.ts';
import { inputFieldType, type Operation } from './document.ts';
import { FieldError, unauthorizedError } from './field-error.ts';
import { type Deadline, startDeadline } from './quotas.ts';
import { variableEntry } from './request-errors.ts';
import { type LoadedResolver, runResolver } from './resolver.ts';
import { completionEntry, fieldErrorEntry, type ResponseError } from './response-errors.ts';
import type { Invocation } from './runtime/invocation.ts';
import { isObject } from './runtime/plain-object.ts';
import { selectionSetGraphQL, selectionSetList } from './selection.ts';

export interface Executable {
  readonly schema: GraphQLSchema;
  /** By `Type.field`. */
  readonly resolvers: ReadonlyMap<string, LoadedResolver>;
  readonly mayAccess: MayAccess;
  readonly environment: Readonly<Record<string, string>>;
  readonly queryDepthLimit: number | null;
  readonly resolverCountLimit: number;
  readonly executionMs: number;
  onLog(entry: ResolverLog): void;
}

export interface ExecutionResult {
  readonly data: unknown;
  readonly errors?: readonly ResponseError[];
}

/** The state of one request. */
interface Run {
  readonly api: Executable;
  readonly caller: Caller;
  readonly request: GraphqlRequest;
  readonly requestId: string;
  /** Errors of util.appendError. */
  readonly appended: ResponseError[];
  /** Errors that ended a field. */
  readonly thrown: Map<FieldError, ResponseError>;
  readonly deadline: Deadline;
  resolverCount: number;
}

function pathOf(info: GraphQLResolveInfo): (string | number)[] {
  const keys: (string | number)[] = [];
  for (let path: GraphQLResolveInfo['path'] | undefined = info.path; path; path = path.prev)
    keys.unshift(path.key);
  return keys;
}

const locationOf = ([node]: readonly FieldNode[]) => {
  const start = node?.loc?.startToken;
  return start ? [{ line: start.line, column: start.column, sourceName: null }] : null;
};

function toResponseError(fault: FieldError, info: GraphQLResolveInfo): ResponseError {
  const { fieldNodes, fragments } = info;
  return fieldErrorEntry(fault, pathOf(info), fieldNodes, fragments, locationOf(fieldNodes));
}

function assertFieldAllowed(run: Run, info: GraphQLResolveInfo): void {
  const { api, caller } = run;
  const { parentType, fieldName } = info;
  if (!api.mayAccess(caller, parentType.name, fieldName)) throw unauthorizedError(fieldName, parentType.name);
  const depth = pathOf(info).filter((key) => typeof key === 'string').length;
  if (api.queryDepthLimit !== null && depth > api.queryDepthLimit) {
    throw new FieldError('Query depth limit reached.', 'QueryDepthLimitReached');
  }
}

function runFieldResolver(
  run: Run,
  resolver: LoadedResolver,
  source: unknown,
  args: object,
  info: GraphQLResolveInfo,
) {
  run.resolverCount += 1;
  if (run.resolverCount > run.api.resolverCountLimit) {
    throw new FieldError('Resolver execution limit reached.', 'ResolverExecutionLimitReached');
  }
  const { parentType, fieldName, fieldNodes, fragments, variableValues } = info;
  const invocationOf = (label: string): Invocation => ({
    typeName: parentType.name,
    fieldName,
    authType: run.caller.authType,
    log: (level, message) => run.api.onLog({ requestId: run.requestId, resolver: label, level, message }),
    append: (fault) => run.appended.push(toResponseError(fault, info)),
  });
  const field = {
    arguments: args,
    args,
    source: source ?? null,
    identity: run.caller.identity,
    request: { headers: run.request.headers, domainName: null },
    env: run.api.environment,
    info: {
      fieldName,
      parentTypeName: parentType.name,
      variables: variableValues.coerced,
      selectionSetList: selectionSetList(fieldNodes, fragments),
      selectionSetGraphQL: selectionSetGraphQL(fieldNodes),
    },
  };
  return run.deadline.enforce(runResolver(resolver, field, invocationOf));
}

/** A field without a resolver has its parent's property, so a root field without one is null. */
const resolveField: GraphQLFieldResolver<unknown, Run, Record<string, unknown>> = (
  source,
  args,
  run,
  info,
) => {
  const raise = (error: unknown): never => {
    const message = error instanceof Error ? error.message : String(error);
    const fieldError = error instanceof FieldError ? error : new FieldError(message, 'InternalFailure');
    run.thrown.set(fieldError, toResponseError(fieldError, info));
    throw fieldError;
  };
  try {
    assertFieldAllowed(run, info);
    const resolver = run.api.resolvers.get(`${info.parentType.name}.${info.fieldName}`);
    if (resolver) return runFieldResolver(run, resolver, source, args, info).catch(raise);
  } catch (error) {
    return raise(error);
  }
  return isObject(source) ? source[info.fieldName] : null;
};

/** Executes a validated operation. Errors of resolvers are in the result. */
export async function executeOperation(
  api: Executable,
  operation: Operation,
  caller: Caller,
  request: GraphqlRequest,
  requestId: string,
): Promise<ExecutionResult> {
  const deadline = startDeadline(api.executionMs);
  const run: Run = {
    api,
    caller,
    request,
    requestId,
    appended: [],
    thrown: new Map(),
    deadline,
    resolverCount: 0,
  };
  const { data, errors = [] } = await execute({
    schema: api.schema,
    document: operation.document,
    operationName: operation.operationName,
    variableValues: operation.variables,
    contextValue: run,
    fieldResolver: resolveField,
  });
  deadline.clear();
  const entries = errors.map((error): ResponseError => {
    const thrown =
      error.originalError instanceof FieldError ? run.thrown.get(error.originalError) : undefined;
    if (thrown) return thrown;
    if (!error.path) return variableEntry(error, (type, field) => inputFieldType(api.schema, type, field));
    return completionEntry(error, api.schema);
  });
  const all = [...run.appended, ...entries];
  return all.length > 0 ? { data: data ?? null, errors: all } : { data: data ?? null };
}
