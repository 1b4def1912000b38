import type { Privileges } from './privileges.ts';

/** Explains a permission that no test uses, or a call that is rightly denied. */
export interface Explanation {
  /** The construct that owns the role, such as `AlertsDeliver`; `*` matches any role. */
  readonly role: string;
  /** Actions as written in the policy statement or the call; `*` matches any. */
  readonly actions: readonly string[];
  /** Patterns of leading keys, or parts of the resource's ARN. Matches any resource if omitted. */
  readonly on?: readonly string[];
  /** One sentence on what the permission is for. */
  readonly reason: string;
}

/** A permission or a denied call, as one line of the report. */
export interface Finding {
  readonly role: string;
  readonly action: string;
  readonly on: string;
}

/** The combined use of IAM permissions across all products of a run. */
export interface PrivilegeReport {
  readonly grants: number;
  readonly used: number;
  /** Granted, never used and not explained. */
  readonly unused: readonly Finding[];
  /** Denied and not explained. */
  readonly denied: readonly Finding[];
  /** Explanations that match no granted permission and no denied call. */
  readonly stale: readonly Explanation[];
}

/** Combines the products of a run and leaves out the findings that `explained` covers. */
export function buildReport(
  products: readonly (readonly Privileges[])[],
  explained: readonly Explanation[],
): PrivilegeReport {
  const grants = new Map<string, Finding & { uses: number }>();
  const denied = new Map<string, Finding>();
  for (const { role, ...privileges } of products.flat()) {
    for (const { action, resource, leadingKeys, uses } of privileges.grants) {
      const finding = { role: constructOf(role), action, on: leadingKeys ?? stableName(resource) };
      const known = grants.get(JSON.stringify(finding));
      grants.set(JSON.stringify(finding), { ...finding, uses: uses + (known?.uses ?? 0) });
    }
    for (const { action, resource } of privileges.refused) {
      const finding = { role: constructOf(role), action, on: stableName(resource) };
      denied.set(JSON.stringify(finding), finding);
    }
  }
  const all = [...grants.values()];
  const unused = all.filter(({ uses }) => uses === 0).map(({ role, action, on }) => ({ role, action, on }));
  const isExplained = (finding: Finding) => explained.some((one) => explains(one, finding));
  return {
    grants: all.length,
    used: all.length - unused.length,
    unused: unused.filter((finding) => !isExplained(finding)).sort(byName),
    denied: [...denied.values()].filter((finding) => !isExplained(finding)).sort(byName),
    stale: explained.filter((one) => ![...all, ...denied.values()].some((finding) => explains(one, finding))),
  };
}

/** Formats the report as text, with one line per finding. */
export function formatReport({ grants, used, unused, denied, stale }: PrivilegeReport): string[] {
  const line = ({ role, action, on }: Finding) => `    ${role}: ${action} on ${on}`;
  return [
    `${grants} permissions: ${used} used, ${grants - used - unused.length} unused and explained.`,
    ...section(
      'Granted but never used. Remove them, or explain them in e2e/privileges/explanations.ts:',
      unused,
      line,
    ),
    ...section('Denied. Grant them, or explain them in e2e/privileges/explanations.ts:', denied, line),
    ...section(
      'Explained, but neither granted nor denied. Remove the explanations:',
      stale,
      ({ role, actions, on = ['*'] }) => line({ role, action: actions.join(', '), on: on.join(', ') }),
    ),
  ];
}

const section = <Item>(title: string, items: readonly Item[], line: (item: Item) => string): string[] =>
  items.length > 0 ? [title, ...items.map(line)] : [];

const explains = ({ role, actions, on = [''] }: Explanation, finding: Finding): boolean =>
  (role === '*' || role === finding.role) &&
  (actions.includes('*') || actions.includes(finding.action)) &&
  on.some((part) => finding.on.includes(part));

/** `Daybreak-dev-AlertsDeliverRoleD25D6670` → `AlertsDeliver`. A truncated name has no such suffix. */
const constructOf = (role: string): string =>
  role
    .replace(/^Daybreak-[a-z]+-((State|Api)-)?/, '')
    .replace(/[0-9A-F]{8}([0-9A-F]*-\w+)?$/, '')
    .replace(/(Service)?Role$/, '');

/** Strips the parts that differ between products: a secret's ARN suffix and a stream's creation time. */
const stableName = (resource: string): string =>
  resource.replace(/(:secret:.+-)\w{6}$/, '$1*').replace(/(\/stream\/).+$/, '$1*');

const byName = (one: Finding, other: Finding) => JSON.stringify(one).localeCompare(JSON.stringify(other));
