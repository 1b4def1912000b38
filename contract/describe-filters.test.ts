import { expect, test } from '@jest/globals';
import { describeFilters } from './describe-filters.ts';
import { defaultFilters } from './filter-values.ts';

test('HOME-15 every set filter is listed', () => {
  expect(
    describeFilters({
      title: 'zookeeper',
      fRole: 'Ma',
      specialization: 'Content',
      jobType: 'In',
      isRemote: false,
      place: { city: 'Austin', state: 'TX', country: 'US' },
      minPay: '120K',
      seniority: 'staff',
      postedWithinHours: '6h',
      excludedRequirements: 'agency,unpaid',
    }),
  ).toBe(
    '“zookeeper”, Marketing/Sales, Internship, Content, Remote last, Austin, TX, $120K or more, ' +
      'Staff or principal, Last 6 hours, No agencies, No unpaid work',
  );
  expect(describeFilters(defaultFilters)).toBe('Engineering, Full-Time, Remote first');
  expect(describeFilters({ ...defaultFilters, fRole: 'All', jobType: 'Any' })).toBe(
    'All roles, Any type, Remote first',
  );
});

test('filters that are absent are left out', () => {
  expect(describeFilters({ fRole: 'De', minPay: 'Any' })).toBe('Design');
});
