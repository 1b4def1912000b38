import type { Group } from '../definition/group-properties.ts';
import type { Pool } from '../pool.ts';

/** A user's groups that the template still has, the lowest precedence number first, those without one last. */
export function groupsByPrecedence(pool: Pool, sub: string): Group[] {
  const rank = (group: Group) => group.Precedence ?? Number.POSITIVE_INFINITY;
  return pool.memberships
    .groupsOf(sub)
    .flatMap((name) => pool.definition.groups.get(name) ?? [])
    .toSorted((one, other) => (rank(one) < rank(other) ? -1 : Number(rank(one) > rank(other))));
}
