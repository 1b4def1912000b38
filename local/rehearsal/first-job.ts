import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoAccount } from '../demo/demo-user.ts';
import type { RegistryEntry } from '../demo/registry-entry.ts';

/** More jobs than ten functions can process at once. */
export const JOBS = 200;

/** The rehearsal's first, fictional user. */
export const PERSON: DemoAccount = {
  email: 'first.person@mail.example',
  password: 'first-light-rehearsal',
  attributes: {
    given_name: 'Robin',
    profile: JSON.stringify(['Lighthouse Engineer']),
    'custom:country': 'US',
    'custom:countryCode': '+1',
    'custom:function': 'En',
    'custom:remote': 'true',
    'custom:locations': JSON.stringify([{ city: '', state: '', country: 'US' }]),
    'custom:dateCreated': new Date().toISOString(),
  },
};

const posting = (id: number) => {
  const now = new Date().toISOString();
  return {
    id,
    internal_job_id: id + 1,
    title: id === 1 ? 'Lighthouse Engineer' : `Keel Designer, Dock ${id}`,
    company_name: 'Rehearsal Lights',
    absolute_url: `https://rehearsal-lights.example/jobs/${id}`,
    location: { name: 'Austin, TX' },
    first_published: now,
    updated_at: now,
    requisition_id: null,
    language: 'en',
    metadata: null,
    departments: [{ id: 1, name: 'Engineering', parent_id: null, child_ids: [] }],
    offices: [],
    content: `&lt;p&gt;Dock ${id} has ${id * 31 + 7} lamps.&lt;/p&gt;`,
  };
};

/** Posts the jobs on a fictional employer's board, one of them for the first user, and returns the board. */
export async function postJobs(feedsDir: string): Promise<readonly RegistryEntry[]> {
  const jobs = Array.from({ length: JOBS }, (_, index) => posting(index + 1));
  await mkdir(join(feedsDir, 'greenhouse'), { recursive: true });
  const file = join(feedsDir, 'greenhouse', 'rehearsallights.json');
  await writeFile(file, JSON.stringify({ jobs, meta: { total: jobs.length } }));
  return [{ ats: 'greenhouse', board: 'rehearsallights', company: 'Rehearsal Lights' }];
}
