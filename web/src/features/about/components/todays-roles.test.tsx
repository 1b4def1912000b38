/** @jest-environment jsdom */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeGraphQL } from '../../../service/testing/fake-graphql.ts';
import { TodaysRoles } from './todays-roles.tsx';

const clock = { date: '2026-03-10', timeZone: 'UTC' };
let roleNames: readonly string[] | Error;
let requestedRoles: string[];

const board = (specializations: readonly string[]) => ({
  items: [
    {
      isRemote: true,
      jobDetected: `${clock.date}T09:00:00.000Z`,
      specializations,
    },
  ],
  nextToken: null,
});

beforeEach(() => {
  roleNames = ['Backend'];
  requestedRoles = [];
  fakeGraphQL(({ input }) => {
    requestedRoles.push(String(input['fRole']));
    if (roleNames instanceof Error) throw roleNames;
    return { data: { listJobsByFilters: board(roleNames) } };
  });
});

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <TodaysRoles clock={clock} />
    </QueryClientProvider>,
  );

describe('today’s roles', () => {
  test('ABOUT-02 the pie has three slices, and Engineering is selected', async () => {
    show();
    expect(screen.getAllByRole('radio').map((slice) => slice.getAttribute('aria-label'))).toEqual([
      'Product, 30%',
      'Design, 20%',
      'Engineering, 50%',
    ]);
    expect(screen.getByRole('radio', { checked: true }).getAttribute('aria-label')).toMatch(/^Engineering/);
    await screen.findByRole('link', { name: 'Backend' });
  });

  test('ABOUT-02 ABOUT-03 clicking a slice selects it, updates the heading and loads its roles', async () => {
    show();
    expect(screen.getByRole('heading').textContent).toBe("Today's Engineering Roles");
    await userEvent.click(screen.getByRole('radio', { name: /Design/ }));
    expect(screen.getByRole('heading').textContent).toBe("Today's Design Roles");
    await waitFor(() => expect(requestedRoles).toEqual(['En', 'De']));
  });

  test('ABOUT-02 the arrow keys move around the pie in both directions', async () => {
    show();
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Engineering/);
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('heading').textContent).toBe("Today's Product Roles");
    expect(document.activeElement).toBe(screen.getByRole('radio', { checked: true }));
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    expect(screen.getByRole('heading').textContent).toBe("Today's Design Roles");
  });

  test('ABOUT-03 a role links to the board with its full-time jobs, remote first', async () => {
    show();
    const link = await screen.findByRole('link', { name: 'Backend' });
    const query = new URLSearchParams(link.getAttribute('href')?.replace(/^\/\?/, ''));
    expect(Object.fromEntries(query)).toEqual({
      jobTitle: '',
      FR: 'En',
      JT: 'Fu',
      sk: 'Backend',
      Remote: 'true',
      Lo: '',
    });
  });

  test('ABOUT-04 links to product jobs of both days', () => {
    show();
    expect(screen.getByRole('link', { name: 'Today and Yesterday' }).getAttribute('href')).toBe(
      '/?FR=Pr&Remote=true&JT=Fu&Lo=',
    );
  });

  test('ABOUT-03 says when no role has a job yet, and links to jobs since yesterday', async () => {
    roleNames = [];
    show();
    expect(await screen.findByText(/No full-time remote Engineering jobs yet today/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /since yesterday/ }).getAttribute('href')).toMatch(/FR=En&JT=Fu/);
  });

  test('ABOUT-03 shows an error and retries on request', async () => {
    roleNames = new TypeError('Failed to fetch');
    show();
    expect((await screen.findByRole('alert')).textContent).toMatch(/Couldn't reach Daybreak/);
    roleNames = ['Backend'];
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Backend' })).toBeTruthy();
  });
});
