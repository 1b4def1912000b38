import { lot } from '../burst/workload.ts';
import type { Client } from './client.ts';
import { jobIds } from './seed.ts';
import type { Kind } from './step.ts';

const BOARD = `query Board($input: JobFiltersInput!) {
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

const pickBy = <One>(from: readonly [One, ...One[]], name: string): One =>
  from[lot(name, from.length)] ?? from[0];

/** Sends one request per operation, without signing in. */
export function visitors(client: Client): Kind {
  return {
    name: 'visitors',
    firstRate: 10,
    limitMs: 1_000,
    operation: 'one request: 30 % site pages, 40 % board queries with filters, 20 % job pages, 10 % feeds',
    async operate(n) {
      const draw = lot(`visit ${n}`, 10);
      const fRole = pickBy(['En', 'Pr', 'De', 'Ma', 'Op'], `role ${n}`);
      if (draw < 3) await client.get('page', PAGES[n % PAGES.length] ?? '/', 'page');
      else if (draw < 7) {
        const filters = FILTERS[lot(`filters ${n}`, FILTERS.length)];
        await client.query('board', 'visitor', BOARD, { fRole, jobType: 'Fu', ...filters });
      } else if (draw < 9)
        await client.get('job page', `/jobs/${jobIds[lot(`job ${n}`, jobIds.length)]}`, 'api');
      else await client.get('feed', `/feed.atom?FR=${fRole}&JT=Fu`, 'api');
      return Date.now();
    },
  };
}
