import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A posting as a test states it. */
export interface FeedPosting {
  /** A number, unless the test is about odd ids. */
  readonly id: number | string;
  readonly title: string;
  readonly place?: string;
  readonly html?: string;
  /** Engineering unless given; none where empty. */
  readonly department?: string;
  /** ISO 8601. Now unless given, so that each time its board is written counts as an edit. */
  readonly updatedAt?: string;
}

/** Writes a Greenhouse board into the feeds folder, whole or not at all. */
export async function writeBoard(
  feedsDir: string,
  board: string,
  company: string,
  postings: readonly FeedPosting[],
) {
  const jobs = postings.map((posting) => greenhouseJob(posting, board, company));
  await writeRaw(
    feedsDir,
    `greenhouse/${board}.json`,
    JSON.stringify({ jobs, meta: { total: jobs.length } }),
  );
}

/** A posting as Greenhouse's API shows it. */
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

/** Writes any file into the feeds folder, whole or not at all. */
export async function writeRaw(feedsDir: string, name: string, content: string): Promise<void> {
  const path = join(feedsDir, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}
