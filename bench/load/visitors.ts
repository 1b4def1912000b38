import { hashIndex } from '../measure/random.ts';
import type { Client } from './client.ts';
import type { Scenario } from './step.ts';

const SEARCH = `query Search($input: JobFiltersInput!) {
  listJobsByFilters(input: $input) {
    asOf total totalToday nextToken specializationCounts { name count }
    items { jobID jobTitle fullCompanyName jobUrl jobLocation summary compensation isRemote jobDetected }
  }
}`;

const PAGES = ['/', '/about-us', '/pricing', '/engineering'];
const FILTERS = [
  {},
  { city: 'Austin', state: 'TX', country: 'US' },
  { country: 'US' },
  { title: 'engineer' },
  { title: 'senior designer' },
  { isRemote: true },
];

const pickByHash = <One>(from: readonly [One, ...One[]], name: string): One =>
  from[hashIndex(name, from.length)] ?? from[0];

/** Sends one request per operation, without signing in. Visitors open the pages of the given jobs. */
export function createVisitors(client: Client, jobIds: readonly string[]): Scenario {
  return {
    name: 'visitors',
    firstRate: 10,
    limitMs: 1_000,
    operation: 'one request: 30% pages, 40% filtered job searches, 20% job pages, 10% feeds',
    async operate(n) {
      const draw = hashIndex(`visit ${n}`, 10);
      const fRole = pickByHash(['En', 'Pr', 'De', 'Ma', 'Op'], `role ${n}`);
      if (draw < 3) await client.get('page', PAGES[n % PAGES.length] ?? '/', 'page');
      else if (draw < 7) {
        const filters = FILTERS[hashIndex(`filters ${n}`, FILTERS.length)];
        await client.query('search', 'visitor', SEARCH, { fRole, jobType: 'Fu', ...filters });
      } else if (draw < 9)
        await client.get('job page', `/jobs/${jobIds[hashIndex(`job ${n}`, jobIds.length)]}`, 'api');
      else await client.get('feed', `/feed.atom?FR=${fRole}&JT=Fu`, 'api');
    },
  };
}
