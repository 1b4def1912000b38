import { encodeXML } from 'entities';
import type { ListingEntry } from '../../table/listing-entry.ts';

/** The most addresses one file may hold, and the most files an index may name (https://www.sitemaps.org/protocol.html). */
export const MOST = 50_000;

/** An address of the site and when what is there last changed (ISO 8601), where that is known. */
export interface Address {
  readonly path: string;
  readonly changed?: string;
}

/** A file for the site's bucket. */
export interface SitemapFile {
  readonly key: string;
  readonly body: string;
}

/** When a job was last told of; null once it has closed. */
export type OpenJobs = Map<string, string | null>;

/** Takes entries of the listing's log into account. The log's order of days is kept by the caller, a job's within a day by the log. */
export function follow(
  jobs: OpenJobs,
  entries: readonly Pick<ListingEntry, 'written' | 'jobId' | 'closed'>[],
): void {
  for (const { written, jobId, closed } of entries) jobs.set(jobId, closed ? null : written);
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const entry = (tag: 'url' | 'sitemap', address: string, changed?: string) =>
  `<${tag}><loc>${encodeXML(address)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</${tag}>`;

/** The sitemap of a site with this origin: one index, one file of its pages, and its open jobs, newest first, in parts. */
export function sitemapFiles(origin: string, pages: readonly Address[], jobs: OpenJobs): SitemapFile[] {
  const open = [...jobs]
    .flatMap(([jobId, changed]) =>
      changed === null ? [] : [{ path: `/jobs/${encodeURIComponent(jobId)}`, changed }],
    )
    .sort((one, other) => (one.changed < other.changed ? 1 : -1));
  const parts: SitemapFile[] = [partOf('pages', pages)];
  for (let start = 0; start < open.length; start += MOST)
    parts.push(partOf(`jobs-${start / MOST + 1}`, open.slice(start, start + MOST)));
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
