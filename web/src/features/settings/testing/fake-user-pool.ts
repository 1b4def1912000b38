import { jest } from '@jest/globals';
import { IdentityFailure } from '../../identity/identity-failure.ts';

type Asked = readonly [operation: string, ...given: unknown[]];

/** Replaces identity.ts; import modules that use it after this call. */
export function fakeUserPool() {
  const pool = {
    asked: [] as Asked[],
    /** Error codes by operation. */
    refusals: new Map<string, string>(),
    /** Runs when an operation succeeds. */
    onGrant: (_operation: string): void => undefined,
    forget(): void {
      pool.asked = [];
      pool.refusals.clear();
      pool.onGrant = () => undefined;
    },
  };
  const operation =
    (name: string) =>
    async (...given: unknown[]): Promise<void> => {
      pool.asked.push([name, ...given]);
      const refusal = pool.refusals.get(name);
      if (refusal !== undefined) throw new IdentityFailure(refusal, 'from Cognito');
      pool.onGrant(name);
    };
  jest.unstable_mockModule('../../identity/identity.ts', () => ({
    changePassword: operation('changePassword'),
    currentSession: async () => null,
    endOtherSessions: operation('endOtherSessions'),
    deletePhone: operation('deletePhone'),
    sendPhoneCode: operation('sendPhoneCode'),
    updateAttributes: operation('updateAttributes'),
    verifyPhone: operation('verifyPhone'),
  }));
  return pool;
}
