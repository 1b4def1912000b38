/**
 * @jest-environment jsdom
 */
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SpecializationPills } from './specialization-pills.tsx';

test('HOME-10 none among the jobs leave a sentence in their place', () => {
  render(<SpecializationPills counts={[]} chosen="" onChoose={() => undefined} />);
  expect(screen.getByRole('group', { name: 'Specialization' }).textContent).toContain(
    'None among these jobs',
  );
});

const counts = ['Backend', 'Frontend', 'Data', 'Mobile', 'Security', 'QA'].map((name, n) => ({
  name,
  count: 60 - n,
}));
const pills = () => screen.queryAllByRole('button').filter((button) => button.hasAttribute('aria-pressed'));
const names = () => pills().map((pill) => /^\w+/.exec(pill.textContent ?? '')?.[0]);

test('HOME-10 shows four, all with Show More, and four again with Show Less', async () => {
  render(<SpecializationPills counts={counts} chosen="" onChoose={() => undefined} />);
  expect(names()).toEqual(['Backend', 'Frontend', 'Data', 'Mobile']);
  await userEvent.click(screen.getByRole('button', { name: 'Show More' }));
  expect(pills()).toHaveLength(6);
  await userEvent.click(screen.getByRole('button', { name: 'Show Less' }));
  expect(pills()).toHaveLength(4);
});

test('HOME-10 always shows the chosen one, even without jobs today', () => {
  const { rerender } = render(<SpecializationPills counts={counts} chosen="QA" onChoose={() => undefined} />);
  expect(names()).toEqual(['Backend', 'Frontend', 'Data', 'Mobile', 'QA']);
  rerender(<SpecializationPills counts={[]} chosen="Compilers" onChoose={() => undefined} />);
  expect(names()).toEqual(['Compilers']);
});

test('HOME-10 selects on click and clears on a second click', async () => {
  const chosen: string[] = [];
  const choose = (name: string) => void chosen.push(name);
  render(<SpecializationPills counts={counts} chosen="Data" onChoose={choose} />);
  await userEvent.click(screen.getByRole('button', { name: /^Frontend/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Data/ }));
  expect(chosen).toEqual(['Frontend', '']);
});
