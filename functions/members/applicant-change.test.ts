import { describe, expect, test } from '@jest/globals';
import { aUser } from '../table/fixtures/user.ts';
import { applyUserChange } from './update-user.ts';
import { parseUserChange } from './user-change.ts';

const ada = {
  fullName: ' Ada  Moss ',
  city: 'Austin, TX',
  workAuthorization: 'U.S. citizen',
  links: ['https://github.com/ada'],
};
const change = (applicant: object, user = aUser()) =>
  applyUserChange(user, parseUserChange({ applicant }), { isKnownPlace: () => true });

describe('APPLY-01 what a person confirms for application forms', () => {
  test('replaces what was confirmed before, and other changes keep it', () => {
    const confirmed = change(ada);
    expect(confirmed.applicant).toEqual({ ...ada, fullName: 'Ada Moss' });
    expect(change({ ...ada, links: [] }, confirmed).applicant?.links).toEqual([]);
    const named = applyUserChange(confirmed, parseUserChange({ firstName: 'Ada' }), {
      isKnownPlace: () => true,
    });
    expect(named.applicant).toEqual(confirmed.applicant);
  });

  test.each([
    [{ links: ['javascript:alert(1)'] }, 'applicant.links.0: A link begins with https://'],
    [{ links: new Array(6).fill('https://a.example') }, 'applicant.links: At most 5 links.'],
    [{ city: 'x'.repeat(101) }, 'applicant.city: This is too long'],
  ])('is refused with the name of the field: %j', (part, message) => {
    expect(() => change({ ...ada, ...part })).toThrow(message);
  });
});
