import { DEFAULT_ALERT_SETTINGS, FREE_ALERTS } from '@daybreak/contract/limits.ts';

export interface ServiceRequest {
  readonly operation: string;
  readonly input: Readonly<Record<string, unknown>>;
}

export interface FakeService {
  readonly requests: readonly ServiceRequest[];
  readonly close: () => void;
}

const config = { apiKey: 'key', userPoolId: 'pool', userPoolClientId: 'client', region: 'us-east-1' };

const anAccount = (positions: readonly string[]) => ({
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

/** Replaces `fetch` until `close`: each title has 1,284 jobs with 310 companies. */
export function startFakeService(positions: readonly string[] = []): FakeService {
  const realFetch = globalThis.fetch;
  const requests: ServiceRequest[] = [];
  let saved = positions;
  const respond = (body: unknown) => ({ ok: true, status: 200, json: async () => body });
  const fakeFetch = async (address: unknown, init?: { body?: unknown }) => {
    if (address === '/config.json') return respond(config);
    const { query, variables } = JSON.parse(String(init?.body));
    const operation = /(listJobs|getUser|updateUser)\(/.exec(query)?.[1] ?? query;
    requests.push({ operation, input: variables.input });
    if (operation === 'listJobs')
      return respond({ data: { listJobs: { total: 1284, totalCompanies: 310 } } });
    if (operation === 'updateUser') saved = variables.input.positions;
    return respond({ data: { [operation]: anAccount(saved) } });
  };
  // callService reads only these parts of a response.
  globalThis.fetch = fakeFetch as unknown as typeof fetch;
  const close = () => {
    globalThis.fetch = realFetch;
  };
  return { requests: requests, close };
}
