import { DEFAULT_ALERT_SETTINGS, DEFAULT_CRITERIA, FREE_ALERTS } from '@daybreak/contract/limits.ts';
import type { Account } from '../api/account.ts';

export function accountOf(overrides: Partial<Account> = {}): Account {
  return {
    email: 'ada@mail.example',
    firstName: 'Ada',
    lastName: 'Moss',
    phone: '+15125550100',
    phoneVerified: false,
    country: 'US',
    countryCode: '+1',
    industry: '',
    seniority: '',
    dreamCompanies: [],
    positions: ['Backend Engineer'],
    generatedPositions: [],
    locations: [{ city: 'Austin', state: 'TX', country: 'US' }],
    userPrefs: {
      function: 'En',
      includeRemote: true,
      notifyEmail: true,
      notifyText: false,
      preferredJobType: null,
      emailState: 'active',
      textState: 'unverified',
      timeZone: 'UTC',
    },
    criteria: DEFAULT_CRITERIA,
    alertSettings: DEFAULT_ALERT_SETTINGS,
    pushDevices: [],
    excludedCompanies: [],
    excludedWords: [],
    learned: [],
    skills: [],
    resumeEvidence: null,
    applicant: null,
    resumes: [],
    matches: FREE_ALERTS,
    activeSubscription: null,
    createdAt: '2026-03-10T12:00:00.000Z',
    ...overrides,
  };
}
