import type { Permission } from './authorize.ts';
import type { PolicyStatement } from './principal.ts';
import { matches } from './wildcard.ts';

/** One right that a role's statements give: an action on a resource, of DynamoDB under one pattern of leading keys. */
export interface Grant {
  /** As the statement has it, wildcards included. */
  action: string;
  /** As the statement has it; `not <pattern>` where it names what is excluded. */
  resource: string;
  /** A pattern of dynamodb:LeadingKeys, or null where the statement has none. */
  leadingKeys: string | null;
}

/** A grant and how often it let a call pass. */
export interface GrantUse extends Grant {
  uses: number;
}

/** Calls that a role's statements did not permit. */
export interface Refusal {
  action: string;
  resource: string;
  calls: number;
}

/** What a role may do and has done. */
export interface Privileges {
  role: string;
  grants: GrantUse[];
  refused: Refusal[];
}

/** Counts what one role uses of its statements, and what it is refused. */
export interface PrivilegeLedger {
  note(permission: Permission, refused: boolean): void;
  read(): Privileges;
}

const LEADING_KEYS = 'dynamodb:leadingkeys';

/** Opens the ledger of a role, whose statements may still grow. */
export function openPrivilegeLedger(role: string, statements: readonly PolicyStatement[]): PrivilegeLedger {
  const uses = new Map<string, number>();
  const refused = new Map<string, Refusal>();
  const keyOf = ({ action, resource, leadingKeys }: Grant) => `${action} ${resource} ${leadingKeys}`;
  let known = { statements: 0, grants: new Map<string, Grant>() };
  const grantsNow = () => {
    if (known.statements !== statements.length) {
      const grants = new Map(grantsOf(statements).map((grant) => [keyOf(grant), grant]));
      known = { statements: statements.length, grants };
    }
    return known.grants;
  };
  return {
    note(permission, isRefused) {
      const { action, resource } = permission;
      if (isRefused) {
        const key = `${action} ${resource}`;
        refused.set(key, { action, resource, calls: (refused.get(key)?.calls ?? 0) + 1 });
        return;
      }
      for (const [key, grant] of grantsNow())
        if (serves(grant, permission)) uses.set(key, (uses.get(key) ?? 0) + 1);
    },
    read: () => ({
      role,
      grants: [...grantsNow()].map(([key, grant]) => ({ ...grant, uses: uses.get(key) ?? 0 })),
      refused: [...refused.values()],
    }),
  };
}

/** Every combination of action, resource and leading keys that Allow statements make. */
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

function serves(grant: Grant, { action, resource, context = {} }: Permission): boolean {
  if (!matches(grant.action, action, true)) return false;
  const isNamed = (pattern: string) => matches(pattern, resource);
  const excluded = /^not (.*)$/.exec(grant.resource)?.[1];
  if (excluded === undefined ? !isNamed(grant.resource) : excluded.split(' ').some(isNamed)) return false;
  const { leadingKeys } = grant;
  return leadingKeys === null || (context[LEADING_KEYS] ?? []).some((key) => matches(leadingKeys, key));
}
