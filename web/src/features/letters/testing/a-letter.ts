import type { AccountResume } from '../../account/api/account.ts';
import type { Letter } from '../api/letters.ts';

/** A sentence with one source. */
export const LED = {
  text: 'At Fenwick Tides I led a team of four.',
  paragraph: 0,
  facts: [{ source: 'resume', line: 'Fenwick Tides: led a team of 4' }],
} as const satisfies Letter['sentences'][number];

/** A sentence with two sources. */
export const ASKS = {
  text: 'You ask for Postgres, which I have run since 2019.',
  paragraph: 1,
  facts: [
    { source: 'posting', line: 'You know Postgres well' },
    { source: 'resume', line: 'Postgres, 2019 to today' },
  ],
} as const satisfies Letter['sentences'][number];

/** A sentence without claims. */
export const THANKS = { text: 'Thank you for your time.', paragraph: 2, facts: [] } as const;

export const aLetter = (overrides: Partial<Letter> = {}): Letter => ({
  jobID: 'tides-1',
  state: 'ready',
  why: '',
  edited: false,
  removed: [],
  notes: [],
  sentences: [LED, ASKS, THANKS],
  text: `Dear hiring team,\n\n${LED.text}\n\n${ASKS.text}\n\n${THANKS.text}\n\nKind regards,\nAda Moss`,
  resumeFileName: 'Ada Moss.pdf',
  writtenAt: '2026-06-01T15:00:00.000Z',
  ...overrides,
});

export const aResume = (id: string, overrides: Partial<AccountResume> = {}): AccountResume => ({
  id,
  state: 'accepted',
  why: '',
  fileSize: 1000,
  resumeFileName: `${id}.pdf`,
  resumeDate: '2026-05-01T12:00:00.000Z',
  ...overrides,
});
