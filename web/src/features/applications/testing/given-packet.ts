import { screen } from '@testing-library/react';
import { aPacket } from './an-application.ts';
import {
  type FakeApplications,
  givenApplications,
  givenWindows,
  showApplications,
} from './given-applications.tsx';

export const JOB_SEARCH = 'job=greenhouse%3Alarkspur%3A1';
export const FORM_URL = 'https://boards.example/larkspur/1';

/** Matches the time after "Applied". */
export const APPLIED_AT = /^(today|yesterday) at|^on \w+ \d+/;

export const button = (name: string) => screen.getByRole('button', { name });

export const callsOf = (service: FakeApplications, operation: string) =>
  service.requests.filter((call) => call.operation === operation);

/** Shows a job's application packet and waits until it has loaded. */
export async function givenPacket(
  overrides: Partial<FakeApplications['packet']> = {},
  service = givenApplications(),
) {
  const opened = givenWindows();
  service.packet = aPacket(overrides);
  const shown = showApplications(service, JOB_SEARCH);
  screen.getByText('Loading your application details');
  await screen.findByText('Your details');
  return { ...shown, service, opened };
}
