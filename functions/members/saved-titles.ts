import type { User } from '../table/user.ts';

/** Returns all titles of a profile, typed and suggested, without duplicates. */
export function savedTitles(user: Pick<User, 'positions' | 'generatedPositions'>): string[] {
  return [...new Set([...user.positions, ...user.generatedPositions.map((one) => one.position)])];
}
