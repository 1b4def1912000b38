import { companySlug } from '@daybreak/contract/company-slug.ts';
import { encodeXML } from 'entities';
import type { Board } from '../../table/board.ts';
import type { ListingEntry } from '../../table/listing-entry.ts';

/** The most addresses in a file, and the most files in an index (https://www.sitemaps.org/protocol.html). */
export const MAX_ADDRESSES = 50_000;

/** A path of the site and when its page last changed (ISO 8601), if known. */
interface Address {
  readonly path: string;
  readonly changed?: string;
}

export interface SitemapFile {
  readonly key: string;
  readonly body: string;
}

/** When each job's last entry was written, by job id; null once it has closed. */
export type OpenJobs = Map<string, string | null>;

/** Applies entries of the listing's log. The caller passes days in order; within a day the log keeps a job's order. */
export function applyEntries(
  jobs: OpenJobs,
  entries: readonly Pick<ListingEntry, 'written' | 'jobId' | 'closed'>[],
): void {
  for (const { written, jobId, closed } of entries) jobs.set(jobId, closed ? null : written);
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const entry = (tag: 'url' | 'sitemap', address: string, changed?: string) =>
  `<${tag}><loc>${encodeXML(address)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</${tag}>`;

/** Returns the paths of the companies whose boards are read. */
export function companyPaths(boards: readonly Pick<Board, 'filedUnder' | 'paused' | 'trust'>[]): string[] {
  const keys = new Set(
    boards
      .filter(({ paused, trust }) => !paused && trust === 'trusted')
      .flatMap(({ filedUnder }) => filedUnder),
  );
  return [...keys].sort().map((key) => `/companies/${encodeURIComponent(companySlug(key))}`);
}

export interface SitemapContent {
  /** Paths. */
  readonly pages: readonly string[];
  readonly companies: readonly string[];
  readonly jobs: OpenJobs;
}

/**
 * Renders a site's sitemap: an index, one file of its pages, and files of its companies and open jobs, newest first.
 */
export function renderSitemap(origin: string, { pages, companies, jobs }: SitemapContent): SitemapFile[] {
  const open = [...jobs]
    .flatMap(([jobId, changed]) =>
      changed === null ? [] : [{ path: `/jobs/${encodeURIComponent(jobId)}`, changed }],
    )
    .sort((one, other) => (one.changed < other.changed ? 1 : -1));
  const parts = [
    partOf('pages', toAddresses(pages)),
    ...partsOf('companies', toAddresses(companies)),
    ...partsOf('jobs', open),
  ];
  const index = parts.map(({ key }) => entry('sitemap', `${origin}/${key}`)).join('\n');
  return [
    ...parts,
    {
      key: 'sitemaps/index.xml',
      body: `${declaration}\n<sitemapindex ${namespace}>\n${index}\n</sitemapindex>\n`,
    },
  ];

  function partsOf(name: string, addresses: readonly Address[]): SitemapFile[] {
    return Array.from({ length: Math.ceil(addresses.length / MAX_ADDRESSES) }, (_, part) =>
      partOf(`${name}-${part + 1}`, addresses.slice(part * MAX_ADDRESSES, (part + 1) * MAX_ADDRESSES)),
    );
  }

  function partOf(name: string, addresses: readonly Address[]): SitemapFile {
    const urls = addresses.map(({ path, changed }) => entry('url', origin + path, changed)).join('\n');
    return {
      key: `sitemaps/${name}.xml`,
      body: `${declaration}\n<urlset ${namespace}>\n${urls}\n</urlset>\n`,
    };
  }
}

const toAddresses = (paths: readonly string[]): Address[] => paths.map((path) => ({ path }));
