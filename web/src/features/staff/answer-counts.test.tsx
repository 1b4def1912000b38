/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { fakeStaffService, renderStaff } from './testing/staff-service.tsx';

const service = fakeStaffService({});

test('LEARN-01 staff see the titles and settings with the most irrelevant alerts', async () => {
  const data = [
    { kind: 'title', name: 'c# developer', notRelevant: 1_200, taken: 0 },
    { kind: 'setting', name: 'levels', notRelevant: 40, taken: 7 },
  ];
  service.replies['listAnswerCounts'] = () => ({ data });
  renderStaff('/admin-notifs?view=feedback');
  const titles = await screen.findByRole('table', { name: 'Saved titles, last four weeks' });
  expect(within(titles).getByRole('row', { name: 'c# developer 1,200' })).toBeTruthy();
  const settings = screen.getByRole('table', { name: 'Settings, last four weeks' });
  expect(within(settings).getByRole('row', { name: 'levels 40 7' })).toBeTruthy();
});

test('LEARN-01 staff are told if nobody has answered, and can try again after a failure', async () => {
  const user = renderStaff('/admin-notifs?view=feedback');
  await screen.findByRole('heading', { name: "Couldn't load feedback" });
  service.replies['listAnswerCounts'] = () => ({ data: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Nobody has called an alert irrelevant in the last four weeks.');
});
