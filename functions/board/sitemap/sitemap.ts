import { encodeXML } from 'entities';
import type { ListingEntry } from '../../table/listing-entry.ts';

/** The most addresses in a file, and the most files in an index (https://www.sitemaps.org/protocol.html). */
export const MAX_ADDRESSES = 50_000;

/** A path of the site and when its page last changed (ISO 8601), if known. */
export interface Address {
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

/** Renders a site's sitemap: an index, one file of its pages, and files of its open jobs, newest first. */
export function renderSitemap(origin: string, pages: readonly Address[], jobs: OpenJobs): SitemapFile[] {
  const open = [...jobs]
    .flatMap(([jobId, changed]) =>
      changed === null ? [] : [{ path: `/jobs/${encodeURIComponent(jobId)}`, changed }],
    )
    .sort((one, other) => (one.changed < other.changed ? 1 : -1));
  const parts: SitemapFile[] = [partOf('pages', pages)];
  for (let start = 0; start < open.length; start += MAX_ADDRESSES)
    parts.push(partOf(`jobs-${start / MAX_ADDRESSES + 1}`, open.slice(start, start + MAX_ADDRESSES)));
  const index = parts.map(({ key }) => entry('sitemap', `${origin}/${key}`)).join('\n');
  return [
    ...parts,
    { key: 'sitemap.xml', body: `${declaration}\n<sitemapindex ${namespace}>\n${index}\n</sitemapindex>\n` },
  ];

  function partOf(name: string, addresses: readonly Address[]): SitemapFile {
    const urls = addresses.map(({ path, changed }) => entry('url', origin + path, changed)).join('\n');
    return {
      key: `sitemaps/${name}.xml`,
      body: `${declaration}\n<urlset ${namespace}>\n${urls}\n</urlset>\n`,
    };
  }
}
