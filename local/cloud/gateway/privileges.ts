import type { Permission, PolicyStatement } from './policy-statement.ts';
import { matches } from './wildcard.ts';

/** A permission of a role: an action on a resource, for DynamoDB under one pattern of leading keys. */
export interface Grant {
  /** As in the statement, with wildcards. */
  action: string;
  /** As in the statement; `not <pattern>` for NotResource. */
  resource: string;
  /** A pattern of dynamodb:LeadingKeys, or null without that condition. */
  leadingKeys: string | null;
}

/** A grant and the number of calls that it allowed. */
export interface GrantUse extends Grant {
  uses: number;
}

/** Calls that were denied. */
export interface Refusal {
  action: string;
  resource: string;
  calls: number;
}

/** The permissions of a role, with their uses. */
export interface Privileges {
  role: string;
  grants: GrantUse[];
  refused: Refusal[];
}

export interface PrivilegeLedger {
  record(permission: Permission, isRefused: boolean): void;
  read(): Privileges;
}

const LEADING_KEYS = 'dynamodb:leadingkeys';

/** Statements added to the array later count as well. */
export function openPrivilegeLedger(role: string, statements: readonly PolicyStatement[]): PrivilegeLedger {
  const uses = new Map<string, number>();
  const refused = new Map<string, Refusal>();
  const keyOf = ({ action, resource, leadingKeys }: Grant) => `${action} ${resource} ${leadingKeys}`;
  let cached = { statements: 0, grants: new Map<string, Grant>() };
  const currentGrants = () => {
    if (cached.statements !== statements.length) {
      const grants = new Map(grantsOf(statements).map((grant) => [keyOf(grant), grant]));
      cached = { statements: statements.length, grants };
    }
    return cached.grants;
  };
  return {
    record(permission, isRefused) {
      const { action, resource } = permission;
      if (isRefused) {
        const key = `${action} ${resource}`;
        refused.set(key, { action, resource, calls: (refused.get(key)?.calls ?? 0) + 1 });
        return;
      }
      for (const [key, grant] of currentGrants())
        if (isUsedBy(grant, permission)) uses.set(key, (uses.get(key) ?? 0) + 1);
    },
    read: () => ({
      role,
      grants: [...currentGrants()].map(([key, grant]) => ({ ...grant, uses: uses.get(key) ?? 0 })),
      refused: [...refused.values()],
    }),
  };
}

/** Every combination of action, resource and leading keys in Allow statements. */
function grantsOf(statements: readonly PolicyStatement[]): Grant[] {
  return statements
    .filter(({ Effect }) => Effect === 'Allow')
    .flatMap((statement) =>
      statement.Action.flatMap((action) =>
        resourcesOf(statement).flatMap((resource) =>
          leadingKeysOf(statement).map((leadingKeys) => ({ action, resource, leadingKeys })),
        ),
      ),
    );
}

const resourcesOf = ({ Resource, NotResource }: PolicyStatement): string[] =>
  NotResource ? [`not ${NotResource.join(' ')}`] : Resource;

function leadingKeysOf({ Condition = {} }: PolicyStatement): (string | null)[] {
  const keys = Object.values(Condition)
    .flatMap((operator) => Object.entries(operator))
    .flatMap(([key, values]) => (key.toLowerCase() === LEADING_KEYS ? values : []));
  return keys.length > 0 ? keys : [null];
}

function isUsedBy(grant: Grant, { action, resource, context = {} }: Permission): boolean {
  if (!matches(grant.action, action, true)) return false;
  const matchesResource = (pattern: string) => matches(pattern, resource);
  const excluded = /^not (.*)$/.exec(grant.resource)?.[1];
  if (excluded === undefined ? !matchesResource(grant.resource) : excluded.split(' ').some(matchesResource))
    return false;
  const { leadingKeys } = grant;
  return leadingKeys === null || (context[LEADING_KEYS] ?? []).some((key) => matches(leadingKeys, key));
}
