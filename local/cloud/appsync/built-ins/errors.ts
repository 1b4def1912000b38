import { FieldFault, unauthorized } from '../faults.ts';
import type { Invocation } from '../runtime/invocation.ts';

/**
 * util.error, util.appendError and util.unauthorized. AWS ignores a call whose message or type is no string
 * (aws-appsync-community #384); so does this, and logs it.
 */
export function errorUtil(invocation: () => Invocation) {
  const fault = (name: string, [message, type, data, info]: readonly unknown[]): FieldFault | null => {
    const isTyped = type === undefined || type === null || typeof type === 'string';
    if (typeof message === 'string' && isTyped)
      return new FieldFault(message, type ?? null, data ?? null, info ?? null);
    invocation().log(
      'error',
      `util.${name} was ignored, as on AWS: its message and its type must be strings.`,
    );
    return null;
  };
  return {
    error(...args: unknown[]) {
      const raised = fault('error', args);
      if (raised) throw raised;
    },
    appendError(...args: unknown[]) {
      const noted = fault('appendError', args);
      if (noted) invocation().append(noted);
    },
    unauthorized() {
      throw unauthorized(invocation().fieldName, invocation().typeName);
    },
  };
}
