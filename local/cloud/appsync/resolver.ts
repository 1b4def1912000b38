import type { DataSource } from './definition.ts';
import { assertEvaluatedSize } from './quotas.ts';
import type { Invocation } from './runtime/invocation.ts';
import type { Handlers } from './runtime/realm.ts';
import { executeRequest } from './sources/source.ts';

/** A loaded resolver or function. `label` is its name in logs. */
export interface Step {
  readonly label: string;
  readonly handlers: Handlers;
  readonly source: DataSource | null;
}

/** `functions` is null for a unit resolver. */
export interface LoadedResolver {
  readonly step: Step;
  readonly functions: readonly Step[] | null;
}

/** The constant parts of a field's ctx. */
export type FieldContext = Readonly<Record<string, unknown>>;

type Parts = {
  prev?: Previous;
  result?: unknown;
  error?: { message: string; type: string } | null;
};

/** Runs the handlers of one field, which share a stash. */
function createSession(field: FieldContext, invocationOf: (label: string) => Invocation) {
  let stash: Record<string, unknown> = {};
  return (step: Step, handler: keyof Handlers, { prev = null, result = null, error = null }: Parts) => {
    const outcome = step.handlers[handler](
      { ...field, stash, prev, result, error },
      invocationOf(step.label),
    );
    assertEvaluatedSize(outcome.value);
    stash = outcome.stash;
    return outcome;
  };
}

type Call = ReturnType<typeof createSession>;
type Previous = { result: unknown } | null;

/** Runs request handler, data source and response handler. An early return of the request skips the others. */
async function runStep(call: Call, step: Step, prev: Previous) {
  const request = call(step, 'request', { prev });
  if (request.early) return request;
  const outcome = step.source
    ? await executeRequest(step.source, request.value)
    : { result: request.value, error: null };
  return call(step, 'response', { prev, ...outcome });
}

/**
 * Resolves one field or throws a FieldError. An early return in a function continues with the next function,
 * or skips to the end; in the resolver's request handler it skips the functions.
 */
export async function runResolver(
  { step, functions }: LoadedResolver,
  field: FieldContext,
  invocationOf: (label: string) => Invocation,
): Promise<unknown> {
  const call = createSession(field, invocationOf);
  if (!functions) return (await runStep(call, step, null)).value;

  const before = call(step, 'request', {});
  let result = before.value;
  for (const fn of before.early ? [] : functions) {
    const outcome = await runStep(call, fn, { result });
    result = outcome.value;
    if (outcome.early?.skipTo === 'END') break;
  }
  return call(step, 'response', { prev: { result }, result }).value;
}
