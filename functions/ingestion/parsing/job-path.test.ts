import { describe, expect, test } from '@jest/globals';
import { isJobPath } from './job-path.ts';

const SITE = 'https://jobs.acme.example';

describe('ING-01 a page looks like a job', () => {
  test.each([
    '/job/Austin-Engineer-TX/12345/',
    '/jobs/12345',
    '/jobs/backend-engineer',
    '/en-us/jobs/r-12345/backend-engineer',
    '/careers/job/563412',
    '/careers/senior-engineer',
    '/post/dcb37b06-8e05-434d-ac22-372a4c04cefc',
    '/offer/manager-integration/00df0928-b013-448c-b3dd-6c6fb80eadc2',
    '/JobDetail/Engineer/1234',
    '/jobdetail.aspx?id=1234',
    '/o/backend-engineer',
    '/open-positions/backend-engineer',
    '/careers/teams/engineering/jobs/12345',
  ])('at %s', (path) => expect(isJobPath(new URL(path, SITE))).toBe(true));

  test.each([
    '/',
    '/jobs',
    '/jobs/',
    '/jobs/engineering',
    '/jobs/search',
    '/careers/locations/new-york',
    '/careers/teams/data-science',
    '/blog/jobs/how-to-interview-2026',
    '/post/how-we-hire',
    '/jobs/12345/apply',
    '/job?utm=x',
    '/about-us',
  ])('but not at %s', (path) => expect(isJobPath(new URL(path, SITE))).toBe(false));
});
