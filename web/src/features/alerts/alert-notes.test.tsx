/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
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

  test('offers to exclude the company of an alert just marked, but not of one marked earlier', async () => {
    const { keys } = givenAlerts([anAlert(2, { notRelevantAt: NOW }), anAlert(1)]);
    await keys.click(await screen.findByRole('button', { name: 'Not relevant, Backend Engineer 1' }));
    const offer = screen.getByRole('button', { name: 'Exclude Larkspur Systems' });
    expect(screen.getByRole('link', { name: 'Manage exclusions' }).getAttribute('href')).toBe(
      '/profile/manage-notifications',
    );
    await keys.click(offer);
    expect((await screen.findByText("You won't get alerts from Larkspur Systems.")).role).toBe('status');
    expect(document.activeElement).toBe(offer);
    await keys.click(screen.getByRole('button', { name: 'Include Larkspur Systems again' }));
    await waitFor(() => expect(service.savedExclusions).toEqual([['Larkspur Systems'], []]));
    await keys.click(screen.getByRole('button', { name: 'Undo not relevant, Backend Engineer 1' }));
    expect(screen.queryByRole('link', { name: 'Manage exclusions' })).toBeNull();
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
