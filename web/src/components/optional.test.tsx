/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { optional } from './optional.tsx';

const Part = optional(function Part({ fails }: { readonly fails: boolean }) {
  if (fails) throw new Error('A browser without languages.');
  return <p>An offer</p>;
});

const renderPage = (fails: boolean) =>
  render(
    <main>
      <h1>Jobs</h1>
      <Part fails={fails} />
    </main>,
  );

test('is shown', () => {
  renderPage(false);
  expect(screen.getByRole('main').textContent).toBe('JobsAn offer');
});

test('is left out of the page if it fails, and the error is reported', () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => {});
  renderPage(true);
  expect(screen.getByRole('main').textContent).toBe('Jobs');
  expect(report.mock.calls.flat().map(String).join(' ')).toContain('A browser without languages.');
});
