import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import * as z from 'zod';
import { boardStore } from '../../ingestion/registry/board-store.ts';
import { log } from '../../platform/log.ts';
import { requireEnv } from '../../platform/require-env.ts';
import { openTable } from '../../table/table.ts';
import { listingLog } from '../log/listing-log.ts';
import { applyEntries, companyPaths, type OpenJobs, renderSitemap } from './sitemap.ts';

/** The UTC days of the log that the board shows; search engines know older jobs already. */
const DAYS = 3;
const DAY = 86_400_000;

const table = openTable();
const listing = listingLog(table);
const s3 = new S3Client({});
const bucket = requireEnv('SITE_BUCKET');
const origin = requireEnv('SITE_URL');
const pages = z.array(z.string()).parse(JSON.parse(requireEnv('SITE_PAGES')));

/** Every hour: writes the sitemap of the public pages, companies and open jobs to the site's bucket, the index last. */
export async function handler(): Promise<{ jobs: number; companies: number; files: number }> {
  const jobs: OpenJobs = new Map();
  const now = Date.now();
  for (let daysAgo = DAYS - 1; daysAgo >= 0; daysAgo -= 1) {
    const day = new Date(now - daysAgo * DAY).toISOString().slice(0, 10);
    applyEntries(jobs, await listing.entries(day, day));
  }
  const companies = companyPaths(await boardStore(table).list());
  const files = renderSitemap(origin, { pages, companies, jobs });
  for (const { key, body } of files)
    await s3.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        Body: body,
        ContentType: 'application/xml',
        CacheControl: 'public, max-age=3600',
      }),
    );
  const written = { jobs: jobs.size, companies: companies.length, files: files.length };
  log.info('sitemap written', written);
  return written;
}
