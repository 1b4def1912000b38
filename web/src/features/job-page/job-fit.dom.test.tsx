/** @jest-environment jsdom */
import { afterEach, describe, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { type SessionUser, setSession } from '../session/session.ts';
import { JobFit, type JobFitProps } from './components/job-fit.tsx';

const asking = (skills: readonly string[] | null, min: number | null = null): JobFitProps['job'] => ({
  skills,
  experience: min === null ? null : { min, max: null, evidence: 'It says so.' },
});

const signIn = (known: Partial<SessionUser>) =>
  setSession({
    state: 'user',
    user: { email: 'ada@mail.example', firstName: 'Ada', matches: 10, isSubscribed: false, ...known },
    logOut: () => undefined,
    subscribe: async () => undefined,
  });

describe('FIT-01 on its page, a job', () => {
  afterEach(() => act(() => setSession({ state: 'visitor' })));

  test('is compared with the skills and years of a user', () => {
    signIn({ skills: [], resumeEvidence: { skills: ['Golang'], years: 5 } });
    render(<JobFit job={asking(['Golang', 'Rust'], 8)} />);
    screen.getByText('This job asks for Golang, in your resume, and for Rust; asks for 8 years, you have 5.');
  });

  test.each<[string, Partial<SessionUser> | null, JobFitProps['job']]>([
    ['a visitor', null, asking(['Golang'])],
    ['a user without known skills', {}, asking(['Golang'], 8)],
    ['a user, if it asks for nothing', { skills: ['Golang'] }, asking([])],
    ['a user, if it was read before skills were', { skills: ['Golang'] }, asking(null)],
  ])('is compared with nothing for %s', (_, known, job) => {
    if (known) signIn(known);
    const { container } = render(<JobFit job={job} />);
    expect(container.textContent).toBe('');
  });
});
