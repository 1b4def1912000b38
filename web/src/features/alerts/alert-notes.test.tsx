/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { toastStore } from '../toasts/toast-store.ts';
import { anAlert } from './testing/an-alert.ts';
import { givenAlerts, NOW, pass, resetServiceForEachTest, service } from './testing/given-alerts.tsx';

resetServiceForEachTest();

describe('notes on alerts', () => {
  test('saves and undoes Not relevant, and records opened jobs', async () => {
    const { keys } = givenAlerts([anAlert(1)]);
    await keys.click(await screen.findByRole('button', { name: 'Not relevant, Backend Engineer 1' }));
    expect(screen.getByText('Not relevant', { selector: 'span' })).toBeTruthy();
    await keys.click(screen.getByRole('button', { name: 'Undo not relevant, Backend Engineer 1' }));
    expect(screen.queryByText('Not relevant', { selector: 'span' })).toBeNull();
    const title = screen.getByRole('link', { name: 'Backend Engineer 1' });
    title.addEventListener('click', (event) => event.preventDefault());
    await keys.click(title);
    await screen.findByText('Opened');
    const input = { email: 'ada@mail.example', jobID: 'greenhouse:larkspur:1' };
    await waitFor(() =>
      expect(service.notes).toEqual([
        { ...input, note: 'notRelevant' },
        { ...input, note: 'relevant' },
        { ...input, note: 'opened' },
      ]),
    );
  });

  test('shows a note that is saved while the page loads again with an older answer', async () => {
    const { keys, reopen } = givenAlerts([anAlert(1)]);
    const [note, list] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    service.holds.set('noteAlert', note.promise);
    const title = await screen.findByRole('link', { name: 'Backend Engineer 1' });
    title.addEventListener('click', (event) => event.preventDefault());
    await keys.click(title);
    service.holds.set('listAlerts', list.promise);
    await reopen();
    await waitFor(() => expect(service.pagesRead).toBe(2));
    note.resolve();
    await waitFor(() => expect(service.notes).toHaveLength(1));
    await pass(0);
    list.resolve();

    await screen.findByText('Opened');
  });

  test('shows a note to someone who leaves the page and comes back at once', async () => {
    const { keys, reopen } = givenAlerts([anAlert(1)]);
    await keys.click(await screen.findByRole('button', { name: 'Not relevant, Backend Engineer 1' }));
    await waitFor(() => expect(service.notes).toHaveLength(1));
    await pass(100);
    await reopen(0);
    await pass(100);
    expect(screen.getByRole('button', { name: 'Undo not relevant, Backend Engineer 1' })).toBeTruthy();
    expect(service.pagesRead).toBe(1);
  });

  test('LEARN-01 asks why of an alert just marked, but not of one marked earlier, and takes over an offer', async () => {
    service.offers = [{ words: 'Leave out senior jobs', alerts: 12, removed: 4, cost: 1 }];
    const { keys } = givenAlerts([anAlert(2, { notRelevantAt: NOW }), anAlert(1)]);
    await keys.click(await screen.findByRole('button', { name: 'Not relevant, Backend Engineer 1' }));
    const why = screen.getByRole('group', { name: "Why isn't it relevant?" });
    expect(within(why).getAllByRole('radio')).toHaveLength(8);
    // when
    await keys.click(within(why).getByRole('radio', { name: 'Wrong level' }));
    await keys.click(await screen.findByRole('button', { name: 'Leave out senior jobs' }));
    // then
    await keys.click(await screen.findByRole('button', { name: 'Undo Leave out senior jobs' }));
    await screen.findByText(
      'It would have removed 4 of your 12 alerts of the last 7 days, and 1 job that you saved or applied for.',
    );
    expect(service.answers).toEqual(['level', { unlearned: 'learned' }]);
    await keys.click(screen.getByRole('button', { name: 'Undo not relevant, Backend Engineer 1' }));
    expect(screen.queryByRole('group', { name: "Why isn't it relevant?" })).toBeNull();
  });

  test('LEARN-01 says why nothing is offered, or that the answer failed', async () => {
    service.why = 'Nothing to change in your settings.';
    const { keys } = givenAlerts([anAlert(1)]);
    await keys.click(await screen.findByRole('button', { name: /^Not relevant/ }));
    await keys.click(screen.getByRole('radio', { name: 'Already seen' }));
    await screen.findByText('Nothing to change in your settings.');
    service.refuse = { errorType: 'NotFound', message: 'This job is no longer available.' };
    await keys.click(screen.getByRole('radio', { name: 'Wrong place' }));
    expect((await screen.findByRole('alert')).textContent).toBe('This job is no longer available.');
  });

  test('LEARN-01 offers what finds more jobs like one', async () => {
    service.offers = [{ words: 'Add the place Dallas, TX', alerts: 0, removed: 0, cost: 0 }];
    const { keys } = givenAlerts([anAlert(1)]);
    await keys.click(await screen.findByRole('button', { name: 'More like this, Backend Engineer 1' }));
    await keys.click(await screen.findByRole('button', { name: 'Add the place Dallas, TX' }));
    await screen.findByRole('button', { name: 'Undo Add the place Dallas, TX' });
    expect([service.answers, service.notes]).toEqual([['moreLikeThis'], []]);
  });

  test('reverts a failed note and shows why', async () => {
    const { keys } = givenAlerts([anAlert(1)]);
    const button = await screen.findByRole('button', { name: /^Not relevant/ });
    service.refuse = { errorType: 'NotFound', message: 'There is no alert of this job.' };
    await keys.click(button);
    await waitFor(() =>
      expect(toastStore.read()[0]).toMatchObject({ description: 'There is no alert of this job.' }),
    );
    expect(screen.queryByText('Not relevant', { selector: 'span' })).toBeNull();
  });
});
