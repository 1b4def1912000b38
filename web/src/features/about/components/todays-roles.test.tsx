/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TodaysRoles } from './todays-roles.tsx';

const clock = { date: '2026-03-10', timeZone: 'UTC' };
const fetchBefore = globalThis.fetch;
let names: readonly string[] | Error;
let asked: string[];

const answer = (body: unknown) => ({ ok: true, status: 200, json: async () => body });
const board = (specializations: readonly string[]) => ({
  items: [
    {
      fullCompanyName: 'Larkspur Systems',
      isRemote: true,
      jobDetected: `${clock.date}T09:00:00.000Z`,
      specializations,
    },
  ],
  nextToken: null,
});

beforeEach(() => {
  names = ['Backend'];
  asked = [];
  const given = async (address: unknown, init?: { body?: unknown }) => {
    if (address === '/config.json')
      return answer({ apiKey: 'key', userPoolId: 'pool', userPoolClientId: 'client', region: 'us-east-1' });
    asked.push(JSON.parse(String(init?.body)).variables.input.fRole);
    if (names instanceof Error) throw names;
    return answer({ data: { listJobsByFilters: board(names) } });
  };
  // callService reads only these fields of a response.
  globalThis.fetch = given as unknown as typeof fetch;
});

afterEach(() => {
  cleanup();
  globalThis.fetch = fetchBefore;
});

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <TodaysRoles clock={clock} />
    </QueryClientProvider>,
  );

describe('today’s roles', () => {
  test('ABOUT-02 the pie has its three slices, and Engineering is chosen', async () => {
    show();
    expect(screen.getAllByRole('radio').map((slice) => slice.getAttribute('aria-label'))).toEqual([
      'Product, 30%',
      'Design, 20%',
      'Engineering, 50%',
    ]);
    expect(screen.getByRole('radio', { checked: true }).getAttribute('aria-label')).toMatch(/^Engineering/);
    await screen.findByRole('link', { name: 'Backend' });
  });

  test('ABOUT-02 ABOUT-03 a click on a slice chooses it, names it in the heading and asks for its roles', async () => {
    show();
    expect(screen.getByRole('heading').textContent).toBe("Today's Engineering Roles");
    await userEvent.click(screen.getByRole('radio', { name: /Design/ }));
    expect(screen.getByRole('heading').textContent).toBe("Today's Design Roles");
    await waitFor(() => expect(asked).toEqual(['En', 'De']));
  });

  test('ABOUT-02 the arrow keys choose, round the pie both ways', async () => {
    show();
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Engineering/);
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('heading').textContent).toBe("Today's Product Roles");
    expect(document.activeElement).toBe(screen.getByRole('radio', { checked: true }));
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    expect(screen.getByRole('heading').textContent).toBe("Today's Design Roles");
  });

  test('ABOUT-03 a role leads to the board of just its full-time jobs, remote first', async () => {
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

  test('ABOUT-04 leads to the product jobs of both days', () => {
    show();
    expect(screen.getByRole('link', { name: 'Today and Yesterday' }).getAttribute('href')).toBe(
      '/?FR=Pr&Remote=true&JT=Fu&Lo=',
    );
  });

  test('ABOUT-03 says when no role has a job yet, and where there are some', async () => {
    names = [];
    show();
    expect(await screen.findByText(/No full-time remote Engineering jobs yet today/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /since yesterday/ }).getAttribute('href')).toMatch(/FR=En&JT=Fu/);
  });

  test('ABOUT-03 says when the roles did not come, and asks again when told to', async () => {
    names = new TypeError('Failed to fetch');
    show();
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be reached/);
    names = ['Backend'];
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Backend' })).toBeTruthy();
  });
});
