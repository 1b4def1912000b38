import type { Privileges } from './privileges.ts';

/** A right that no journey uses, or a call that a role is refused, and why that is as it should be. */
export interface Explained {
  /** The construct that the role belongs to, as in `AlertsDeliver`; `*` is any role. */
  readonly role: string;
  /** Actions as the statement or the call has them; `*` is any. */
  readonly actions: readonly string[];
  /** Patterns of leading keys, or parts of the resource's ARN; any unless given. */
  readonly on?: readonly string[];
  readonly reason: string;
}

/** A right or a refused call, as a line of the report. */
export interface Finding {
  readonly role: string;
  readonly action: string;
  readonly on: string;
}

/** What the products of a run together did with their roles' rights. */
export interface PrivilegeReport {
  readonly grants: number;
  readonly used: number;
  /** Granted, never used, and not explained. */
  readonly unused: readonly Finding[];
  /** Refused, and not explained. */
  readonly refused: readonly Finding[];
  /** Explanations of what no role is granted or refused. */
  readonly stale: readonly Explained[];
}

/** Adds up the products of a run and leaves out what is explained. */
export function reportOf(
  products: readonly (readonly Privileges[])[],
  explained: readonly Explained[],
): PrivilegeReport {
  const grants = new Map<string, Finding & { uses: number }>();
  const refused = new Map<string, Finding>();
  for (const { role, ...privileges } of products.flat()) {
    for (const { action, resource, leadingKeys, uses } of privileges.grants) {
      const finding = { role: constructOf(role), action, on: leadingKeys ?? lastingName(resource) };
      const known = grants.get(JSON.stringify(finding));
      grants.set(JSON.stringify(finding), { ...finding, uses: uses + (known?.uses ?? 0) });
    }
    for (const { action, resource } of privileges.refused) {
      const finding = { role: constructOf(role), action, on: lastingName(resource) };
      refused.set(JSON.stringify(finding), finding);
    }
  }
  const all = [...grants.values()];
  const unused = all.filter(({ uses }) => uses === 0).map(({ role, action, on }) => ({ role, action, on }));
  const isExplained = (finding: Finding) => explained.some((one) => explains(one, finding));
  return {
    grants: all.length,
    used: all.length - unused.length,
    unused: unused.filter((finding) => !isExplained(finding)).sort(byName),
    refused: [...refused.values()].filter((finding) => !isExplained(finding)).sort(byName),
    stale: explained.filter(
      (one) => ![...all, ...refused.values()].some((finding) => explains(one, finding)),
    ),
  };
}

/** The report as text: one line for each finding. */
export function linesOf({ grants, used, unused, refused, stale }: PrivilegeReport): string[] {
  const line = ({ role, action, on }: Finding) => `    ${role}: ${action} on ${on}`;
  return [
    `${grants} rights, ${used} used, ${grants - used - unused.length} unused and explained.`,
    ...section(
      'Granted and never used. Remove them, or explain them in e2e/privileges/explained.ts:',
      unused,
      line,
    ),
    ...section('Refused. Grant them, or explain them in e2e/privileges/explained.ts:', refused, line),
    ...section(
      'Explained, but neither granted nor refused. Remove the explanation:',
      stale,
      ({ role, actions, on = ['*'] }) => line({ role, action: actions.join(', '), on: on.join(', ') }),
    ),
  ];
}

const section = <Item>(title: string, items: readonly Item[], line: (item: Item) => string): string[] =>
  items.length > 0 ? [title, ...items.map(line)] : [];

const explains = ({ role, actions, on = [''] }: Explained, finding: Finding): boolean =>
  (role === '*' || role === finding.role) &&
  (actions.includes('*') || actions.includes(finding.action)) &&
  on.some((part) => finding.on.includes(part));

/** `Daybreak-dev-AlertsDeliverRoleD25D6670` → `AlertsDeliver`; a name that was cut has no such end. */
const constructOf = (role: string): string =>
  role
    .replace(/^Daybreak-[a-z]+-/, '')
    .replace(/[0-9A-F]{8}([0-9A-F]*-\w+)?$/, '')
    .replace(/(Service)?Role$/, '');

/** Without what differs between products: the end of a secret's ARN, and when a stream was begun. */
const lastingName = (resource: string): string =>
  resource.replace(/(:secret:.+-)\w{6}$/, '$1*').replace(/(\/stream\/).+$/, '$1*');

const byName = (one: Finding, other: Finding) => JSON.stringify(one).localeCompare(JSON.stringify(other));
