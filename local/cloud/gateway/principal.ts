import { createHash } from 'node:crypto';
import { openPrivilegeLedger, type PrivilegeLedger, type Privileges } from './privileges.ts';

/** One statement of an IAM policy with its intrinsics resolved and every list normalised to an array. */
export interface PolicyStatement {
  Effect: 'Allow' | 'Deny';
  Action: string[];
  /** None where it is `NotResource` that says it. */
  Resource: string[];
  /** Every resource but these. */
  NotResource?: string[];
  Condition?: Record<string, Record<string, string[]>>;
}

/** Somebody who calls AWS: a function's role, a data source's role, or `local`, who may do everything. */
export interface Principal {
  name: string;
  /** Letters and digits only: DynamoDB Local refuses anything else. */
  accessKeyId: string;
  secretAccessKey: string;
  statements: readonly PolicyStatement[] | 'everything';
  /** The role it acts in, as policies on resources name it. */
  roleArn?: string;
  /** Counts what its role uses; callers of one role share it. */
  ledger?: PrivilegeLedger;
}

/** The callers a run knows, found by access key. */
export interface Principals {
  /** Adds a caller, or replaces the statements of one that exists; its keys follow from its name, so they survive restarts. */
  add(name: string, statements: Principal['statements'], roleArn?: string): Principal;
  byAccessKey(id: string): Principal | undefined;
  all(): Principal[];
  /** What each role may do and has done. */
  privileges(): Privileges[];
}

/** The name, access key and secret of the caller to whom everything is permitted and no fault happens. */
export const LOCAL = 'local';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** Makes the register of callers, with `local` in it. */
export function createPrincipals(): Principals {
  const byKey = new Map<string, Principal>();
  const ledgers = new Map<string, PrivilegeLedger>();
  const ledgerOf = (role: string, statements: readonly PolicyStatement[]) => {
    const ledger = ledgers.get(role) ?? openPrivilegeLedger(role, statements);
    ledgers.set(role, ledger);
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
    privileges: () => [...ledgers.values()].map((ledger) => ledger.read()),
  };
}
