/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeStaffService, renderStaff } from './testing/staff-service.tsx';

const service = fakeStaffService({});

describe('the staff page’s sources', () => {
  const source = (number: number, state: string) => ({
    ats: 'greenhouse',
    board: `board-${number}`,
    company: `Company ${number}`,
    favorite: number === 1,
    state,
    ageMinutes: 61,
    lastResult: 'not read, 3 times',
    message: 'It answered 500.',
    postings: 4,
    trend: '+=xx',
    checkedAt: null,
    readAt: null,
    lastNewAt: null,
  });
  const counts = [
    { state: 'failing', sources: 1 },
    { state: 'fresh', sources: 1200 },
  ];

  const systems = [
    { ats: 'greenhouse', sources: 1198, failing: 1, odd: 0 },
    { ats: 'workday', sources: 3, failing: 2, odd: 2 },
  ];

  test('OPS-02 counts boards by system, and filters by it together with the state', async () => {
    service.replies['listSources'] = (input) => {
      const ats = input?.['ats'];
      const items = [{ ...source(ats ? 2 : 1, 'failing'), ats: ats ?? 'greenhouse' }];
      return { data: { items, counts, systems, nextToken: null } };
    };
    const user = renderStaff('/admin-notifs?view=sources&state=failing');
    expect(await screen.findByRole('radio', { name: 'Greenhouse 1,198 · 1 failing' })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Workday 3 · 2 failing · 2 odd' }));
    await screen.findByText('workday / board-2');
    expect(location.search).toBe('?view=sources&state=failing&ats=workday');
    expect(service.inputs('listSources').at(-1)).toMatchObject({ state: 'failing', ats: 'workday' });
  });

  test('lists sources worst first with counts, loads more and filters by state', async () => {
    service.replies['listSources'] = (input) => {
      if (input?.['state'])
        return { data: { items: [source(3, 'fresh')], counts, systems, nextToken: null } };
      return input?.['nextToken']
        ? { data: { items: [source(2, 'fresh')], counts, systems, nextToken: null } }
        : { data: { items: [source(1, 'failing')], counts, systems, nextToken: 'on' } };
    };
    const user = renderStaff('/admin-notifs?view=sources');
    expect((await screen.findByRole('row', { name: /Company 1/ })).textContent).toContain('It answered 500.');
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText('Company 2');
    await user.click(screen.getByRole('radio', { name: 'fresh 1,200' }));
    await screen.findByText('Company 3');
    expect(location.search).toBe('?view=sources&state=fresh');
    expect(screen.queryByText('Company 1')).toBeNull();
  });

  test('reports an unknown state and offers all states', async () => {
    service.replies['listSources'] = () => ({
      errorType: 'BadInput',
      message: 'state: There is no such state.',
    });
    renderStaff('/admin-notifs?view=sources&state=odd');
    expect((await screen.findByRole('alert')).textContent).toContain('There is no such state.');
    expect(screen.getByRole('button', { name: 'Show all states' })).toBeTruthy();
  });
});
