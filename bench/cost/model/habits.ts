/** A stated assumption, with its reason or source. */
interface Habit {
  readonly value: number;
  readonly unit: string;
  readonly because: string;
}

const habit = (value: number, unit: string, because: string): Habit => ({ value, unit, because });

/** The cost model's assumptions about people and boards. Everything else is measured, or a list price. */
const HABITS = {
  activeShare: habit(0.4, 'of people', 'use their account in a month'),
  subscriberShare: habit(0.05, 'of people', 'subscribe'),
  newShare: habit(0.1, 'of people', 'sign up in a month, and as many leave'),
  subscriptionPrice: habit(4.63, 'dollars a month', 'the monthly plan'),
  visits: habit(8.7, 'visits per active person and month', 'two a week'),
  guestVisits: habit(1, 'visits per person and month', 'by people without an account'),
  pagesPerVisit: habit(6, 'pages', 'the board, some jobs, the alerts'),
  requestsPerPage: habit(2, 'GraphQL requests', 'the page, and what follows a click'),
  pollsPerVisit: habit(8, 'requests', 'five minutes with an open tab'),
  firstVisitShare: habit(0.2, 'of visits', "find nothing in the browser's cache"),
  filesPerFirstVisit: habit(15, 'files', 'page, scripts, styles, fonts'),
  edits: habit(1, 'profile changes per active person and month', 'titles, places, alert settings'),
  applications: habit(4, 'per active person and month', 'tracked on the applications page'),
  titleSuggestions: habit(3, 'per new person', 'one for each typed title, though common ones are cached'),
  letters: habit(4, 'per subscriber and month', 'one a week'),
  analyses: habit(1, 'per subscriber and month', 'one for each new resume'),
  resumes: habit(0.5, 'per person', 'half of them upload one'),
  resumeMegabytes: habit(0.3, 'MB', 'a PDF of one or two pages'),
  textShare: habit(0.2, 'of subscribers', 'also get texts'),
  boards: habit(10_000, 'boards', 'the registry'),
  readingsPerBoard: habit(183, 'per board and day', '`pnpm bench freshness`'),
  readers: habit(3, 'functions', 'two for all boards, and one for large ones'),
  readersAtWork: habit(3, 'at a time', '`pnpm bench freshness`'),
  countedReadings: habit(
    0.5,
    'of readings',
    'of systems with an hourly limit: half of the boards are on Workday',
  ),
  requestMegabytes: habit(0.002, 'MB per reading', 'request and TLS handshake to the vendor'),
  jobsPerDay: habit(10_000, 'jobs a day', 'the size this document is about'),
  editsPerJob: habit(0.1, 'of jobs', 'change their title or place'),
  mailMilliseconds: habit(80, 'ms per message', 'until SES answers'),
  routerMilliseconds: habit(5, 'ms per changed row', 'the stream router at full batches'),
  eventsPerMail: habit(2, 'events', 'sent and delivered; few bounce'),
  logBytes: habit(700, 'bytes per invocation', "our line and Lambda's own"),
  logCompression: habit(0.15, 'of the ingested bytes', 'CloudWatch stores logs compressed'),
  letterInput: habit(2_000, 'tokens', "the evaluation's length"),
  letterOutput: habit(900, 'tokens', "the evaluation's length"),
  analysisInput: habit(2_200, 'tokens', "twice the evaluation's length, for a full page"),
  analysisOutput: habit(400, 'tokens', "twice the evaluation's length, for a full page"),
  suggestionInput: habit(500, 'tokens', "the prompt's length"),
  suggestionOutput: habit(70, 'tokens', 'five titles'),
  writesPerDocument: habit(
    100,
    'WCU per letter or analysis',
    'the text grows on the page while it is written',
  ),
} as const satisfies Record<string, Habit>;

export type HabitName = keyof typeof HABITS;

/** The values alone, which a test may change. */
export type Habits = Readonly<Record<HabitName, number>>;

// fromEntries widens the keys to string; they are exactly those of the table.
export const STATED_HABITS = Object.fromEntries(
  Object.entries(HABITS).map(([name, { value }]) => [name, value]),
) as Habits;

/** The table's rows for the document. */
export const describeHabits = (): readonly Habit[] => Object.values(HABITS);
