/** @jest-environment jsdom */
import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Account } from '../account/api/account.ts';
import { accountOf } from '../account/testing/account-of.ts';
import { givenService, showTo } from '../account/testing/given-account.tsx';
import { toastStore } from '../toasts/toast-store.ts';
import { Skills } from './components/skills.tsx';

function given(stated: Partial<Account> = {}) {
  const service = givenService(accountOf(stated));
  showTo(service, <Skills />);
  const saved = () =>
    service.requests.flatMap(({ operation, input }) => (operation === 'updateUser' ? [input['skills']] : []));
  return { service, keys: userEvent.setup(), saved, field: screen.getByRole('textbox', { name: 'Skills' }) };
}

describe('the skills that jobs are compared with', () => {
  test('FIT-01 are added and removed, each saved at once', async () => {
    const { keys, saved, field } = given({ skills: ['Python'] });
    await keys.type(field, 'Kafka{Enter}');
    await keys.click(screen.getByRole('button', { name: 'Python. Click To Delete' }));
    await waitFor(() => expect(saved()).toEqual([['Python', 'Kafka'], ['Kafka']]));
  });

  test('FIT-01 refuse one twice, and a 51st', async () => {
    const skills = Array.from({ length: 50 }, (_, number) => `Skill ${number}`);
    const { keys, saved, field } = given({ skills });
    await keys.type(field, 'skill 7{Enter}');
    expect(screen.getByText('Skill 7 is already in your skills.')).toBeTruthy();
    await keys.clear(field);
    await keys.type(field, 'Kafka{Enter}');
    expect(screen.getByText('You can add up to 50. Remove one to add another.')).toBeTruthy();
    expect(saved()).toEqual([]);
  });

  test('FIT-01 keep a skill that is refused in the field', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const { service, keys, field } = given();
    service.changeError = {
      errorType: 'BadInput',
      message: "skills.0: We don't look for this skill in jobs.",
    };
    await keys.type(field, 'Basketry{Enter}');
    await waitFor(() =>
      expect(toastStore.read()[0]?.description).toBe("We don't look for this skill in jobs."),
    );
    await waitFor(() => expect(field).toHaveProperty('value', 'Basketry'));
  });

  test('FIT-01 show what was read in the newest resume', () => {
    given({ resumeEvidence: { skills: ['Golang', 'SQL'], years: 5 } });
    expect(screen.getByText('From your newest resume: Golang, SQL, 5 years of experience.')).toBeTruthy();
  });

  test('FIT-01 show nothing of a resume without skills and years', () => {
    given({ resumeEvidence: { skills: [], years: null } });
    expect(screen.queryByText(/newest resume/)).toBeNull();
  });
});
