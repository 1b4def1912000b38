import { FieldError, unauthorizedError } from '../field-error.ts';
import type { Invocation } from '../runtime/invocation.ts';

/**
 * util.error, util.appendError and util.unauthorized. AWS ignores a call whose message or type is not a string
 * (aws-appsync-community #384). The emulator logs such a call.
 */
export function errorUtil(invocation: () => Invocation) {
  const toFieldError = (name: string, [message, type, data, info]: readonly unknown[]): FieldError | null => {
    const isTyped = type === undefined || type === null || typeof type === 'string';
    if (typeof message === 'string' && isTyped)
      return new FieldError(message, type ?? null, data ?? null, info ?? null);
    invocation().log('error', `util.${name} was ignored, as on AWS. Its message and type must be strings.`);
    return null;
  };
  return {
    error(...args: unknown[]) {
      const error = toFieldError('error', args);
      if (error) throw error;
    },
    appendError(...args: unknown[]) {
      const error = toFieldError('appendError', args);
      if (error) invocation().append(error);
    },
    unauthorized() {
      throw unauthorizedError(invocation().fieldName, invocation().typeName);
    },
  };
}
