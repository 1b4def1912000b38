import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The fields of a posting that tests set. */
export interface FeedPosting {
  /** A number, except in tests of unusual IDs. */
  readonly id: number | string;
  readonly title: string;
  readonly place?: string;
  readonly html?: string;
  /** Defaults to Engineering. An empty string omits it. */
  readonly department?: string;
  /** ISO 8601. Defaults to now, so each write of the board counts as an edit. */
  readonly updatedAt?: string;
}

/** Writes a Greenhouse board to the feeds folder atomically. */
export async function writeBoard(
  feedsDir: string,
  board: string,
  company: string,
  postings: readonly FeedPosting[],
) {
  const jobs = postings.map((posting) => greenhouseJob(posting, board, company));
  await writeFeedFile(
    feedsDir,
    `greenhouse/${board}.json`,
    JSON.stringify({ jobs, meta: { total: jobs.length } }),
  );
}

/** Returns a posting in the format of Greenhouse's job board API. */
function greenhouseJob(posting: FeedPosting, board: string, company: string) {
  const { id, title, place = 'Austin, TX', html = '', department = 'Engineering' } = posting;
  const { updatedAt = new Date().toISOString() } = posting;
  return {
    id,
    internal_job_id: Number(id) + 1,
    title,
    company_name: company,
    absolute_url: `https://${board}.example/jobs/${id}`,
    location: { name: place },
    first_published: updatedAt,
    updated_at: updatedAt,
    requisition_id: null,
    language: 'en',
    metadata: null,
    departments: department ? [{ id: 1, name: department, parent_id: null, child_ids: [] }] : [],
    offices: [],
    content: html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  };
}

/** Writes any file to the feeds folder atomically. */
export async function writeFeedFile(feedsDir: string, name: string, content: string): Promise<void> {
  const path = join(feedsDir, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}
