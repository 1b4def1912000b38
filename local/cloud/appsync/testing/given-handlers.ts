import type { FieldFault } from '../faults.ts';
import type { Invocation } from '../runtime/invocation.ts';
import { createRealm } from '../runtime/realm.ts';
import { moduleOf } from './given-api.ts';

const realm = createRealm();

/** A call of a handler that nobody listens to. */
export const silent: Invocation = {
  typeName: 'Query',
  fieldName: 'job',
  authType: 'API Key Authorization',
  log: () => undefined,
  append: () => undefined,
};

/** What running a piece of handler code gives: its value, what it logged and appended, and the stash it left. */
export function evaluate(body: string, context: Record<string, unknown> = {}, before = '') {
  const logs: string[] = [];
  const appended: FieldFault[] = [];
  const invocation: Invocation = {
    ...silent,
    log: (level, message) => logs.push(`${level}: ${message}`),
    append: (fault) => appended.push(fault),
  };
  const { request } = realm.load('Query.job', moduleOf(body, undefined, before));
  return { ...request({ stash: {}, ...context }, invocation), logs, appended };
}

/** The value of an expression inside the runtime. */
export const resultOf = (expression: string, context?: Record<string, unknown>): unknown =>
  evaluate(`return ${expression};`, context).value;
