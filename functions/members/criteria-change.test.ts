import { payCurrencies } from '@daybreak/contract/pay-criteria.ts';
import { describe, expect, test } from '@jest/globals';
import { aUser } from '../table/fixtures/user.ts';
import { toGraphQLUser } from './to-graphql-user.ts';
import { applyUserChange } from './update-user.ts';
import { parseUserChange } from './user-change.ts';

const after = (change: object, user = aUser()) =>
  applyUserChange(user, parseUserChange(change), { isKnownPlace: () => true });

const yearly = { amount: 120_000, currency: 'USD', period: 'year' };

describe('PROF-01 the criteria of a profile', () => {
  test('accept every job at first, and a change keeps the others', () => {
    expect(aUser().criteria).toMatchObject({ levels: null, workplaces: [], minPay: null });
    const first = after({ criteria: { levels: ['senior', 'mid'], minPay: yearly } });
    expect(after({ criteria: { workplaces: ['remote'] } }, first).criteria).toMatchObject({
      levels: ['mid', 'senior'],
      minPay: yearly,
      workplaces: ['remote'],
    });
    expect(after({ firstName: 'Ada' }, first).criteria).toEqual(first.criteria);
  });

  test('null takes levels and minimums back, and leaves other fields', () => {
    const chosen = after({
      criteria: { levels: ['senior'], minPay: yearly, languages: ['en'], minSkills: 'half' },
    });
    expect(after({ criteria: {} }, chosen).criteria.minSkills).toBe('half');
    const criteria = { levels: null, minPay: null, languages: null, minSkills: null };
    expect(after({ criteria }, chosen).criteria).toMatchObject({
      levels: null,
      minPay: null,
      languages: ['en'],
      minSkills: null,
    });
  });

  test('several job types give way to one preferred type, and the other way round', () => {
    const several = after({ criteria: { jobTypes: ['Co', 'Fu'] } });
    expect(several.criteria.jobTypes).toEqual(['Fu', 'Co']);
    expect(after({ userPrefs: { preferredJobType: 'Pa' } }, several).criteria.jobTypes).toEqual([]);
    expect(after({ userPrefs: { includeRemote: true } }, several).criteria.jobTypes).toEqual(['Fu', 'Co']);
  });

  test.each([
    [{ minPay: { ...yearly, amount: 0 } }, 'criteria.minPay.amount: A minimum is a whole number'],
    [{ minPay: { ...yearly, amount: 1e9 } }, 'criteria.minPay.amount: A minimum is a whole number'],
    [{ minPay: { ...yearly, currency: 'XAU' } }, 'criteria.minPay.currency: We have no exchange rate'],
    [{ levels: ['boss'] }, 'criteria.levels.0: '],
    [{ minSkills: 'most' }, 'criteria.minSkills: '],
    [{ workplaces: ['unknown'] }, 'criteria.workplaces.0: '],
    [{ languages: ['English'] }, 'criteria.languages.0: A language is two small letters, such as en.'],
  ])('%j is refused with the field’s name', (criteria, message) => {
    expect(() => after({ criteria })).toThrow(message);
  });

  test.each(payCurrencies)('%s can be a minimum’s currency', (currency) => {
    const minPay = { ...yearly, currency };
    expect(after({ criteria: { minPay } }).criteria.minPay).toEqual(minPay);
  });

  test('of an old record accept every job', () => {
    const { criteria: _, ...oldRecord } = aUser();
    // The resolver gets old records as they are stored.
    expect(toGraphQLUser(oldRecord as ReturnType<typeof aUser>, 0).criteria).toEqual(aUser().criteria);
  });
});
