import { readFileSync } from 'node:fs';
import { z } from 'zod';

export const ADVISORIES_FILE = 'local/dependencies/advisories.json';

const Advisory = z.object({
  /** A package of the lockfile, as `name@version`. */
  package: z.string(),
  severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']),
  title: z.string(),
  url: z.string(),
  /** Why the package stays for now. Without a reason, npm test fails. */
  accepted: z.string().exactOptional(),
});
export type Advisory = z.infer<typeof Advisory>;

/** The registry's advisories about the lockfile's packages on a day; null before the first query. */
const Advisories = z.object({ checkedAt: z.iso.date().nullable(), advisories: z.array(Advisory) });
export type Advisories = z.infer<typeof Advisories>;

export const readAdvisories = (): Advisories =>
  Advisories.parse(JSON.parse(readFileSync(ADVISORIES_FILE, 'utf8')));

/** The part of `pnpm audit --json` that we use. */
const Audit = z.object({
  advisories: z.record(
    z.string(),
    z.object({
      module_name: z.string(),
      severity: Advisory.shape.severity,
      title: z.string(),
      url: z.string(),
      findings: z.array(z.object({ version: z.string() })),
    }),
  ),
});

/** Returns the list after an audit. Reasons that were written into the last list stay. */
export function updateAdvisories(audit: unknown, last: Advisories, now: Date): Advisories {
  const advisories = Object.values(Audit.parse(audit).advisories).flatMap((found) =>
    [...new Set(found.findings.map(({ version }) => version))].map((version): Advisory => {
      const { module_name: name, severity, title, url } = found;
      const id = `${name}@${version}`;
      const known = last.advisories.find((one) => one.package === id && one.url === url);
      const accepted = known?.accepted === undefined ? {} : { accepted: known.accepted };
      return { package: id, severity, title, url, ...accepted };
    }),
  );
  const byPackage = advisories.sort((one, other) => one.package.localeCompare(other.package));
  return { checkedAt: now.toISOString().slice(0, 10), advisories: byPackage };
}

/** Returns the advisories about packages that the lockfile still has, except those accepted with a reason. */
export function openAdvisories({ advisories }: Advisories, lockedIds: readonly string[]): Advisory[] {
  const locked = new Set(lockedIds);
  return advisories.filter((one) => locked.has(one.package) && one.accepted === undefined);
}
