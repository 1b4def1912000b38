import type { DataSource } from './definition.ts';
import { demandSize } from './quotas.ts';
import type { Invocation } from './runtime/invocation.ts';
import type { Handlers } from './runtime/realm.ts';
import { execute } from './sources/source.ts';

/** A resolver or function that has been loaded. `label` names it in logs. */
export interface Step {
  readonly label: string;
  readonly handlers: Handlers;
  readonly source: DataSource | null;
}

/** A resolver: of a unit resolver `functions` is null. */
export interface LoadedResolver {
  readonly step: Step;
  readonly functions: readonly Step[] | null;
}

/** The parts of ctx that stay the same while a field is resolved. */
export type FieldContext = Readonly<Record<string, unknown>>;

type Parts = {
  prev?: Previous;
  result?: unknown;
  error?: { message: string; type: string } | null;
};

/** Runs handlers of one field one after the other, with the stash they share. */
function session(field: FieldContext, invocationOf: (label: string) => Invocation) {
  let stash: Record<string, unknown> = {};
  return (step: Step, handler: keyof Handlers, { prev = null, result = null, error = null }: Parts) => {
    const outcome = step.handlers[handler](
      { ...field, stash, prev, result, error },
      invocationOf(step.label),
    );
    demandSize(outcome.value);
    stash = outcome.stash;
    return outcome;
  };
}

type Call = ReturnType<typeof session>;
type Previous = { result: unknown } | null;

/** Request, data source, response. An early return of the request leaves the other two out. */
async function runStep(call: Call, step: Step, prev: Previous) {
  const request = call(step, 'request', { prev });
  if (request.early) return request;
  const outcome = step.source
    ? await execute(step.source, request.value)
    : { result: request.value, error: null };
  return call(step, 'response', { prev, ...outcome });
}

/**
 * Resolves one field. Gives its value; throws a FieldFault. An early return in a function goes on to the next one
 * unless it skips to the end; in the resolver's own request handler it skips the functions.
 */
export async function runResolver(
  { step, functions }: LoadedResolver,
  field: FieldContext,
  invocationOf: (label: string) => Invocation,
): Promise<unknown> {
  const call = session(field, invocationOf);
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
