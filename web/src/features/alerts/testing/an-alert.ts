import type { Alert, AlertPage } from '../api/alerts.ts';

export function anAlert(number: number, overrides: Partial<Alert> = {}): Alert {
  return {
    jobID: `greenhouse:larkspur:${number}`,
    job: {
      jobTitle: `Backend Engineer ${number}`,
      fullCompanyName: 'Larkspur Systems',
      jobLocation: 'Austin, TX',
      isRemote: false,
      closedAt: null,
      jobUrl: `https://boards.example/larkspur/${number}`,
      locations: [{ city: 'Austin', state: 'TX', country: 'US' }],
    },
    state: 'sent',
    why: '',
    dueAt: null,
    delivery: null,
    openedAt: null,
    notRelevantAt: null,
    appliedAt: null,
    reason: {
      title: 'Backend Engineer',
      place: 'Austin',
      words: 'Matches Backend Engineer in Austin, TX',
      change: '',
    },
    asks: { skills: [], years: null },
    closeness: 2,
    matchedAt: '2026-06-01T15:00:00.000Z',
    sentAt: '2026-06-01T15:00:20.000Z',
    ...overrides,
  };
}

export const aPage = (items: readonly Alert[], overrides: Partial<AlertPage> = {}): AlertPage => ({
  items,
  nextToken: null,
  version: items[0]?.jobID ?? 'none',
  ...overrides,
});
