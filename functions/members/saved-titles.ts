import type { User } from '../table/user.ts';

/** Every title the person watches, typed or generated, once each. */
export function savedTitles(user: Pick<User, 'positions' | 'generatedPositions'>): string[] {
  return [...new Set([...user.positions, ...user.generatedPositions.map((one) => one.position)])];
}
