/** @jest-environment jsdom */
import { DEFAULT_CRITERIA } from '@daybreak/contract/limits.ts';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Account } from '../account/api/account.ts';
import { accountOf } from '../account/testing/account-of.ts';
import { type FakeService, givenService, showTo } from '../account/testing/given-account.tsx';
import type { PreviewJob, PreviewRemoval } from '../preview/api/preview-alerts.ts';
import { toastStore } from '../toasts/toast-store.ts';
import { Criteria } from './components/criteria.tsx';
import { countRemovals } from './count-removals.ts';

let service: FakeService;

interface Stated extends Partial<Omit<Account, 'criteria' | 'userPrefs'>> {
  readonly criteria?: Partial<Account['criteria']>;
  readonly userPrefs?: Partial<Account['userPrefs']>;
}

function given({ criteria, userPrefs, ...stated }: Stated = {}, removals: readonly PreviewRemoval[] = []) {
  const account = accountOf(stated);
  service = givenService({
    ...account,
    criteria: { ...account.criteria, ...criteria },
    userPrefs: { ...account.userPrefs, ...userPrefs },
  });
  service.preview = { ...service.preview, removals };
  showTo(service, <Criteria />);
  return userEvent.setup();
}

const group = (name: string) => within(screen.getByRole('group', { name }));
const pill = (legend: string, name: string) =>
  group(legend).getByRole<HTMLInputElement>('checkbox', { name });
const chosen = (legend: string) =>
  group(legend)
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map(({ value }) => value);
const saved = () =>
  service.requests.filter(({ operation }) => operation === 'updateUser').map(({ input }) => input);
const email = 'ada@mail.example';
const savedCriteria = (...criteria: readonly object[]) =>
  waitFor(() => expect(saved()).toEqual(criteria.map((one) => ({ email, criteria: one }))));

