import type { FieldError } from '../field-error.ts';
import type { Invocation } from '../runtime/invocation.ts';
import { createRealm } from '../runtime/realm.ts';
import { moduleOf } from './test-api.ts';

const realm = createRealm();

export const silentInvocation: Invocation = {
  typeName: 'Query',
  fieldName: 'job',
  authType: 'API Key Authorization',
  log: () => undefined,
  append: () => undefined,
};

/** Runs the body of a request handler. Returns its value, stash, logs and appended errors. */
export function evaluate(body: string, context: Record<string, unknown> = {}, before = '') {
  const logs: string[] = [];
  const appended: FieldError[] = [];
  const invocation: Invocation = {
    ...silentInvocation,
    log: (level, message) => logs.push(`${level}: ${message}`),
    append: (error) => appended.push(error),
  };
  const { request } = realm.load('Query.job', moduleOf(body, undefined, before));
  return { ...request({ stash: {}, ...context }, invocation), logs, appended };
}

/** The value of an expression inside the runtime. */
export const resultOf = (expression: string, context?: Record<string, unknown>): unknown =>
  evaluate(`return ${expression};`, context).value;
