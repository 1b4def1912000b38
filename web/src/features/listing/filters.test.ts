import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sanitizePlace } from '../places/sanitize-place.ts';
import { ageChoices, jobTypeChoices, levelChoices, payChoices, roleChoices } from './codes.ts';
import { describeFilters } from './describe-filters.ts';
import { countChangedFilters, defaultFilters, type Filters, tidyTitle, withRole } from './filters.ts';
import { filtersFromSearch, parseSearch, searchFromFilters } from './filters-url.ts';

const codes = <Code extends string>(names: Record<Code, string>) =>
  // Object.keys loses the key type.
  fc.constantFrom(...(Object.keys(names) as Code[]));

const anyFilters: fc.Arbitrary<Filters> = fc.record({
  title: fc.string({ unit: 'grapheme', maxLength: 200 }).map(tidyTitle),
  role: codes(roleChoices),
  specialization: fc.string({ unit: 'grapheme', maxLength: 60 }).map(tidyTitle),
  jobType: codes(jobTypeChoices),
  remote: fc.boolean(),
  place: fc
    .record({
      city: fc.constantFrom('', 'Austin', 'Washington, D.C.', 'São Paulo'),
      state: fc.constantFrom('', 'TX', 'Île-de-France'),
      country: fc.constantFrom('', 'US', 'BR'),
    })
    .map(sanitizePlace),
  minPay: codes(payChoices),
  seniority: codes(levelChoices),
  postedWithin: codes(ageChoices),
});

describe('the filters in the URL', () => {
  test('HOME-02 filters survive a round trip through the URL', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(filtersFromSearch(searchFromFilters(filters))).toEqual(filters);
      }),
    );
  });

  test('HOME-02 the About page’s link sets role, type and remote', () => {
    expect(filtersFromSearch('?FR=Pr&Remote=true&JT=Fu&Lo=')).toEqual({ ...defaultFilters, role: 'Pr' });
  });

  test('HOME-02 reads title, type and remote from the URL', () => {
    const filters = filtersFromSearch('jobTitle=Staff+Engineer&JT=Co&Remote=false');
    expect(filters).toEqual({ ...defaultFilters, title: 'Staff Engineer', jobType: 'Co', remote: false });
  });

  test('HOME-05 HOME-06 HOME-07 an empty URL means engineering, full-time, remote on', () => {
    expect(filtersFromSearch('')).toEqual({
      title: '',
      role: 'En',
      specialization: '',
      jobType: 'Fu',
      remote: true,
      place: null,
      minPay: 'Any',
      seniority: 'Any',
      postedWithin: 'Any',
    });
  });

  test('reads pay, level and age from the URL, which names them only if they are chosen', () => {
    const filters: Filters = { ...defaultFilters, minPay: '120K', seniority: 'senior', postedWithin: '6h' };
    expect(filtersFromSearch('?Pay=120K&Level=senior&Posted=6h')).toEqual(filters);
    expect(searchFromFilters(filters)).toMatch(/&Pay=120K&Level=senior&Posted=6h$/);
    expect(searchFromFilters(defaultFilters)).toMatch(/&Lo=$/);
  });

  test.each([
    'FR=Xx',
    'JT=full',
    'Remote=perhaps',
    'FR=toString',
    'FR=',
    'Lo=nowhere',
    'Lo=,,',
    'Pay=121K',
    'Level=boss',
    'Posted=2h',
  ])('HOME-02 the unknown value in %s falls back to the default', (search) => {
    expect(filtersFromSearch(search)).toEqual(defaultFilters);
  });

  test('HOME-04 cuts long titles and collapses spaces', () => {
    expect(filtersFromSearch(`jobTitle=${'x'.repeat(10_000)}`).title).toHaveLength(120);
    expect(tidyTitle('  staff \n  engineer ')).toBe('staff engineer');
  });
});

describe('changing filters', () => {
  const chosen: Filters = { ...defaultFilters, title: 'ios', specialization: 'Mobile', jobType: 'Co' };

  test('HOME-18 a role clears only title and specialization', () => {
    expect(withRole(chosen, 'De')).toEqual({ ...defaultFilters, role: 'De', jobType: 'Co' });
    expect(withRole(chosen, 'En')).toBe(chosen);
  });

  test('all roles keep the title, and clear the specialization of the old role', () => {
    expect(withRole(chosen, 'All')).toEqual({ ...chosen, role: 'All', specialization: '' });
  });

  test('HOME-18 a role in the URL drops another role’s title and specialization, and what it doesn’t name', () => {
    expect(parseSearch('FR=Pr')).toEqual({
      role: 'Pr',
      title: '',
      specialization: '',
      minPay: 'Any',
      seniority: 'Any',
      postedWithin: 'Any',
    });
  });

  test('HOME-08 reads city, state and country with common aliases', () => {
    const austin = { city: 'Austin', state: 'TX', country: 'US' };
    expect(filtersFromSearch('Lo=Austin%2CTX%2CUS').place).toEqual(austin);
    expect(filtersFromSearch('Lo=Austin,TX,United States').place).toEqual(austin);
    expect(filtersFromSearch('Lo=,,DE').place).toEqual({ city: '', state: '', country: 'DE' });
  });
});

describe('describing filters', () => {
  test('HOME-15 lists every set filter', () => {
    const filters: Filters = {
      title: 'zookeeper',
      role: 'Ma',
      specialization: 'Content',
      jobType: 'In',
      remote: false,
      place: { city: 'Austin', state: 'TX', country: 'US' },
      minPay: '120K',
      seniority: 'staff',
      postedWithin: '6h',
    };
    expect(describeFilters(filters)).toBe(
      '“zookeeper”, Marketing/Sales, Content, Internship, Remote last, Austin, TX, $120K or more, ' +
        'Staff or principal, Last 6 hours',
    );
    expect(describeFilters(defaultFilters)).toBe('Engineering, Full-Time, Remote first');
    const everything: Filters = { ...defaultFilters, role: 'All', jobType: 'Any' };
    expect(describeFilters(everything)).toBe('All roles, Any type, Remote first');
  });

  test('counts changed filters, except the title', () => {
    expect(countChangedFilters(defaultFilters)).toBe(0);
    expect(countChangedFilters({ ...defaultFilters, title: 'data' })).toBe(0);
    expect(countChangedFilters({ ...defaultFilters, role: 'De', remote: false })).toBe(2);
    expect(
      countChangedFilters({ ...defaultFilters, minPay: '60K', seniority: 'mid', postedWithin: '1h' }),
    ).toBe(3);
  });
});
