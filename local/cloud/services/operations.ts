import { AwsError } from '../gateway/aws-error.ts';
import type { Service } from '../gateway/service.ts';

/** Serves these operations by name. Throws an UnknownOperationException that names any other. */
export function serviceOf(serviceName: string, operations: Readonly<Record<string, Service>>): Service {
  const byName = new Map(Object.entries(operations));
  return async (request) => {
    const operation = byName.get(request.action);
    if (operation) return operation(request);
    const message = `The emulator does not support ${request.action} of ${serviceName}.`;
    throw new AwsError(400, 'UnknownOperationException', message);
  };
}

/** One implementation under several operation names. */
export const sameFor = (names: readonly string[], operation: Service): Record<string, Service> =>
  Object.fromEntries(names.map((name) => [name, operation]));
