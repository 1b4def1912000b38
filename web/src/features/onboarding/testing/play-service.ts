import { DEFAULT_ALERT_SETTINGS, FREE_ALERTS } from '@daybreak/contract/limits.ts';

/** What the service was asked, in order. */
export interface Asked {
  readonly operation: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** A service played for onboarding; it stands until `close`. */
export interface PlayedService {
  readonly asked: readonly Asked[];
  readonly close: () => void;
}

const config = { apiKey: 'key', userPoolId: 'pool', userPoolClientId: 'client', region: 'us-east-1' };

const accountWith = (positions: readonly string[]) => ({
  email: 'ada@mail.example',
  firstName: 'Ada',
  lastName: '',
  phone: '',
  phoneVerified: false,
  country: 'US',
  countryCode: '+1',
  industry: '',
  seniority: '',
  dreamCompanies: [],
  resumes: [],
  positions,
  generatedPositions: [],
  locations: [],
  matches: FREE_ALERTS,
  activeSubscription: null,
  createdAt: '2026-03-10T15:00:00.000Z',
  alertSettings: DEFAULT_ALERT_SETTINGS,
  excludedCompanies: [],
  excludedWords: [],
  userPrefs: {
    function: 'En',
    includeRemote: true,
    notifyEmail: true,
    notifyText: false,
    preferredJobType: null,
    emailState: 'on',
    textState: 'unverified',
    timeZone: '',
  },
});

/** Plays the service: 1,284 jobs with 310 companies for every title, and one record with these titles. */
export function playService(positions: readonly string[] = []): PlayedService {
  const fetchBefore = globalThis.fetch;
  const asked: Asked[] = [];
  let saved = positions;
  const answer = (body: unknown) => ({ ok: true, status: 200, json: async () => body });
  const play = async (address: unknown, init?: { body?: unknown }) => {
    if (address === '/config.json') return answer(config);
    const { query, variables } = JSON.parse(String(init?.body));
    const operation = /(listJobs|getUser|updateUser)\(/.exec(query)?.[1] ?? query;
    asked.push({ operation, input: variables.input });
    if (operation === 'listJobs') return answer({ data: { listJobs: { total: 1284, totalCompanies: 310 } } });
    if (operation === 'updateUser') saved = variables.input.positions;
    return answer({ data: { [operation]: accountWith(saved) } });
  };
  // Only what callService reads of an answer is given.
  globalThis.fetch = play as unknown as typeof fetch;
  const close = () => {
    globalThis.fetch = fetchBefore;
  };
  return { asked, close };
}
