/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeStaffService, renderStaff } from './testing/staff-service.tsx';

const review = (host: string, people: number) => ({
  target: `site:${host}`,
  address: `https://${host}/careers`,
  reason: `The robots.txt of ${host} disallows /careers.`,
  people,
  since: '2026-06-01T12:00:00.000Z',
});

const service = fakeStaffService({
  listFollowReviews: () => ({ data: [review('fernhill.com', 12), review('larkspur.com', 1)] }),
  decideFollowReview: () => ({ data: true }),
});

const cardOf = async (host: string) => {
  const heading = await screen.findByRole('heading', { name: `https://${host}/careers` });
  const card = heading.closest('li');
  if (!card) throw new Error('The heading is in no list item.');
  return within(card);
};

describe('the staff page’s requests to follow', () => {
  test('show what was asked, why it could not be read, and how many people asked', async () => {
    renderStaff('/admin-notifs?view=requests');
    const card = await cardOf('fernhill.com');
    card.getByText(/^Asked 12 times since/);
    card.getByText('The robots.txt of fernhill.com disallows /careers.');
    (await cardOf('larkspur.com')).getByText(/^Asked 1 time since/);
  });

  test('are accepted, with another board if staff know it, and leave the list', async () => {
    const user = renderStaff('/admin-notifs?view=requests');
    const card = await cardOf('fernhill.com');
    await user.type(card.getByLabelText("Board's URL, if another"), 'https://jobs.lever.co/fernhill');
    await user.type(card.getByLabelText("Company's name"), 'Fernhill');
    await user.click(card.getByRole('button', { name: /^Accept/ }));
    await waitFor(() => expect(screen.queryByText('https://fernhill.com/careers')).toBeNull());
    expect(service.inputs('decideFollowReview')).toEqual([
      {
        target: 'site:fernhill.com',
        accept: true,
        address: 'https://jobs.lever.co/fernhill',
        company: 'Fernhill',
      },
    ]);
  });

  test('are declined', async () => {
    const user = renderStaff('/admin-notifs?view=requests');
    await user.click((await cardOf('larkspur.com')).getByRole('button', { name: /^Decline/ }));
    await waitFor(() => expect(screen.queryByText('https://larkspur.com/careers')).toBeNull());
    expect(service.inputs('decideFollowReview')).toEqual([
      { target: 'site:larkspur.com', accept: false, address: '', company: '' },
    ]);
  });

  test('stay with the reason if the board can’t be read', async () => {
    service.replies['decideFollowReview'] = () => ({ errorType: 'BadInput', message: 'There is no board.' });
    const user = renderStaff('/admin-notifs?view=requests');
    await user.click((await cardOf('larkspur.com')).getByRole('button', { name: /^Accept/ }));
    await screen.findByText('There is no board.');
    await cardOf('larkspur.com');
  });

  test('may be none, or fail to load', async () => {
    service.replies['listFollowReviews'] = () => ({ data: [] });
    renderStaff('/admin-notifs?view=requests');
    await screen.findByText(/^No requests/);
  });
});
