import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { PolicyStatement } from './policy-statement.ts';
import { openPrivilegeLedger, type PrivilegeLedger, type Privileges } from './privileges.ts';

/** A caller of AWS: the role of a function or a data source, or `local`, which may do everything. */
export interface Principal {
  name: string;
  /** Letters and digits only, because DynamoDB Local refuses anything else. */
  accessKeyId: string;
  secretAccessKey: string;
  statements: readonly PolicyStatement[] | 'everything';
  /** The name of its role in resource policies. */
  roleArn?: string;
  /** Counts the uses of its role's permissions. Callers with the same role share it. */
  ledger?: PrivilegeLedger;
}

export interface Principals {
  /** Adds or replaces a caller. Its keys are derived from its name, so they survive restarts. */
  add(name: string, statements: Principal['statements'], roleArn?: string): Principal;
  byAccessKey(id: string): Principal | undefined;
  all(): Principal[];
  privileges(): Privileges[];
}

/** The name, access key and secret of a caller that may do everything and gets no faults. */
export const LOCAL = 'local';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

export function createPrincipals(): Principals {
  const byKey = new Map<string, Principal>();
  const ledgers = new Map<string, { statements: readonly PolicyStatement[]; ledger: PrivilegeLedger }>();
  /** A deployment that changes a role starts its counts again. */
  const ledgerOf = (role: string, statements: readonly PolicyStatement[]) => {
    const known = ledgers.get(role);
    if (known && isDeepStrictEqual(known.statements, statements)) return known.ledger;
    const ledger = openPrivilegeLedger(role, statements);
    ledgers.set(role, { statements, ledger });
    return ledger;
  };
  const add: Principals['add'] = (name, statements, roleArn) => {
    const role = roleArn?.split('/').at(-1) ?? name;
    const principal: Principal = {
      name,
      accessKeyId: name === LOCAL ? LOCAL : `LOCAL${digest(name).slice(0, 15).toUpperCase()}`,
      secretAccessKey: name === LOCAL ? LOCAL : digest(`secret of ${name}`).slice(0, 40),
      statements,
      ...(roleArn === undefined ? {} : { roleArn }),
      ...(statements === 'everything' ? {} : { ledger: ledgerOf(role, statements) }),
    };
    byKey.set(principal.accessKeyId, principal);
    return principal;
  };
  add(LOCAL, 'everything');
  return {
    add,
    byAccessKey: (id) => byKey.get(id),
    all: () => [...byKey.values()],
    privileges: () => [...ledgers.values()].map(({ ledger }) => ledger.read()),
  };
}
