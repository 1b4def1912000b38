import { describe, expect, test } from '@jest/globals';
import { aJob } from '../../table/fixtures/job.ts';
import { selectJobs } from './select-jobs.ts';

const berlin = { city: 'Berlin', state: '', country: 'DE' };
const jobs = [
  aJob({ jobID: 'backend', jobTitle: 'Senior Backend Engineer', role: 'En', locations: [berlin] }),
  aJob({
    jobID: 'designer',
    jobTitle: 'Product Designer',
    role: 'De',
    jobDetected: '2026-01-03T09:00:00.000Z',
  }),
  aJob({ jobID: 'sre', jobTitle: 'Site Reliability Engineer', specializations: [] }),
];
const idsFor = (filters: Parameters<typeof selectJobs>[1]) =>
  selectJobs(jobs, filters).map(({ jobID }) => jobID);

describe('API-04 the earlier jobs of a company that pass the filters', () => {
  test.each([
    ['no filter, on whatever day they were found', {}, ['backend', 'designer', 'sre']],
    ['the beginnings of words', { title: 'back eng' }, ['backend']],
    ['another name of a job', { title: 'sre' }, ['sre']],
    ['a role', { fRole: 'De' as const }, ['designer']],
    ['a place', { city: 'Berlin', country: 'DE' }, ['backend']],
    ['all of them at once', { title: 'engineer', fRole: 'En' as const, country: 'DE' }, ['backend']],
  ])('are found by %s, in their order', (_, filters, ids) => {
    expect(idsFor(filters)).toEqual(ids);
  });
});
