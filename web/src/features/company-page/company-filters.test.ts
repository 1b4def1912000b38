import { describe, expect, test } from '@jest/globals';
import { companyFilters, companyInput, companySearch, isFiltered, noFilters } from './company-filters.ts';

const berlin = { city: 'Berlin', state: '', country: 'DE' };

describe("the filters of a company's page", () => {
  test('are in its URL under the names of the board', () => {
    const filters = { title: 'backend & data', fRole: 'En', place: berlin } as const;
    const search = companySearch(filters);
    expect(search).toBe('jobTitle=backend+%26+data&FR=En&Lo=Berlin%2C%2CDE');
    expect(companyFilters(`?${search}`)).toEqual(filters);
    expect([isFiltered(filters), isFiltered(noFilters), companySearch(noFilters)]).toEqual([true, false, '']);
  });

  test.each(['', '?FR=Nonsense&Lo=&utm=1', '?FR=All', '?JT=Co&Remote=false'])(
    'choose all roles with %j, unlike the board',
    (search) => {
      expect(companyFilters(search)).toEqual(noFilters);
    },
  );

  test('ask for nothing that is not chosen, and with a place for remote jobs too', () => {
    expect(companyInput(noFilters)).toEqual({});
    expect(companyInput({ ...noFilters, title: 'sre', fRole: 'En' })).toEqual({ title: 'sre', fRole: 'En' });
    expect(companyInput({ ...noFilters, place: berlin })).toEqual({ ...berlin, isRemote: true });
  });
});
