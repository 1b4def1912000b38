/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fakeGraphQL } from '../../service/testing/fake-graphql.ts';
import { DreamCompanies } from './dream-companies.tsx';

const scrollBefore = Element.prototype.scrollIntoView;
const onChange = jest.fn<(companies: readonly string[]) => void>();
const onUnknown = jest.fn<(company: string) => void>();
let matches: readonly string[] | Error;

beforeEach(() => {
  matches = ['Larkspur Systems', 'Lark & Sons <i>'];
  fakeGraphQL(({ variables }) => {
    if (matches instanceof Error) throw matches;
    const text = String(variables['text']).toLowerCase();
    return { data: { suggestCompanies: matches.filter((name) => name.toLowerCase().startsWith(text)) } };
  });
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  onChange.mockReset();
  onUnknown.mockReset();
  Element.prototype.scrollIntoView = scrollBefore;
});

function Profile({ companies }: { readonly companies: readonly string[] }) {
  const [chosen, setChosen] = useState(companies);
  onChange.mockImplementation(setChosen);
  return <DreamCompanies companies={chosen} onChange={onChange} onUnknown={onUnknown} />;
}

const given = (companies: readonly string[]) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <Profile companies={companies} />
    </QueryClientProvider>,
  );
  return { keys: userEvent.setup(), line: screen.getByRole('combobox', { name: 'Dream companies' }) };
};
const chips = () =>
  screen.queryAllByRole('button', { name: /Click To Delete$/ }).map((chip) => chip.textContent);

describe('dream companies', () => {
  test('PROF-01 finds companies as you type and adds one by keyboard', async () => {
    const { keys, line } = given([]);
    await keys.type(line, 'lark');
    await screen.findByRole('option', { name: 'Lark & Sons <i>' });
    await keys.keyboard('{ArrowDown}{Enter}');
    expect(chips()).toEqual(['Lark & Sons <i>']);
    expect(line).toHaveProperty('value', '');
  });

  test('PROF-01 removes a company on click and focuses its neighbor', async () => {
    const { keys } = given(['Larkspur Systems', 'Fernhill']);
    await keys.click(screen.getByRole('button', { name: 'Larkspur Systems. Click To Delete' }));
    expect(onChange).toHaveBeenCalledWith(['Fernhill']);
    expect(document.activeElement?.textContent).toBe('Fernhill');
    await keys.keyboard('{Enter}');
    expect(chips()).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
  });

  test('PROF-01 rejects duplicates', async () => {
    const { keys, line } = given(['Larkspur Systems']);
    await keys.type(line, 'larks');
    await keys.click(await screen.findByRole('option', { name: 'Larkspur Systems' }));
    expect(onChange).not.toHaveBeenCalled();
    screen.getByText('Larkspur Systems is already on your list.');
  });

  test('PROF-01 allows at most 50', async () => {
    const { keys, line } = given(Array.from({ length: 50 }, (_, number) => `Company ${number}`));
    await keys.type(line, 'larks');
    await keys.click(await screen.findByRole('option', { name: 'Larkspur Systems' }));
    expect(onChange).not.toHaveBeenCalled();
    screen.getByText('You can add up to 50 companies. Delete one to add another.');
  });

  test.each([
    ['Enter', '{Enter}'],
    ['a click', undefined],
  ])('PROF-01 says that a company is unknown, and offers to follow it by %s', async (_, key) => {
    const { keys, line } = given([]);
    await keys.type(line, 'zebra');
    await screen.findByText(/We don't track a company called “zebra” yet/);
    await (key ? keys.keyboard(key) : keys.click(screen.getByRole('button', { name: 'Follow it' })));
    expect(onUnknown).toHaveBeenCalledWith('zebra');
    expect([line, onChange.mock.calls]).toEqual([expect.objectContaining({ value: '' }), []]);
  });

  test('PROF-01 shows why a search failed', async () => {
    matches = new TypeError('fetch failed');
    const { keys, line } = given([]);
    await keys.type(line, 'lark');
    await screen.findByText("Couldn't reach Daybreak. Check your connection and try again.");
  });
});
