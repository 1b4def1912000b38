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
}

/** Writes a Greenhouse board into the feeds folder, whole or not at all. */
export async function writeBoard(
  feedsDir: string,
  board: string,
  company: string,
  postings: readonly FeedPosting[],
) {
  const now = new Date().toISOString();
  const jobs = postings.map(({ id, title, place = 'Austin, TX', html = '', department = 'Engineering' }) => ({
    id,
    internal_job_id: Number(id) + 1,
    title,
    company_name: company,
    absolute_url: `https://${board}.example/jobs/${id}`,
    location: { name: place },
    first_published: now,
    updated_at: now,
    requisition_id: null,
    language: 'en',
    metadata: null,
    departments: department ? [{ id: 1, name: department, parent_id: null, child_ids: [] }] : [],
    offices: [],
    content: html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  }));
  await writeRaw(
    feedsDir,
    `greenhouse/${board}.json`,
    JSON.stringify({ jobs, meta: { total: jobs.length } }),
  );
}

/** Writes any file into the feeds folder, whole or not at all. */
export async function writeRaw(feedsDir: string, name: string, content: string): Promise<void> {
  const path = join(feedsDir, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}
