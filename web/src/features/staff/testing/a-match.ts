import type { AdminMatch } from '../api/matches.ts';

/** Builds a match that was withheld for lack of a free alert. */
export function aMatch(number: number, stated: Partial<AdminMatch> = {}): AdminMatch {
  const jobId = `greenhouse:larkspur:${number}`;
  const place = (city: string, state: string) => ({ city, state, country: 'US' });
  return {
    id: 'ada@mail.example',
    firstName: 'Ada',
    createdAt: '2026-06-01T15:00:00.000Z',
    isRemote: true,
    matches: 0,
    jobId,
    state: 'withheld',
    why: 'No free alerts left.',
    sentAt: null,
    reason: 'Matches Backend Engineer in Austin, TX',
    jobTMatchCriteria: { jobType: 'Fu', userJobType: 'Co' },
    posMatchParam: {
      baseJobTitles: ['Backend'],
      aiGeneratedPositions: ['API Engineer'],
      userProvidedPositions: ['Backend Engineer', 'Platform Engineer'],
    },
    summarizeJob: {
      companyName: 'Larkspur Systems',
      fullCompanyName: 'Larkspur Systems, Inc.',
      jobId,
      jobCreated: null,
      jobDetected: '2026-06-01T14:59:00.000Z',
      jobLocation: 'Austin or Boise',
      jobTitle: `Backend Engineer ${number}`,
      jobType: 'Fu',
      jobUrl: 'https://larkspur.example/1',
      suppress: false,
      summary: ['Keep the tide tables right', 'Answer pilots'],
    },
    locMatchCriteria: { userLocations: [place('Austin', 'TX')], jobLocations: [place('Boise', 'ID')] },
    user: {
      email: 'ada@mail.example',
      firstName: 'Ada',
      userPrefs: {
        function: 'En',
        includeRemote: true,
        notifyEmail: true,
        notifyText: false,
        preferredJobType: 'Co',
        emailState: 'bounced',
        textState: 'unverified',
        timeZone: 'America/Chicago',
      },
      pushDeviceCount: 0,
    },
    ...stated,
  };
}
