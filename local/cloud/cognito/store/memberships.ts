import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const groupRow = z.object({ group_name: z.string() });
const memberRow = z.object({ sub: z.string() });

/** Which users are in which groups. */
export interface Memberships {
  /** Adding a user twice has no effect. */
  add(sub: string, group: string): void;
  /** Sorted by name. */
  groupsOf(sub: string): string[];
  membersOf(group: string): string[];
}

export function createMemberships(database: DatabaseSync): Memberships {
  const add = database.prepare('INSERT OR IGNORE INTO memberships VALUES (?, ?)');
  const groups = database.prepare('SELECT group_name FROM memberships WHERE sub = ? ORDER BY group_name');
  const members = database.prepare('SELECT sub FROM memberships WHERE group_name = ? ORDER BY sub');
  return {
    add: (sub, group) => void add.run(sub, group),
    groupsOf: (sub) => groups.all(sub).map((row) => groupRow.parse(row).group_name),
    membersOf: (group) => members.all(group).map((row) => memberRow.parse(row).sub),
  };
}
