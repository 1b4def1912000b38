import type { JobCard } from '../api/list-jobs.ts';

export function givenJob(overrides: Partial<JobCard> = {}): JobCard {
  return {
    jobID: 'greenhouse:larkspur:1',
    jobTitle: 'Senior Backend Engineer, Payments',
    fullCompanyName: 'Larkspur Systems',
    jobType: 'Fu',
    jobLocation: 'Austin, TX',
    jobUrl: 'https://boards.example/larkspur/1',
    summary: ['Own the ledger that settles card payments', 'Postgres, Go and event streams'],
    industry: 'Fintech',
    compensation: '$168,000 – $205,000',
    payRanges: [],
    isRemote: false,
    workplace: 'onsite',
    seniority: 'senior',
    specializations: ['Backend'],
    locations: [{ city: 'Austin', state: 'TX', country: 'US' }],
    jobDetected: '2026-03-10T14:48:00.000Z',
    employerDate: null,
    jobEdited: null,
    reposts: null,
    ...overrides,
  };
}
