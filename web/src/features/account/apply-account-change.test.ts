import { describe, expect, test } from '@jest/globals';
import { applyAccountChange } from './apply-account-change.ts';
import { accountOf } from './testing/account-of.ts';

describe('applying an account change', () => {
  const account = accountOf({ phone: '+12025550123', phoneVerified: true });

  test('API-02 changes the given fields and keeps all others', () => {
    expect(applyAccountChange(account, { lastName: 'Lovelace', positions: [] })).toEqual({
      ...account,
      lastName: 'Lovelace',
      positions: [],
    });
  });

  test('API-02 merges the given preferences', () => {
    const { userPrefs } = applyAccountChange(account, {
      userPrefs: { notifyText: true, preferredJobType: null },
    });
    expect(userPrefs).toEqual({ ...account.userPrefs, notifyText: true, preferredJobType: null });
  });

  test('API-02 merges the given criteria, of which null is a value', () => {
    const picky = { ...account, criteria: { ...account.criteria, levels: ['senior' as const] } };
    const { criteria } = applyAccountChange(picky, { criteria: { levels: null, languages: ['en'] } });
    expect(criteria).toEqual({ ...account.criteria, levels: null, languages: ['en'] });
  });

  test('API-02 marks a new phone number as unverified, and keeps the same one verified', () => {
    expect(applyAccountChange(account, { sms: '+12025550199' }).phoneVerified).toBe(false);
    expect(applyAccountChange(account, { sms: account.phone }).phoneVerified).toBe(true);
  });

  test('API-02 keeps only the listed resumes', () => {
    const resume = {
      id: 'a',
      state: 'accepted',
      why: '',
      resumeDate: '',
      resumeFileName: 'a.pdf',
      fileSize: 1,
    } as const;
    const two = accountOf({ resumes: [resume, { ...resume, id: 'b' }] });
    expect(applyAccountChange(two, { resumes: [{ id: 'b' }] }).resumes.map(({ id }) => id)).toEqual(['b']);
  });
});
