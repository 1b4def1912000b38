import { employerKey } from '@daybreak/contract/employer-key.ts';
import type { BoardTrust } from '../../../table/board.ts';

interface Registered {
  readonly ats: string;
  readonly slug: string;
  readonly company: string;
  readonly trust?: BoardTrust;
}

/** Finds registered boards, whose slugs have the vendor's own case. */
export interface KnownBoards {
  /** Returns the slug of a system's board that differs in case at most. */
  withSlug(ats: string, slug: string): string | undefined;
  /** Returns the slug of a system's only board on a host that employers don't share. */
  onHost(ats: string, host: string): string | undefined;
  /** Returns the slug of a system's trusted board whose slug or employer is one of these names, without spaces. */
  ofEmployer(ats: string, names: readonly string[]): string | undefined;
}

export const NO_BOARDS: KnownBoards = {
  withSlug: () => undefined,
  onHost: () => undefined,
  ofEmployer: () => undefined,
};

export function knownBoards(boards: readonly Registered[]): KnownBoards {
  const slugs = new Map<string, string>();
  const hosts = new Map<string, string>();
  const employers = new Map<string, string>();
  for (const { ats, slug, company, trust = 'trusted' } of boards) {
    const id = `${ats}:${slug.toLowerCase()}`;
    slugs.set(id, slug);
    const host = id.split('~', 1)[0] ?? id;
    if (!hosts.has(host)) hosts.set(host, slug);
    if (trust !== 'trusted') continue;
    for (const name of [slug.toLowerCase(), compact(company)])
      if (!employers.has(`${ats}:${name}`)) employers.set(`${ats}:${name}`, slug);
  }
  return {
    withSlug: (ats, slug) => slugs.get(`${ats}:${slug.toLowerCase()}`),
    onHost: (ats, host) => hosts.get(`${ats}:${host}`),
    ofEmployer: (ats, names) => names.flatMap((name) => employers.get(`${ats}:${name}`) ?? [])[0],
  };
}

const compact = (company: string): string => employerKey(company).replaceAll(' ', '');
