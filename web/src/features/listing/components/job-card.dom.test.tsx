/**
 * @jest-environment jsdom
 */
import { describe, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openTracking } from '../../analytics/track.ts';
import { setConsent } from '../../cookies/consent.ts';
import { givenJob } from '../testing/given-job.ts';
import { JobCard } from './job-card.tsx';

const now = Date.parse('2026-03-10T15:00:00.000Z');
const clock = { date: '2026-03-10', timeZone: 'UTC' };

describe('using a job card', () => {
  test('HOME-14 following Job Details sends Viewed Job once, with title, company and URL', async () => {
    const sent: unknown[] = [];
    setConsent('accepted');
    openTracking({
      track: (...event) => void sent.push(event),
      identify: () => undefined,
      reset: () => undefined,
    });
    render(<JobCard job={givenJob()} now={now} clock={clock} />);
    const link = screen.getByRole('link', { name: /Job Details/ });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    const viewed = {
      jobTitle: 'Senior Backend Engineer, Payments',
      Company: 'Larkspur Systems',
      jobURL: 'https://boards.example/larkspur/1',
    };
    await waitFor(() => expect(sent).toEqual([['Viewed Job', viewed]]));
    openTracking(null);
  });

  test('expands on click and collapses on Escape', async () => {
    render(<JobCard job={givenJob({ seniority: 'senior' })} now={now} clock={clock} />);
    const more = screen.getByRole('button', { name: /^More about Senior Backend/ });
    await userEvent.click(more);
    await screen.findByText('Senior');
    expect(more.getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('Senior')).toBeNull();
  });
});
