import { jest } from '@jest/globals';
import { IdentityFailure } from '../../identity/identity-failure.ts';

type Asked = readonly [operation: string, ...given: unknown[]];

/** The user pool as a test plays it, in the place of identity.ts: import what uses it after this. */
export function fakeUserPool() {
  const pool = {
    /** What it was asked, oldest first. */
    asked: [] as Asked[],
    /** Cognito's name for the refusal of an operation, by the operation. */
    refusals: new Map<string, string>(),
    /** What else happens when an operation is granted. */
    onGrant: (_operation: string): void => undefined,
    /** Has it refuse nothing and forget what it was asked. */
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
      if (refusal !== undefined) throw new IdentityFailure(refusal, 'said by the pool');
      pool.onGrant(name);
    };
  jest.unstable_mockModule('../../identity/identity.ts', () => ({
    changePassword: operation('changePassword'),
    currentSession: async () => null,
    deletePhone: operation('deletePhone'),
    sendPhoneCode: operation('sendPhoneCode'),
    updateAttributes: operation('updateAttributes'),
    verifyPhone: operation('verifyPhone'),
  }));
  return pool;
}