const example = (number: number): PreviewJob => ({
  jobID: `job-${number}`,
  jobTitle: `Junior Engineer ${number}`,
  isRemote: false,
  fullCompanyName: 'Larkspur Systems',
  jobLocation: 'Austin, TX',
  locations: [],
  jobDetected: '2026-06-01T12:00:00.000Z',
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the criteria', () => {
  test('PROF-07 show the levels that follow from the profile; one tap chooses, and one follows again', async () => {
    const keys = given({ seniority: 'senior' });
    screen.getByText(/^Follows your profile: Senior, Staff or principal\./);
    expect(chosen('Levels')).toEqual(['senior', 'staff']);
    await keys.click(pill('Levels', 'Staff or principal'));
    expect(chosen('Levels')).toEqual(['senior']);
    await keys.click(screen.getByRole('button', { name: 'Follow my profile' }));
    await savedCriteria({ levels: ['senior'] }, { levels: null });
    await waitFor(() => expect(toastStore.read()[0]?.title).toBe('Levels follow your profile'));
    toastStore.read()[0]?.action?.onAction();
    await savedCriteria({ levels: ['senior'] }, { levels: null }, { levels: ['senior'] });
  });

  test.each([
    [{ seniority: '' }, /^Follows your profile, which names no seniority/],
    [{ criteria: { levels: [] } }, /^None chosen: jobs at every level match\./],
  ])('PROF-07 say that every level matches: %j', (stated, says) => {
    given(stated);
    expect(screen.getByText(says)).toBeTruthy();
    expect(chosen('Levels')).toEqual([]);
  });

  test('PROF-07 one job type is the preference of the profile, several are criteria', async () => {
    const keys = given({ userPrefs: { preferredJobType: 'Fu' } });
    expect(chosen('Job types')).toEqual(['Fu']);
    await keys.click(pill('Job types', 'Contract'));
    expect(chosen('Job types')).toEqual(['Fu', 'Co']);
    await keys.click(pill('Job types', 'Full-Time'));
    await waitFor(() =>
      expect(saved()).toEqual([
        { email, criteria: { jobTypes: ['Fu', 'Co'] } },
        { email, criteria: { jobTypes: [] }, userPrefs: { preferredJobType: 'Co' } },
      ]),
    );
  });

  test('PROF-07 remote only without remote jobs is a contradiction that one tap resolves', async () => {
    const keys = given({ criteria: { workplaces: ['hybrid'] }, userPrefs: { includeRemote: false } });
    expect(screen.queryByText(/remote jobs aren't included/)).toBeNull();
    await keys.click(pill('Where you work', 'Remote'));
    await keys.click(pill('Where you work', 'Hybrid'));
    screen.getByText(/^You want only remote jobs, but remote jobs aren't included\./);
    await keys.click(screen.getByRole('button', { name: 'Include remote jobs' }));
    await waitFor(() => expect(saved().at(-1)).toEqual({ email, userPrefs: { includeRemote: true } }));
    expect(screen.queryByText(/remote jobs aren't included/)).toBeNull();
  });

  test('PROF-07 pay is saved with its currency and period, and jobs without pay can be left out', async () => {
    const keys = given();
    expect(screen.queryByRole('switch', { name: 'Also jobs without pay' })).toBeNull();
    await keys.selectOptions(screen.getByLabelText('Currency'), 'EUR');
    await keys.type(screen.getByLabelText('Minimum pay'), '90k{Enter}');
    const minPay = { amount: 90_000, currency: 'EUR', period: 'year' };
    await savedCriteria({ minPay });
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Minimum pay').value).toBe('90,000'));
    await keys.selectOptions(screen.getByLabelText('Period'), 'a month');
    await keys.click(screen.getByRole('switch', { name: 'Also jobs without pay' }));
    await savedCriteria(
      { minPay },
      { minPay: { ...minPay, period: 'month' } },
      { includeUnstatedPay: false },
    );
  });

  test.each(['0', '1,000,000,000', 'a lot', '12.5'])(
    'PROF-07 refuse %s as pay at the field, and lose nothing',
    async (typed) => {
      const keys = given();
      const field = screen.getByLabelText<HTMLInputElement>('Minimum pay');
      await keys.type(field, `${typed}{Enter}`);
      screen.getByText('A minimum is a whole number from 1 to 10,000,000.');
      expect([field.value, field.getAttribute('aria-invalid'), saved()]).toEqual([typed, 'true', []]);
    },
  );

  test('PROF-07 show the service’s sentence at the field', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const keys = given();
    const message = 'criteria.minPay.currency: We have no exchange rate for this currency.';
    service.changeError = { errorType: 'BadInput', message };
    await keys.type(screen.getByLabelText('Minimum pay'), '100{Enter}');
    await screen.findByText('We have no exchange rate for this currency.');
  });

  test('PROF-07 languages and reasons to leave jobs out are chosen by one tap each', async () => {
    const keys = given({ criteria: { excludedRequirements: ['sponsorshipOffered'] } });
    await keys.click(pill('Languages you work in', 'English'));
    await keys.click(pill('Leave out', 'No agencies'));
    await keys.click(pill('Leave out', "I don't have a clearance"));
    await savedCriteria(
      { languages: ['en'] },
      { excludedRequirements: ['agency', 'sponsorshipOffered'] },
      { excludedRequirements: ['clearance', 'agency', 'sponsorshipOffered'] },
    );
    expect(screen.queryByRole('checkbox', { name: 'Thai' })).toBeNull();
    await keys.click(screen.getByRole('button', { name: /^\d+ more$/ }));
    screen.getByRole('checkbox', { name: 'Thai' });
  });

  test('FIT-02 let people ask for a share of skills that they have, and take it back', async () => {
    const keys = given({ skills: ['Golang'] });
    const share = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
    expect(share('Any').checked).toBe(true);
    screen.getByText('Every job matches, and those that ask for your skills come first.');
    await keys.click(share('At least half'));
    screen.getByText(/^Compared with your skills and your newest resume\./);
    await keys.click(share('Any'));
    await savedCriteria({ minSkills: 'half' }, { minSkills: null });
  });

  test('FIT-02 say that the share leaves out nothing while no skills are known', () => {
    given({ criteria: { minSkills: 'all' } });
    screen.getByText(/^We don't know your skills yet, so this leaves nothing out\./);
  });

  test.each([
    [{}, 'includeUnstatedTerritory', 1],
    [{ skills: ['Golang'], criteria: { ...DEFAULT_CRITERIA, minSkills: 'half' } }, 'minSkills', 1],
    [{ criteria: { ...DEFAULT_CRITERIA, minSkills: 'half' } }, 'minSkills', 0],
    [{ seniority: 'senior' }, 'levels', 1],
    [{ seniority: '' }, 'levels', 0],
    [
      { criteria: { ...DEFAULT_CRITERIA, excludedRequirements: ['agency', 'unpaid'] } },
      'excludedRequirements',
      2,
    ],
    [{ criteria: { ...DEFAULT_CRITERIA, includeUnstatedPay: false } }, 'includeUnstatedPay', 0],
  ] as const)('PROF-07 keep room for what the preview will say: %j, %s', (stated, criterion, lines) => {
    expect(countRemovals(accountOf(stated), criterion)).toBe(lines);
  });

  test('PROF-07 say how many jobs each removes, with two examples on demand', async () => {
    const keys = given({ seniority: 'senior', criteria: { excludedRequirements: ['agency'] } }, [
      { criterion: 'levels', requirement: null, jobs: 43, examples: [example(1), example(2)] },
      { criterion: 'excludedRequirements', requirement: 'agency', jobs: 0, examples: [] },
    ]);
    await screen.findByText('Leaves out 43 jobs of the last two days');
    screen.getByText('No agencies: leaves out none of the last two days');
    expect(screen.queryAllByRole('link')).toEqual([]);
    await keys.click(screen.getByRole('button', { name: 'Show two' }));
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Junior Engineer 1',
      'Junior Engineer 2',
    ]);
  });
});
