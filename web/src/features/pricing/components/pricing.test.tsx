/** @jest-environment jsdom */

import type { PlanInterval } from '@daybreak/contract/types.ts';
import { describe, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { planFor } from '../plans.ts';
import { PlanCard } from './plan-card.tsx';
import { Pricing } from './pricing.tsx';
import { TestimonialQuote } from './testimonial-quote.tsx';

const card = (name: RegExp) => screen.getByRole('region', { name });

describe('the pricing page', () => {
  test('PRICE-01 the monthly card costs $4.63 and lists its features', () => {
    render(<Pricing onSubscribe={null} />);
    const monthly = card(/^Monthly/).textContent;
    expect(monthly).toContain('$4.63 / month');
    for (const bought of ['Unlimited alerts by text or email', 'dream company', 'Instant Apply'])
      expect(monthly).toContain(bought);
    expect(monthly).not.toContain('savings');
  });

  test('PRICE-01 the annual card costs $55.63 and adds letters and analysis', () => {
    render(<Pricing onSubscribe={null} />);
    const annual = card(/^Annual/).textContent;
    expect(annual).toContain('$55.63 / year');
    for (const said of ['cover letter', 'AI analysis of your resume']) expect(annual).toContain(said);
  });

  test('PRICE-01 the annual card shows savings that a stage’s prices allow, and none by default', () => {
    const annual = planFor('YEARLY');
    const show = (label: string) =>
      render(<PlanCard plan={{ ...annual, label }} isPrimary onSubscribe={null} isOpening={false} />);
    expect(show('10% savings').container.querySelector('h2')?.textContent).toBe('Annual10% savings');
    cleanup();
    expect(show(annual.label).container.querySelector('h2')?.textContent).toBe('Annual');
  });

  test('PRICE-01 says what is free', () => {
    const { container } = render(<Pricing onSubscribe={null} />);
    expect(container.textContent).toContain('Always free to search');
    expect(container.textContent).toContain('10 free job alerts');
  });

  test('PRICE-01 sends a visitor from either card to onboarding', () => {
    render(<Pricing onSubscribe={null} />);
    for (const name of [/^Monthly/, /^Annual/])
      expect(within(card(name)).getByRole('link', { name: 'Try Daybreak' }).getAttribute('href')).toBe(
        '/onboarding',
      );
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('PRICE-01 lets a signed-in user subscribe to either plan', async () => {
    const subscribe = jest.fn<(interval: PlanInterval) => void>();
    render(<Pricing onSubscribe={subscribe} />);
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe annually' }));
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe monthly' }));
    expect(subscribe.mock.calls).toEqual([['YEARLY'], ['MONTHLY']]);
    expect(screen.queryByRole('link', { name: 'Try Daybreak' })).toBeNull();
  });
});

describe('the testimonial', () => {
  test('PRICE-01 is marked as an example', () => {
    render(<Pricing onSubscribe={null} />);
    const figure = within(card(/^Testimonial/)).getByRole('figure');
    expect(figure.querySelector('blockquote')?.textContent).toMatch(/\w/);
    expect(figure.querySelector('figcaption')?.textContent).toBe('Example testimonial');
  });

  test('PRICE-01 names the person quoted', () => {
    const given = { kind: 'given', words: 'It works.', name: 'Ada Quill', role: 'engineer' } as const;
    render(<TestimonialQuote testimonial={given} />);
    expect(screen.getByRole('figure').textContent).toBe('“It works.”Ada Quill, engineer');
  });

  test('PRICE-01 is left out if there is none', () => {
    render(<TestimonialQuote testimonial={{ kind: 'none' }} />);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
