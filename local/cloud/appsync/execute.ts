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
import { FieldFault, unauthorized } from './faults.ts';
import { type Deadline, startDeadline } from './quotas.ts';
import { variableEntry } from './request-errors.ts';
import { type LoadedResolver, runResolver } from './resolver.ts';
import { completionEntry, faultEntry, type ResponseError } from './response-errors.ts';
import type { Invocation } from './runtime/invocation.ts';
import { isObject } from './runtime/plain.ts';
import { selectionSetGraphQL, selectionSetList } from './selection.ts';

/** What executing needs to know of an API. */
export interface Executable {
  readonly schema: GraphQLSchema;
  /** By `Type.field`. */
  readonly resolvers: ReadonlyMap<string, LoadedResolver>;
  readonly mayAccess: MayAccess;
  readonly environment: Readonly<Record<string, string>>;
  readonly queryDepthLimit: number | null;
  readonly resolverCountLimit: number;
  /** How long a request may take, in milliseconds. */
  readonly executionMs: number;
  onLog(entry: ResolverLog): void;
}

/** A GraphQL response. */
export interface ExecutionAnswer {
  readonly data: unknown;
  readonly errors?: readonly ResponseError[];
}

/** One request on its way. */
interface Run {
  readonly api: Executable;
  readonly caller: Caller;
  readonly request: GraphqlRequest;
  readonly requestId: string;
  /** What util.appendError noted. */
  readonly noted: ResponseError[];
  /** What ended a field, by the fault that did. */
  readonly raised: Map<FieldFault, ResponseError>;
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

function entryOf(fault: FieldFault, info: GraphQLResolveInfo): ResponseError {
  const { fieldNodes, fragments } = info;
  return faultEntry(fault, pathOf(info), fieldNodes, fragments, locationOf(fieldNodes));
}

function refuse(run: Run, info: GraphQLResolveInfo): void {
  const { api, caller } = run;
  const { parentType, fieldName } = info;
  if (!api.mayAccess(caller, parentType.name, fieldName)) throw unauthorized(fieldName, parentType.name);
  const depth = pathOf(info).filter((key) => typeof key === 'string').length;
  if (api.queryDepthLimit !== null && depth > api.queryDepthLimit) {
    throw new FieldFault('Query depth limit reached.', 'QueryDepthLimitReached');
  }
}

function resolve(
  run: Run,
  resolver: LoadedResolver,
  source: unknown,
  args: object,
  info: GraphQLResolveInfo,
) {
  run.resolverCount += 1;
  if (run.resolverCount > run.api.resolverCountLimit) {
    throw new FieldFault('Resolver execution limit reached.', 'ResolverExecutionLimitReached');
  }
  const { parentType, fieldName, fieldNodes, fragments, variableValues } = info;
  const invocationOf = (label: string): Invocation => ({
    typeName: parentType.name,
    fieldName,
    authType: run.caller.authType,
    log: (level, message) => run.api.onLog({ requestId: run.requestId, resolver: label, level, message }),
    append: (fault) => run.noted.push(entryOf(fault, info)),
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
  return run.deadline.inTime(runResolver(resolver, field, invocationOf));
}

/** A field without a resolver shows its parent's property; so a root field without one is null. */
const resolveField: GraphQLFieldResolver<unknown, Run, Record<string, unknown>> = (
  source,
  args,
  run,
  info,
) => {
  const raise = (error: unknown): never => {
    const message = error instanceof Error ? error.message : String(error);
    const fault = error instanceof FieldFault ? error : new FieldFault(message, 'InternalFailure');
    run.raised.set(fault, entryOf(fault, info));
    throw fault;
  };
  try {
    refuse(run, info);
    const resolver = run.api.resolvers.get(`${info.parentType.name}.${info.fieldName}`);
    if (resolver) return resolve(run, resolver, source, args, info).catch(raise);
  } catch (error) {
    return raise(error);
  }
  return isObject(source) ? source[info.fieldName] : null;
};

/** Executes an operation that has been validated. Never throws for what a resolver does. */
export async function executeOperation(
  api: Executable,
  operation: Operation,
  caller: Caller,
  request: GraphqlRequest,
  requestId: string,
): Promise<ExecutionAnswer> {
  const deadline = startDeadline(api.executionMs);
  const run: Run = {
    api,
    caller,
    request,
    requestId,
    noted: [],
    raised: new Map(),
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
    const raised =
      error.originalError instanceof FieldFault ? run.raised.get(error.originalError) : undefined;
    if (raised) return raised;
    if (!error.path) return variableEntry(error, (type, field) => inputFieldType(api.schema, type, field));
    return completionEntry(error, api.schema);
  });
  const all = [...run.noted, ...entries];
  return all.length > 0 ? { data: data ?? null, errors: all } : { data: data ?? null };
}
