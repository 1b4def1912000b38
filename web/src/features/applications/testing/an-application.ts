import type { Application, ApplicationPacket } from '../api/applications.ts';

export const aPlace = (city: string, state = 'TX') => ({ city, state, country: 'US' });

export function anApplication(number: number, overrides: Partial<Application> = {}): Application {
  return {
    jobID: `greenhouse:larkspur:${number}`,
    jobTitle: `Backend Engineer ${number}`,
    companyName: 'Larkspur Systems',
    job: { jobLocation: 'Austin, TX', isRemote: false, closedAt: null, locations: [aPlace('Austin')] },
    jobUrl: `https://boards.example/larkspur/${number}`,
    state: 'applied',
    note: '',
    appliedAt: '2026-06-01T15:00:00.000Z',
    changedAt: '2026-06-01T15:00:00.000Z',
    ...overrides,
  };
}

export const aPacketResume = (id: string, overrides: Partial<ApplicationPacket['resumes'][number]> = {}) => ({
  id,
  state: 'accepted' as const,
  resumeFileName: `${id}.pdf`,
  resumeURL: `https://files.example/${id}?signature=1`,
  ...overrides,
});

export const aPacket = (overrides: Partial<ApplicationPacket> = {}): ApplicationPacket => ({
  job: {
    jobTitle: 'Backend Engineer 1',
    fullCompanyName: 'Larkspur Systems',
    jobLocation: 'Austin, TX',
    isRemote: false,
    locations: [aPlace('Austin')],
    closedAt: null,
    jobUrl: 'https://boards.example/larkspur/1',
  },
  applyUrls: [{ place: aPlace('Austin'), url: 'https://boards.example/larkspur/1' }],
  why: '',
  firstName: 'Ada',
  lastName: 'Moss',
  email: 'ada@mail.example',
  phone: '+15125550100',
  resumes: [aPacketResume('ada-moss')],
  application: null,
  ...overrides,
});
