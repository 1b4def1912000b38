import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const groupRow = z.object({ group_name: z.string() });
const memberRow = z.object({ sub: z.string() });

/** Who is in which group; adding twice and removing what is not there change nothing. */
export interface Memberships {
  add(sub: string, group: string): void;
  remove(sub: string, group: string): void;
  groupsOf(sub: string): string[];
  membersOf(group: string): string[];
}

/** The memberships kept in `database`. */
export function createMemberships(database: DatabaseSync): Memberships {
  const add = database.prepare('INSERT OR IGNORE INTO memberships VALUES (?, ?)');
  const remove = database.prepare('DELETE FROM memberships WHERE sub = ? AND group_name = ?');
  const groups = database.prepare('SELECT group_name FROM memberships WHERE sub = ? ORDER BY group_name');
  const members = database.prepare('SELECT sub FROM memberships WHERE group_name = ? ORDER BY sub');
  return {
    add: (sub, group) => void add.run(sub, group),
    remove: (sub, group) => void remove.run(sub, group),
    groupsOf: (sub) =>
      groupRow
        .array()
        .parse(groups.all(sub))
        .map((row) => row.group_name),
    membersOf: (group) =>
      memberRow
        .array()
        .parse(members.all(group))
        .map((row) => row.sub),
  };
}
