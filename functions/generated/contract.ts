export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  AWSDateTime: { input: string; output: string; }
  AWSEmail: { input: string; output: string; }
  AWSJSON: { input: string; output: string; }
};

export type Query = {
  /**
   * The caller's own record. `input.email` must be the caller's e-mail.
   * Errors: Forbidden (another person's e-mail), NotFound (no record yet).
   */
  readonly getUser?: Maybe<User>;
  /**
   * Returns a link that downloads everything held of the caller as a JSON file, for 15 minutes: what each part of the
   * product holds stands under the part's own name. Secrets and the inner keys of storage are left out. `input.email`
   * must be the caller's e-mail. Errors: Forbidden (another person's e-mail), NotFound (no record yet).
   */
  readonly exportMyData: Scalars['String']['output'];
  /**
   * A page of the caller's alerts of the last 90 days, newest first, with why each came and what became of it.
   * Errors: Forbidden, BadInput (a token that is none).
   */
  readonly listAlerts: AlertPage;
  /**
   * One page of today's and yesterday's jobs in the visitor's own time zone that pass every filter, remote jobs
   * first, last or in place as `isRemote` says, newest first within each. Where only counts are selected and no
   * items, no card is read.
   * Errors: BadInput (an unknown code, date, time zone or token).
   */
  readonly listJobsByFilters: JobPage;
  /**
   * Jobs of today and yesterday whose titles are like the one given, of any role and type, newest first; `total` and
   * `totalCompanies` are onboarding's "N jobs with M companies".
   * Errors: BadInput (a date, time zone or token).
   */
  readonly listJobs: JobPage;
  /**
   * Jobs of a day and the day before, of any role and type, newest first.
   * Errors: BadInput (a date, time zone or token).
   */
  readonly getLatestJobs: JobPage;
  /**
   * One job with its description and where to apply in each of its places, open or closed.
   * Errors: NotFound (no such job, or closed more than 60 days ago).
   */
  readonly getJob: JobDetail;
  /**
   * At most 8 places whose names begin as the text does, best first: cities, states or regions, and countries, also by
   * their other names ('NYC', 'Deutschland') and with what they lie in ('Austin, TX', 'Paris, France'). None for fewer
   * than 2 letters. A place is spelled as jobs' places are. Errors: BadInput (more than 200 characters).
   */
  readonly suggestPlaces: ReadonlyArray<PlaceSuggestion>;
  /**
   * At most 8 names of employers whose boards we read, with a word that begins as the text does: names that begin so
   * before others, then favourites, then the largest boards. Capitals and accents do not matter; none for a text without a
   * letter or digit. For signed-in people. Errors: BadInput (more than 200 characters).
   */
  readonly suggestCompanies: ReadonlyArray<Scalars['String']['output']>;
  /**
   * What the caller's profile would have been alerted to over the last two days, whatever plan and channels it has.
   * `input.email` must be the caller's e-mail. Errors: Forbidden (another person's e-mail), NotFound (no record yet).
   */
  readonly previewAlerts: AlertPreview;
  /**
   * What is counted of the service: jobs as they were first seen over the last eight UTC days, how old the sources' last
   * readings are, and how long alerts take. For everybody; an answer may be a minute old.
   */
  readonly liveStats: LiveStats;
  /**
   * Matches of people to jobs, for staff: those that have failed or are held back, newest first, then those that are due;
   * or all of one person (`email`), or all of one job (`jobId`), or with both the one of the two.
   * Errors: Forbidden, NotFound (no such person or job), BadInput (a token, an e-mail that is none).
   */
  readonly listAdminMatches: AdminMatchPage;
  /**
   * What a person would have been told of in the last two days, had there been a channel and a free alert: as
   * previewAlerts, for staff. Errors: Forbidden, NotFound (no such person).
   */
  readonly previewHeldBack: AlertPreview;
  /**
   * Why a job is, or is not, for a person: each rule with how it stands. For staff.
   * Errors: Forbidden, NotFound (no such person or job).
   */
  readonly explainMatch: MatchExplanation;
  /**
   * A page of the boards we read, worst first, with how many are in each state. For staff only.
   * `state`: only those in it. Errors: Forbidden, BadInput (an unknown state or token).
   */
  readonly listSources: SourcePage;
  /**
   * A page of what the caller has paid for, newest first, by the payment provider. `input.email` must be the caller's
   * e-mail. Errors: Forbidden (another person's e-mail), BadInput (an unknown token), NotFound, Unavailable (the payment
   * provider is not answering).
   */
  readonly listUserReceipts: ReceiptPage;
  /**
   * What somebody needs who applies for a job on the employer's own form: where the forms are, and the caller's name,
   * e-mail, phone and resumes. For a job that has closed, `why` says so and there is nowhere to apply. For subscribers.
   * `input.email` must be the caller's e-mail.
   * Errors: Forbidden (another person's e-mail), NeedsPlan, NotFound (no such job, or closed more than 60 days ago).
   */
  readonly getApplicationPacket: ApplicationPacket;
  /**
   * A page of what the caller has applied for, the newest first, whatever the plan. `input.email` must be the caller's
   * e-mail. Errors: Forbidden (another person's e-mail), BadInput (a token that is none).
   */
  readonly listApplications: ApplicationPage;
  /**
   * What an analysis of one of the caller's resumes says: the last one that was finished, or, while one is being written,
   * what is finished of it. Null where none was ever asked for. Errors: Forbidden (another person's e-mail).
   */
  readonly getResumeAnalysis?: Maybe<ResumeAnalysis>;
  /**
   * The letter that the caller has for a job: while one is being written, what of it is written and checked, so that it
   * can be asked for again and shown as it grows. Null where none was ever asked for. `input.email` must be the caller's
   * e-mail.
   * Errors: Forbidden (another person's e-mail).
   */
  readonly getLetter?: Maybe<CoverLetter>;
};


export type QueryGetUserArgs = {
  input: GetUserInput;
};


export type QueryExportMyDataArgs = {
  input: GetUserInput;
};


export type QueryListAlertsArgs = {
  input: ListAlertsInput;
};


export type QueryListJobsByFiltersArgs = {
  input: JobFiltersInput;
};


export type QueryListJobsArgs = {
  input: ListJobsInput;
};


export type QueryGetLatestJobsArgs = {
  input: LatestJobsInput;
};


export type QueryGetJobArgs = {
  jobID: Scalars['ID']['input'];
};


export type QuerySuggestPlacesArgs = {
  text: Scalars['String']['input'];
};


export type QuerySuggestCompaniesArgs = {
  text: Scalars['String']['input'];
};


export type QueryPreviewAlertsArgs = {
  input: GetUserInput;
};


export type QueryListAdminMatchesArgs = {
  input?: InputMaybe<AdminMatchesInput>;
};


export type QueryPreviewHeldBackArgs = {
  input: GetUserInput;
};


export type QueryExplainMatchArgs = {
  input: NotifyUserInput;
};


export type QueryListSourcesArgs = {
  state?: InputMaybe<Scalars['String']['input']>;
  nextToken?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListUserReceiptsArgs = {
  input: ListUserReceiptsInput;
};


export type QueryGetApplicationPacketArgs = {
  input: ApplicationInput;
};


export type QueryListApplicationsArgs = {
  input: ListApplicationsInput;
};


export type QueryGetResumeAnalysisArgs = {
  input: ResumeAnalysisInput;
};


export type QueryGetLetterArgs = {
  input: LetterInput;
};

export type Mutation = {
  /**
   * Alerts a person of a job through the ledger, as matching would: charged alike, never twice, and nothing at 0 free
   * alerts. Gives what came of it in a sentence. For staff. Errors: Forbidden, NotFound (no such person or job).
   */
  readonly notifyUser: Scalars['String']['output'];
  /**
   * Notes of one of the caller's alerts that its job was opened, or is not relevant, or is after all. Gives the alert as
   * it then is. `input.email` must be the caller's e-mail.
   * Errors: Forbidden (another person's e-mail), NotFound (no such alert).
   */
  readonly noteAlert: Alert;
  /**
   * Changes what is given of the caller's own record and nothing else. `input.email` must be the caller's e-mail.
   * Errors: Forbidden (another person's e-mail), BadInput (the message names the field), NotFound, Conflict.
   */
  readonly updateUser?: Maybe<User>;
  /**
   * Deletes the caller's account for good: the identity at once, everything else of the person within minutes. True once
   * the wish is kept; asking again changes nothing. `input.email` must be the caller's e-mail.
   * Errors: Forbidden (another person's e-mail), BadInput (the confirmation is not the e-mail), NotFound, Conflict.
   */
  readonly deleteAccount: Scalars['Boolean']['output'];
  /**
   * Adds to `generatedPositions` up to 6 job titles that are like one the caller has saved, and gives the record; the
   * titles added are watched at once. `input.email` must be the caller's e-mail. Asked again for the same title it adds
   * only what is new. It may take 15 seconds. What a person has deleted while it was asked stays deleted.
   * Errors: Forbidden (another person's e-mail), BadInput (`position` is none of the caller's saved titles, or the caller
   * has asked too often today), Unavailable (no suggestions came; nothing has changed), NotFound, Conflict.
   */
  readonly generateUserPositions?: Maybe<User>;
  /**
   * A link to which one resume can be put, straight into storage: `PUT` of the file with the content type `fileType`,
   * until `expires`. `input.userId` must be the caller's e-mail or sub. The resume appears among the caller's own at once,
   * is checked when its file has come, and is forgotten when none comes within an hour.
   * Errors: Forbidden (another person), BadInput (a name that does not end in .pdf, .doc or .docx, a type that does not
   * fit the name, a size above 10 MB, an eleventh resume).
   */
  readonly putSignedUrl: SignedUpload;
  /**
   * The address of the payment provider's page where the caller can subscribe. It leads back to
   * /profile/subscription?checkout=done or ?checkout=left; neither says that anything was paid: `activeSubscription`
   * follows within seconds once the provider has told us. Asked again, it gives the page that is still open, or one for
   * the other plan, and the former page is closed. `input.email` must be the caller's e-mail.
   * Errors: Forbidden (another person's e-mail), Conflict (the caller subscribes already), NotFound, Unavailable (the
   * payment provider is not answering).
   */
  readonly createCheckoutSession: Scalars['String']['output'];
  /**
   * Ends the caller's subscription when the paid period ends, and gives it as it then is; asked again it changes nothing.
   * One that waits for a failed payment or is paused ends at once. `input.email` must be the caller's e-mail.
   * Errors: Forbidden (another person's e-mail), NotFound (the caller has no subscription), Unavailable.
   */
  readonly cancelSubscription: ActiveSubscription;
  /**
   * Takes back that the caller's subscription ends with its period, and gives it as it then is; asked again it changes
   * nothing. `input.email` must be the caller's e-mail.
   * Errors: Forbidden (another person's e-mail), NotFound (the caller has no subscription), Conflict (it has ended
   * already), Unavailable.
   */
  readonly resumeSubscription: ActiveSubscription;
  /**
   * Moves the caller's subscription to the other plan at once; what is left of the paid period is set off, and the
   * difference is charged at once. A subscription that was to end goes on. `input.email` must be the caller's e-mail.
   * Errors: Forbidden (another person's e-mail), NotFound (the caller has no subscription), Conflict (it is not paid up,
   * or the payment was declined: nothing is changed), Unavailable.
   */
  readonly changePlan: ActiveSubscription;
  /**
   * Remembers that the caller applies for a job, and gives the application; asked again it changes nothing. Nothing is
   * sent to the employer: the person applies on the employer's own form. For subscribers. `input.email` must be the
   * caller's e-mail. Errors: Forbidden (another person's e-mail), NeedsPlan, NotFound (no such job), Conflict (the job has
   * closed).
   */
  readonly applyToJob: Application;
  /**
   * Changes how one of the caller's applications stands, or its note, whatever the plan, and gives it; what is absent
   * stays. `input.email` must be the caller's e-mail.
   * Errors: Forbidden (another person's e-mail), BadInput (a longer note), NotFound (no such application).
   */
  readonly changeApplication: Application;
  /**
   * Forgets one of the caller's applications, whatever the plan, as if it had not been made: true, also where there is
   * none. `input.email` must be the caller's e-mail. Errors: Forbidden (another person's e-mail).
   */
  readonly forgetApplication: Scalars['Boolean']['output'];
  /**
   * Begins an analysis of one of the caller's resumes and answers at once, with state `writing`; what was finished before
   * stays until the new one is. One that fails counts for nothing. Errors: Forbidden (another person's e-mail), NeedsPlan
   * (the annual one), NotFound (no such resume), BadInput (a resume that is not accepted, without text, in another
   * language than English or with too little or too much in it; a sixth one on a UTC day), Conflict (one is being
   * written).
   */
  readonly analyzeResume: ResumeAnalysis;
  /**
   * Begins to write a letter for a job, from one of the caller's resumes and the job's posting, and answers at once:
   * getLetter shows it growing. A letter that is there is replaced, an edited one too. What of it neither of the two says
   * is taken out before anybody sees it. For subscribers of the annual plan. What could not be written costs none of the
   * day's 20. `input.email` must be the caller's e-mail.
   * Errors: Forbidden (another person's e-mail), NeedsPlan, NotFound (no such job, resume or account), BadInput (no resume
   * with a text that can be read; a posting without a text; the day's letters are used up), Conflict (one is being written
   * for this job, or the account is being deleted).
   */
  readonly writeLetter: CoverLetter;
  /**
   * Keeps the caller's own words for a letter that is written, whatever the plan; an empty text puts back what was
   * written. `input.email` must be the caller's e-mail.
   * Errors: Forbidden (another person's e-mail), BadInput (more than 6,000 characters), NotFound (no such letter),
   * Conflict (it is being written).
   */
  readonly editLetter: CoverLetter;
};


export type MutationNotifyUserArgs = {
  input: NotifyUserInput;
};


export type MutationNoteAlertArgs = {
  input: NoteAlertInput;
};


export type MutationUpdateUserArgs = {
  input: UpdateUserInput;
};


export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


export type MutationGenerateUserPositionsArgs = {
  input: GenerateUserPositionsInput;
};


export type MutationPutSignedUrlArgs = {
  input: PutSignedUrlInput;
};


export type MutationCreateCheckoutSessionArgs = {
  input: CreateCheckoutSessionInput;
};


export type MutationCancelSubscriptionArgs = {
  input: OwnSubscriptionInput;
};


export type MutationResumeSubscriptionArgs = {
  input: OwnSubscriptionInput;
};


export type MutationChangePlanArgs = {
  input: ChangePlanInput;
};


export type MutationApplyToJobArgs = {
  input: ApplicationInput;
};


export type MutationChangeApplicationArgs = {
  input: ChangeApplicationInput;
};


export type MutationForgetApplicationArgs = {
  input: ApplicationInput;
};


export type MutationAnalyzeResumeArgs = {
  input: ResumeAnalysisInput;
};


export type MutationWriteLetterArgs = {
  input: WriteLetterInput;
};


export type MutationEditLetterArgs = {
  input: EditLetterInput;
};

/** Engineering, Product, Design, Marketing/Sales, Operations/Legal. */
export type Role =
  | 'En'
  | 'Pr'
  | 'De'
  | 'Ma'
  | 'Op';

/** Full-Time, Part-Time, Contract, Internship. */
export type JobType =
  | 'Fu'
  | 'Pa'
  | 'Co'
  | 'In';

/** How the work is done, as far as the employer says. */
export type Workplace =
  | 'onsite'
  | 'hybrid'
  | 'remote'
  | 'unknown';

/** How long a paid period is. */
export type PlanInterval =
  | 'MONTHLY'
  | 'YEARLY';

/** The payment provider's eight states, and two that older records carry (all, ended). */
export type SubscriptionStatus =
  | 'active'
  | 'all'
  | 'canceled'
  | 'ended'
  | 'incomplete'
  | 'incomplete_expired'
  | 'past_due'
  | 'paused'
  | 'trialing'
  | 'unpaid';

/** Whether messages can go out on a channel: on, off by the person, or stopped by the provider's events. */
export type ChannelState =
  | 'on'
  | 'off'
  | 'bounced'
  | 'complained'
  | 'unverified';

/** A place at the granularity the text gives: an empty string means 'not narrower than the next'. */
export type Location = {
  /** City in its usual English spelling, or empty. */
  readonly city: Scalars['String']['output'];
  /** Two-letter code in the USA and Canada, else the region's name, or empty. */
  readonly state: Scalars['String']['output'];
  /** ISO 3166-1 alpha-2, or empty when the place names no country. */
  readonly country: Scalars['String']['output'];
};

/** As in Location, spelled as suggestPlaces spells it. */
export type LocationInput = {
  readonly city: Scalars['String']['input'];
  readonly state: Scalars['String']['input'];
  readonly country: Scalars['String']['input'];
};

/** Pay exactly as the employer states it; ranges of several zones stay apart. */
export type PayRange = {
  /** What the range is for (a zone, a place), or empty. */
  readonly label: Scalars['String']['output'];
  /** Whole units of the currency. */
  readonly min?: Maybe<Scalars['Float']['output']>;
  /** Whole units of the currency. */
  readonly max?: Maybe<Scalars['Float']['output']>;
  /** ISO 4217. */
  readonly currency: Scalars['String']['output'];
  /** hour, day, week, month, year, or empty when the employer does not say. */
  readonly period: Scalars['String']['output'];
};

/** A job as a card shows it. */
export type Job = {
  /** The job's sort key in the table. */
  readonly sk: Scalars['ID']['output'];
  /** Stable for the life of the posting: the applicant-tracking system, the board and its own id. */
  readonly jobID: Scalars['ID']['output'];
  /** The employer's title, cleaned of markup, codes and stray space. */
  readonly jobTitle: Scalars['String']['output'];
  /** The employer's name as its board gives it. */
  readonly fullCompanyName: Scalars['String']['output'];
  /** 'DT#YYYY-MM-DD', the UTC day of detection. */
  readonly date: Scalars['String']['output'];
  readonly jobType: JobType;
  /** The places as one line of text. */
  readonly jobLocation: Scalars['String']['output'];
  /** Where to read and apply: the employer's own page. */
  readonly jobUrl: Scalars['String']['output'];
  /** Bullets in the posting's own words, best first; empty when none could be taken. */
  readonly summary: ReadonlyArray<Scalars['String']['output']>;
  /** Empty when unknown. */
  readonly industry: Scalars['String']['output'];
  /** The pay as one line of text, or 'Not provided'. */
  readonly compensation: Scalars['String']['output'];
  /** None where the employer states no pay. */
  readonly payRanges: ReadonlyArray<PayRange>;
  readonly isRemote: Scalars['Boolean']['output'];
  readonly workplace: Workplace;
  readonly role: Role;
  /** intern, entry, mid, senior, staff, manager, director or executive. */
  readonly seniority: Scalars['String']['output'];
  /** What the role is about, by the names that the board filters by. */
  readonly specializations: ReadonlyArray<Scalars['String']['output']>;
  /** Every place it is offered in, each once. */
  readonly locations: ReadonlyArray<Location>;
  /** When we first saw the posting: ISO 8601, UTC, milliseconds. */
  readonly jobDetected: Scalars['AWSDateTime']['output'];
  /** The employer's own date of publication, when the feed gives one. */
  readonly employerDate?: Maybe<Scalars['AWSDateTime']['output']>;
  /** When the employer last edited the posting, when the feed says so. */
  readonly jobEdited?: Maybe<Scalars['AWSDateTime']['output']>;
  /** When the posting left the employer's board; null while it is open. */
  readonly closedAt?: Maybe<Scalars['AWSDateTime']['output']>;
};

/** A job as one page shows it. The fields that Job has mean what they mean there. */
export type JobDetail = {
  readonly sk: Scalars['ID']['output'];
  readonly jobID: Scalars['ID']['output'];
  readonly jobTitle: Scalars['String']['output'];
  readonly fullCompanyName: Scalars['String']['output'];
  readonly date: Scalars['String']['output'];
  readonly jobType: JobType;
  readonly jobLocation: Scalars['String']['output'];
  readonly jobUrl: Scalars['String']['output'];
  readonly summary: ReadonlyArray<Scalars['String']['output']>;
  readonly industry: Scalars['String']['output'];
  readonly compensation: Scalars['String']['output'];
  readonly payRanges: ReadonlyArray<PayRange>;
  readonly isRemote: Scalars['Boolean']['output'];
  readonly workplace: Workplace;
  readonly role: Role;
  readonly seniority: Scalars['String']['output'];
  readonly specializations: ReadonlyArray<Scalars['String']['output']>;
  readonly locations: ReadonlyArray<Location>;
  readonly jobDetected: Scalars['AWSDateTime']['output'];
  readonly employerDate?: Maybe<Scalars['AWSDateTime']['output']>;
  readonly jobEdited?: Maybe<Scalars['AWSDateTime']['output']>;
  readonly closedAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /** The employer's description as plain text, block by block; empty when it is no longer kept. */
  readonly description: ReadonlyArray<DescriptionBlock>;
  /** Its places beyond those of the posting that tells of it. */
  readonly alsoIn: ReadonlyArray<Location>;
  /** Each of its places once, with the employer's page for it; empty when the job has closed. */
  readonly applyUrls: ReadonlyArray<ApplyUrl>;
};

/** What a block of a description is. */
export type BlockKind =
  | 'heading'
  | 'item'
  | 'paragraph';

/** A block of a description: one line of plain text, never markup. */
export type DescriptionBlock = {
  readonly kind: BlockKind;
  readonly text: Scalars['String']['output'];
};

/** Where to apply for a job in one of its places; a place with nothing in it stands for a posting that names none. */
export type ApplyUrl = {
  readonly place: Location;
  /** The employer's own page. */
  readonly url: Scalars['String']['output'];
};

/** A place to choose. */
export type PlaceSuggestion = {
  /** As people read it: 'Austin, Texas', 'Texas, United States'. */
  readonly label: Scalars['String']['output'];
  /** As in Location. */
  readonly city: Scalars['String']['output'];
  readonly state: Scalars['String']['output'];
  readonly country: Scalars['String']['output'];
};

/** A specialization, and how many jobs have it. */
export type SpecializationCount = {
  readonly name: Scalars['String']['output'];
  /** Jobs of the role on the visitor's two days that have it. */
  readonly count: Scalars['Int']['output'];
};

/** A page of jobs, with what is counted beside it. */
export type JobPage = {
  /** At most 30; fewer where jobs have closed since `asOf`. */
  readonly items: ReadonlyArray<Job>;
  /**
   * Specializations of the role (where no role is asked for: of the jobs that the title finds) with jobs on the
   * visitor's two days, most first.
   */
  readonly specializations: ReadonlyArray<Scalars['String']['output']>;
  /** The same with how many jobs each has. */
  readonly specializationCounts: ReadonlyArray<SpecializationCount>;
  /** Hand back to read on; null at the end. */
  readonly nextToken?: Maybe<Scalars['String']['output']>;
  /** Jobs that pass the filters, over all pages. */
  readonly total: Scalars['Int']['output'];
  /** Of `total`, those detected on the visitor's today. */
  readonly totalToday: Scalars['Int']['output'];
  /** The employers of the jobs in `total`. */
  readonly totalCompanies: Scalars['Int']['output'];
  /** All jobs of the two days, whatever the filters. */
  readonly totalOfAll: Scalars['Int']['output'];
  /**
   * The moment that this page and all after it show. Hand it back as `detectedAfter` to ask for what came since, and
   * take the answer's own for the next time.
   */
  readonly asOf: Scalars['AWSDateTime']['output'];
};

/** Whatever is null, empty or absent is not filtered by. */
export type JobFiltersInput = {
  /** The visitor's local day, YYYY-MM-DD; the present one when absent. */
  readonly date?: InputMaybe<Scalars['String']['input']>;
  /** The visitor's IANA time zone; UTC when absent. */
  readonly timeZone?: InputMaybe<Scalars['String']['input']>;
  readonly fRole?: InputMaybe<Role>;
  readonly jobType?: InputMaybe<JobType>;
  /** true: remote jobs first; false: non-remote first; null: newest first. */
  readonly isRemote?: InputMaybe<Scalars['Boolean']['input']>;
  /** As in Location; so are state and country. */
  readonly city?: InputMaybe<Scalars['String']['input']>;
  readonly state?: InputMaybe<Scalars['String']['input']>;
  readonly country?: InputMaybe<Scalars['String']['input']>;
  /** As in Job. */
  readonly specialization?: InputMaybe<Scalars['String']['input']>;
  /** Every word must begin a word of the job's title, in any order. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** Only jobs that came onto the board after this moment: the `asOf` of the page that is shown. */
  readonly detectedAfter?: InputMaybe<Scalars['AWSDateTime']['input']>;
  /** The last page's own; absent or null for the first page. */
  readonly nextToken?: InputMaybe<Scalars['String']['input']>;
};

/** As in JobFiltersInput. */
export type ListJobsInput = {
  /** As a person would write it: 'Senior Backend Engineer'. */
  readonly title: Scalars['String']['input'];
  readonly specialization?: InputMaybe<Scalars['String']['input']>;
  readonly date?: InputMaybe<Scalars['String']['input']>;
  readonly timeZone?: InputMaybe<Scalars['String']['input']>;
  readonly nextToken?: InputMaybe<Scalars['String']['input']>;
};

/** As in JobFiltersInput. */
export type LatestJobsInput = {
  readonly date: Scalars['String']['input'];
  readonly title?: InputMaybe<Scalars['String']['input']>;
  readonly specialization?: InputMaybe<Scalars['String']['input']>;
  readonly timeZone?: InputMaybe<Scalars['String']['input']>;
  readonly nextToken?: InputMaybe<Scalars['String']['input']>;
};

/** What is counted of the service. All days and hours are of UTC. */
export type LiveStats = {
  /**
   * The last eight days, oldest first, today's last. A day before the first count is a sample; one that was missed since
   * is left out.
   */
  readonly days: ReadonlyArray<StatsDay>;
  /** What the seven days before today had by each hour, in the mean. */
  readonly sevenDayAverage: StatsAverage;
  /** Today so far, never a sample; null until the first count. */
  readonly today?: Maybe<StatsDay>;
  /** The boards we read; null until the first count. */
  readonly sources?: Maybe<SourceStats>;
  readonly latency: AlertLatency;
  /** When jobs and sources were last counted; null until the first count. */
  readonly asOf?: Maybe<Scalars['AWSDateTime']['output']>;
};

/** A day's jobs, each counted once, in the hour in which we first saw it and the role it then had. */
export type StatsDay = {
  /** YYYY-MM-DD. */
  readonly date: Scalars['String']['output'];
  /** true: invented numbers that stand where nothing has been counted yet. */
  readonly sample: Scalars['Boolean']['output'];
  /** Whether it was counted from its first hour on; only such days make the average. The first day of all is not. */
  readonly whole: Scalars['Boolean']['output'];
  /** First seen on the day. */
  readonly jobs: Scalars['Int']['output'];
  /** Jobs that left their employers' boards. */
  readonly closed: Scalars['Int']['output'];
  /** Alerts handed over to the mail service, but for the last few of workers put away; null of a sample. */
  readonly alerts?: Maybe<Scalars['Int']['output']>;
  /** First seen in each of the 24 hours; of today, up to the present hour. */
  readonly hours: ReadonlyArray<Scalars['Int']['output']>;
  /** The same, added up from the day's beginning. */
  readonly cumulative: ReadonlyArray<Scalars['Int']['output']>;
  readonly roles: ReadonlyArray<RoleStats>;
};

/** Of a day, the jobs of one role. */
export type RoleStats = {
  readonly role: Role;
  readonly jobs: Scalars['Int']['output'];
  /** As in StatsDay. */
  readonly hours: ReadonlyArray<Scalars['Int']['output']>;
};

/** The mean of whole days, by hour: of those counted among the last seven, and of the sample only while there is none. */
export type StatsAverage = {
  /** 24 of them. */
  readonly hours: ReadonlyArray<Scalars['Float']['output']>;
  /** The same, added up from the day's beginning. */
  readonly cumulative: ReadonlyArray<Scalars['Float']['output']>;
  /** How many counted days it is the mean of; 0 of the sample. */
  readonly days: Scalars['Int']['output'];
  readonly sample: Scalars['Boolean']['output'];
};

/** The boards that are polled, and whole minutes since they were last read. Failing ones count, but have no age. */
export type SourceStats = {
  readonly count: Scalars['Int']['output'];
  /** Of them, those read within the last 30 minutes. */
  readonly fresh: Scalars['Int']['output'];
  /** Null while none was read. */
  readonly medianAgeMinutes?: Maybe<Scalars['Int']['output']>;
  readonly oldestAgeMinutes?: Maybe<Scalars['Int']['output']>;
};

/**
 * From the moment we saw what made a job fit a person to the hand-over of the first message about it, over today and
 * yesterday; messages that were deferred or folded are not in it.
 */
export type AlertLatency = {
  /** Half of the measured messages took at most this long; null where none was measured. 3600: that or longer. */
  readonly medianSeconds?: Maybe<Scalars['Int']['output']>;
  /** As many as 95 of 100 took at most this long. */
  readonly p95Seconds?: Maybe<Scalars['Int']['output']>;
  /** As many as 99 of 100. */
  readonly p99Seconds?: Maybe<Scalars['Int']['output']>;
  /** How many messages were measured: a sample of all. */
  readonly sampled: Scalars['Int']['output'];
};

/** Without either: what needs looking at. */
export type AdminMatchesInput = {
  /** Matches of this person. */
  readonly email?: InputMaybe<Scalars['AWSEmail']['input']>;
  /** Matches of this job. */
  readonly jobId?: InputMaybe<Scalars['ID']['input']>;
  /** The last page's own; absent or null for the first page. */
  readonly nextToken?: InputMaybe<Scalars['String']['input']>;
};

/** A person and a job. */
export type NotifyUserInput = {
  /** The person's e-mail. */
  readonly id: Scalars['AWSEmail']['input'];
  readonly jobId: Scalars['ID']['input'];
};

/** A page of matches. */
export type AdminMatchPage = {
  readonly items: ReadonlyArray<AdminMatch>;
  /** Hand back to read on; null at the end. A page may hold few, or none, and yet not be the last. */
  readonly nextToken?: Maybe<Scalars['String']['output']>;
};

/** A match of a person and a job, with what made it and what became of it. */
export type AdminMatch = {
  /** The person's e-mail. */
  readonly id: Scalars['AWSEmail']['output'];
  /** When it matched. */
  readonly createdAt: Scalars['AWSDateTime']['output'];
  readonly firstName: Scalars['String']['output'];
  /** Whether the job is remote. */
  readonly isRemote: Scalars['Boolean']['output'];
  /** The person's free alerts left. */
  readonly matches?: Maybe<Scalars['Int']['output']>;
  readonly jobId: Scalars['ID']['output'];
  readonly state: AlertState;
  /** Why it was dropped or held, or has failed; else empty. */
  readonly why: Scalars['String']['output'];
  /** Why it matched, in a sentence. */
  readonly reason: Scalars['String']['output'];
  readonly sentAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /** What was compared of the job types. */
  readonly jobTMatchCriteria: JobTypeCriteria;
  /** The titles of the person. */
  readonly posMatchParam: PositionCriteria;
  readonly summarizeJob: SummarizedJob;
  /** What was compared of the places. */
  readonly locMatchCriteria: LocationCriteria;
  readonly user: MatchedUser;
};

/** The type of the job, and the one that the person wants. */
export type JobTypeCriteria = {
  readonly jobType: JobType;
  /** Null: every type. */
  readonly userJobType?: Maybe<JobType>;
};

/** The titles of a person, by where they come from. */
export type PositionCriteria = {
  /** The titles that the suggested ones were made of. */
  readonly baseJobTitles: ReadonlyArray<Scalars['String']['output']>;
  readonly aiGeneratedPositions: ReadonlyArray<Scalars['String']['output']>;
  readonly userProvidedPositions: ReadonlyArray<Scalars['String']['output']>;
};

/** The fields that Job has mean what they mean there. */
export type SummarizedJob = {
  readonly companyName: Scalars['String']['output'];
  readonly fullCompanyName: Scalars['String']['output'];
  /** The employer's own date, when the feed gives one. */
  readonly jobCreated?: Maybe<Scalars['AWSDateTime']['output']>;
  readonly jobDetected: Scalars['AWSDateTime']['output'];
  readonly jobId: Scalars['ID']['output'];
  readonly jobLocation: Scalars['String']['output'];
  readonly jobTitle: Scalars['String']['output'];
  readonly jobType: JobType;
  readonly jobUrl: Scalars['String']['output'];
  /** Whether it is no longer to be alerted: the posting has closed. */
  readonly suppress: Scalars['Boolean']['output'];
  readonly summary: ReadonlyArray<Scalars['String']['output']>;
};

/** The places of the person and of the job. */
export type LocationCriteria = {
  readonly userLocations: ReadonlyArray<Location>;
  readonly jobLocations: ReadonlyArray<Location>;
};

/** What staff sees of a matched person. The fields mean what they mean in User. */
export type MatchedUser = {
  readonly email: Scalars['AWSEmail']['output'];
  readonly firstName: Scalars['String']['output'];
  readonly userPrefs: UserPrefs;
};

/** How a person and a job stand to each other. */
export type MatchExplanation = {
  /** In a sentence: what would come of an alert now, or came of it. */
  readonly verdict: Scalars['String']['output'];
  readonly checks: ReadonlyArray<MatchCheck>;
};

/** A rule, and how it stands. */
export type MatchCheck = {
  /** title, place, type, excludes, posting, channel, free alerts, timing or ledger. */
  readonly rule: Scalars['String']['output'];
  readonly holds: Scalars['Boolean']['output'];
  /** What was compared, in a sentence. */
  readonly words: Scalars['String']['output'];
};

/** A page of boards. */
export type SourcePage = {
  readonly items: ReadonlyArray<Source>;
  /** Every state, worst first, over all pages and whatever state was asked for. */
  readonly counts: ReadonlyArray<SourceCount>;
  /** Hand back to read on; null at the end. */
  readonly nextToken?: Maybe<Scalars['String']['output']>;
};

/** How many boards are in a state. */
export type SourceCount = {
  /** As in Source. */
  readonly state: Scalars['String']['output'];
  readonly sources: Scalars['Int']['output'];
};

/** An employer's board and how its reading goes. */
export type Source = {
  /** The applicant-tracking system. */
  readonly ats: Scalars['String']['output'];
  /** The board's token there. */
  readonly board: Scalars['String']['output'];
  /** The employer's name, or empty. */
  readonly company: Scalars['String']['output'];
  /** Whether it is read more often than its postings ask for. */
  readonly favourite: Scalars['Boolean']['output'];
  /** failing, suspect, late (not read for 30 minutes), never read, fresh or paused. */
  readonly state: Scalars['String']['output'];
  /** Whole minutes since the board was last read; null while it never was. */
  readonly ageMinutes?: Maybe<Scalars['Int']['output']>;
  /** What the last asking gave, in words that tell 'no jobs' from 'not read'. */
  readonly lastResult: Scalars['String']['output'];
  /** What went wrong, or empty. */
  readonly message: Scalars['String']['output'];
  /** How many postings the board showed when it was last read. */
  readonly postings: Scalars['Int']['output'];
  /** The last twelve outcomes, newest last: + read, = unchanged, 0 read without a posting, ? suspect, x not read. */
  readonly trend: Scalars['String']['output'];
  /** When the board was last asked: ISO 8601, UTC. */
  readonly checkedAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /** When it was last read. */
  readonly readAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /** When it last had a posting that was new to us. */
  readonly lastNewAt?: Maybe<Scalars['AWSDateTime']['output']>;
};

/** The open jobs of the last two days that fit a profile as it is now. */
export type AlertPreview = {
  /** How many messages would have gone by now: jobs that come close together share one, and what is put off counts later. */
  readonly times: Scalars['Int']['output'];
  /** The jobs themselves, counted. */
  readonly total: Scalars['Int']['output'];
  /** The newest of them, at most 30. */
  readonly items: ReadonlyArray<Job>;
  readonly hint: PreviewHint;
  /** What was detected since then is counted. */
  readonly since: Scalars['AWSDateTime']['output'];
};

/**
 * What a profile could change: none at all, narrow where no job fits, wide where very many do. Where there is no job:
 * untitled if the profile has no job title, excluded if jobs fit and the person excludes all of them.
 */
export type PreviewHint =
  | 'none'
  | 'narrow'
  | 'wide'
  | 'untitled'
  | 'excluded';

/** Whose alerts, and from where on. */
export type ListAlertsInput = {
  /** The caller's own. */
  readonly email: Scalars['AWSEmail']['input'];
  /** The last page's own; absent or null for the newest alerts. */
  readonly nextToken?: InputMaybe<Scalars['String']['input']>;
};

/**
 * What the caller says of an alert: its job was opened; it is not relevant; it is after all, which takes 'notRelevant'
 * back.
 */
export type AlertNote =
  | 'opened'
  | 'notRelevant'
  | 'relevant';

/** What is noted of which alert. */
export type NoteAlertInput = {
  /** The caller's own. */
  readonly email: Scalars['AWSEmail']['input'];
  /** The alert's job. */
  readonly jobID: Scalars['ID']['input'];
  /** Noted again it changes nothing: the first time stays. */
  readonly note: AlertNote;
};

/**
 * pending: due, or put off by fold, digest or quiet hours; sent: accepted by a provider; dropped: no longer right when its
 * time came; held: the person could not be alerted; failed: every channel refused it for good.
 */
export type AlertState =
  | 'pending'
  | 'sent'
  | 'dropped'
  | 'held'
  | 'failed';

/**
 * delivered: into the mailbox, or to the phone; bounced: the mail came back; complained: it was marked as spam; rejected:
 * the provider would not send it; undelivered: the text did not reach the phone, and no mail did instead.
 */
export type DeliveryReport =
  | 'delivered'
  | 'bounced'
  | 'complained'
  | 'rejected'
  | 'undelivered';

/** What of a profile met what of a job. */
export type AlertReason = {
  /** The saved title; empty where a dream company made it match. */
  readonly title: Scalars['String']['output'];
  /** The place, or the kind of remote, as matching names it. */
  readonly place: Scalars['String']['output'];
  /** In a sentence. */
  readonly words: Scalars['String']['output'];
};

/** What the ledger holds of a person and a job. */
export type Alert = {
  /** The job it is about, as in Job; with the person it names the alert. */
  readonly jobID: Scalars['ID']['output'];
  /** Null where the job is no longer kept. */
  readonly job?: Maybe<Job>;
  /** How it stands now. */
  readonly state: AlertState;
  /** Why it was dropped or held, has failed, or its text did not arrive; else empty. */
  readonly why: Scalars['String']['output'];
  /** Why it came. */
  readonly reason: AlertReason;
  /** When the job was found to fit: ISO 8601, UTC. */
  readonly matchedAt: Scalars['AWSDateTime']['output'];
  /** When it may go, as things stand; past or present where it is on its way. Null unless it is pending. */
  readonly dueAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /** When the provider took the message that carried it; null until then. */
  readonly sentAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /** What the provider has reported since; null while nothing. */
  readonly delivery?: Maybe<DeliveryReport>;
  /** When the person first opened its job; null where that was not noted. */
  readonly openedAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /** When the person said that it is not relevant; null while it counts as relevant. */
  readonly notRelevantAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /** When the person applied for its job, where we were told; else null. */
  readonly appliedAt?: Maybe<Scalars['AWSDateTime']['output']>;
};

/** A page of the caller's alerts. */
export type AlertPage = {
  /** At most 30. */
  readonly items: ReadonlyArray<Alert>;
  /** Hand back to read on; null at the end. */
  readonly nextToken?: Maybe<Scalars['String']['output']>;
  /** All of the last 90 days. */
  readonly total: Scalars['Int']['output'];
  /** Of them, those that wait for their time. */
  readonly pending: Scalars['Int']['output'];
};

/** How an application stands, as the person says. */
export type ApplicationState =
  | 'applied'
  | 'interviewing'
  | 'offer'
  | 'rejected'
  | 'withdrawn';

/** A job that the caller has applied for. Its title, company and page are kept as they were then, and outlive the job. */
export type Application = {
  /** The job it is for, as in Job. */
  readonly jobID: Scalars['ID']['output'];
  /** The job as it is now; null where it is no longer kept. */
  readonly job?: Maybe<Job>;
  readonly jobTitle: Scalars['String']['output'];
  readonly companyName: Scalars['String']['output'];
  /** The employer's own page, http or https; empty where there was none. */
  readonly jobUrl: Scalars['String']['output'];
  readonly state: ApplicationState;
  /** The person's own; at most 2,000 characters. */
  readonly note: Scalars['String']['output'];
  /** ISO 8601, UTC. */
  readonly appliedAt: Scalars['AWSDateTime']['output'];
  /** When the state or the note was last changed. */
  readonly changedAt: Scalars['AWSDateTime']['output'];
};

/** A page of the caller's applications. */
export type ApplicationPage = {
  /** At most 30. */
  readonly items: ReadonlyArray<Application>;
  /** Hand back to read on; null at the end. */
  readonly nextToken?: Maybe<Scalars['String']['output']>;
  /** All of them. */
  readonly total: Scalars['Int']['output'];
};

/** What a person has at hand who fills in an employer's form. */
export type ApplicationPacket = {
  readonly job: Job;
  /** Each of the job's places once, with the employer's page for it; http or https only, none when the job has closed. */
  readonly applyUrls: ReadonlyArray<ApplyUrl>;
  /** Why one cannot apply, in a sentence for the person; else empty. */
  readonly why: Scalars['String']['output'];
  readonly firstName: Scalars['String']['output'];
  readonly lastName: Scalars['String']['output'];
  readonly email: Scalars['String']['output'];
  /** E.164; empty where there is none. */
  readonly phone: Scalars['String']['output'];
  /** All of the caller's, the newest first; links and texts are made only where they are selected. */
  readonly resumes: ReadonlyArray<UserResume>;
  /** Null while the caller has not applied. */
  readonly application?: Maybe<Application>;
};

/** The caller and a job. */
export type ApplicationInput = {
  /** The caller's own. */
  readonly email: Scalars['AWSEmail']['input'];
  readonly jobID: Scalars['ID']['input'];
};

/** Whose applications, and from where on. */
export type ListApplicationsInput = {
  /** The caller's own. */
  readonly email: Scalars['AWSEmail']['input'];
  /** The last page's own; absent or null for the first page. */
  readonly nextToken?: InputMaybe<Scalars['String']['input']>;
};

/** What is absent or null stays as it is. */
export type ChangeApplicationInput = {
  /** The caller's own. */
  readonly email: Scalars['AWSEmail']['input'];
  readonly jobID: Scalars['ID']['input'];
  readonly state?: InputMaybe<ApplicationState>;
  /** At most 2,000 characters; empty removes it. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
};

/** Where a line stands that a sentence rests on. */
export type FactSource =
  | 'resume'
  | 'posting';

/** The very line that a sentence rests on. */
export type LetterFact = {
  readonly source: FactSource;
  readonly line: Scalars['String']['output'];
};

/** A sentence of a letter, checked: whatever it names stands in its facts. */
export type LetterSentence = {
  readonly text: Scalars['String']['output'];
  /** The paragraph it stands in, from 0. */
  readonly paragraph: Scalars['Int']['output'];
  /** Empty where it says nothing that could be true or false, as 'Thank you for your time.' */
  readonly facts: ReadonlyArray<LetterFact>;
};

/**
 * A letter for a job in the caller's name. While it is written, it is what of it is written and checked by now; where one
 * could not be written, it is the one before, if there is one.
 */
export type CoverLetter = {
  readonly jobID: Scalars['ID']['output'];
  readonly state: WritingState;
  /** Of what could not be written: why, in a sentence for the person, and that it was not counted where it was not. */
  readonly why: Scalars['String']['output'];
  /** As written and checked, whatever the caller has made of it since. */
  readonly sentences: ReadonlyArray<LetterSentence>;
  /**
   * The letter as plain text, as it can be sent: the caller's own words, else the sentences with a greeting and the
   * caller's name.
   */
  readonly text: Scalars['String']['output'];
  /** Whether `text` is the caller's own. */
  readonly edited: Scalars['Boolean']['output'];
  /** Sentences that were taken out, since nothing in the resume or the posting supports them. */
  readonly removed: ReadonlyArray<Scalars['String']['output']>;
  /** The resume it was written from; it may be deleted by now. */
  readonly resumeFileName: Scalars['String']['output'];
  /** What should be known of it: of a resume or a posting that was too long to be read whole; else empty. */
  readonly notes: ReadonlyArray<Scalars['String']['output']>;
  /** When it was asked for; of a letter that is whole, when it was finished. */
  readonly writtenAt: Scalars['AWSDateTime']['output'];
};

/** The caller and the job of a letter. */
export type LetterInput = {
  /** The caller's own. */
  readonly email: Scalars['AWSEmail']['input'];
  readonly jobID: Scalars['ID']['input'];
};

/** The job of a letter, and what to write it from. */
export type WriteLetterInput = {
  /** The caller's own. */
  readonly email: Scalars['AWSEmail']['input'];
  readonly jobID: Scalars['ID']['input'];
  /** The resume to write from; the newest with a readable text when absent. */
  readonly resumeId?: InputMaybe<Scalars['ID']['input']>;
};

/** The caller's own words for a letter. */
export type EditLetterInput = {
  /** The caller's own. */
  readonly email: Scalars['AWSEmail']['input'];
  readonly jobID: Scalars['ID']['input'];
  /** Plain text, at most 6,000 characters. */
  readonly text: Scalars['String']['input'];
};

/** Whose record, by the e-mail. */
export type GetUserInput = {
  readonly email: Scalars['AWSEmail']['input'];
};

/** A person's record, keyed by the user pool's own id. Only its owner and staff may read it. */
export type User = {
  /** The key of the record in the table, which sk completes. */
  readonly pk: Scalars['ID']['output'];
  readonly sk: Scalars['ID']['output'];
  readonly email: Scalars['AWSEmail']['output'];
  readonly firstName: Scalars['String']['output'];
  readonly lastName: Scalars['String']['output'];
  /** E.164, or empty. */
  readonly phone: Scalars['String']['output'];
  /** Set by the user pool's own verification by code. */
  readonly phoneVerified: Scalars['Boolean']['output'];
  /** Two letters, ISO 3166-1. */
  readonly country: Scalars['String']['output'];
  /** The dial code, as '+1'. */
  readonly countryCode: Scalars['String']['output'];
  /** The person's own, at most 100 characters; empty where the person has not said. */
  readonly industry: Scalars['String']['output'];
  /** As in Job; empty where the person has not said. */
  readonly seniority: Scalars['String']['output'];
  /**
   * Names of employers. A subscriber is alerted to their jobs whatever the titles, by place and type. One means a job's
   * company where both have the same words, whatever the capitals, accents, punctuation and legal form: 'Larkspur
   * Systems, Inc.' is 'larkspur systems'.
   */
  readonly dreamCompanies: ReadonlyArray<Scalars['String']['output']>;
  /** Job titles as the person typed them, in Title Case. */
  readonly positions: ReadonlyArray<Scalars['String']['output']>;
  /** What was suggested for `positions` and is watched beside them. */
  readonly generatedPositions: ReadonlyArray<GeneratedPosition>;
  /** The places to watch; the whole USA where none was chosen. */
  readonly locations: ReadonlyArray<Location>;
  /** The first of `locations` as one line of text. */
  readonly location: Scalars['String']['output'];
  readonly userPrefs: UserPrefs;
  readonly alertSettings: AlertSettings;
  /** Employers whose jobs are not wanted, however their names are written. */
  readonly excludedCompanies: ReadonlyArray<Scalars['String']['output']>;
  /** Words and phrases; a job that has one in its title, company or industry is not wanted. */
  readonly excludedWords: ReadonlyArray<Scalars['String']['output']>;
  /** The newest first. */
  readonly resumes: ReadonlyArray<UserResume>;
  /** Free alerts left, 0 to 10; null on records older than the counter. */
  readonly matches?: Maybe<Scalars['Int']['output']>;
  /** The payment provider's id of the person; null before the first checkout. */
  readonly stripeCustomerId?: Maybe<Scalars['String']['output']>;
  /** The payment provider's id of activeSubscription; null where there is none. */
  readonly subscriptionId?: Maybe<Scalars['String']['output']>;
  /** Null where there is none. */
  readonly activeSubscription?: Maybe<ActiveSubscription>;
  /** ISO 8601, UTC. */
  readonly createdAt: Scalars['AWSDateTime']['output'];
};

/** An additional title suggested for one the person typed. */
export type GeneratedPosition = {
  /** The saved title's role without level or team, as in 'Backend Engineer' of 'Senior Backend Engineer, Payments'. */
  readonly corePosition: Scalars['String']['output'];
  /** The saved title it was suggested for. */
  readonly parentPosition: Scalars['String']['output'];
  /** The suggested title, in Title Case. */
  readonly position: Scalars['String']['output'];
};

/** As in GeneratedPosition. */
export type GeneratedPositionInput = {
  readonly corePosition: Scalars['String']['input'];
  readonly parentPosition: Scalars['String']['input'];
  readonly position: Scalars['String']['input'];
};

/** What a person wants to hear of, and how. */
export type UserPrefs = {
  /** Kept from older records, unused. */
  readonly mode: Scalars['String']['output'];
  /** The role chosen at registration; it does not restrict matching. */
  readonly function: Role;
  /** Whether remote jobs are wanted beside those in the places. */
  readonly includeRemote: Scalars['Boolean']['output'];
  /** Whether the person wants mail; it goes while emailState is `on`. */
  readonly notifyEmail: Scalars['Boolean']['output'];
  /** Whether the person wants texts; they go while textState is `on`. */
  readonly notifyText: Scalars['Boolean']['output'];
  /** Null: every type. */
  readonly preferredJobType?: Maybe<JobType>;
  readonly emailState: ChannelState;
  readonly textState: ChannelState;
  /** IANA time zone of quiet hours and the daily digest. */
  readonly timeZone: Scalars['String']['output'];
};

/** When messages may come, by the clock of the person's time zone. Times are 'HH:MM', 00:00 to 23:59. */
export type AlertSettings = {
  /** Jobs that come within so many minutes of a message fold into the next one; 0 to 240. */
  readonly foldMinutes: Scalars['Int']['output'];
  /** After so many messages of a day the rest of it comes as one digest; 0 to 50, 0 for digests alone. */
  readonly messagesADay: Scalars['Int']['output'];
  /** When the digest comes. */
  readonly digestAt: Scalars['String']['output'];
  /** Nothing is sent from here on; empty, as is quietTo, for no quiet hours. */
  readonly quietFrom: Scalars['String']['output'];
  /** Until here; over midnight where it is earlier than quietFrom. */
  readonly quietTo: Scalars['String']['output'];
};

/** As in AlertSettings; what is absent or null stays as it is. */
export type AlertSettingsInput = {
  readonly foldMinutes?: InputMaybe<Scalars['Int']['input']>;
  readonly messagesADay?: InputMaybe<Scalars['Int']['input']>;
  readonly digestAt?: InputMaybe<Scalars['String']['input']>;
  readonly quietFrom?: InputMaybe<Scalars['String']['input']>;
  readonly quietTo?: InputMaybe<Scalars['String']['input']>;
};

/** As in UserPrefs; what is absent or null stays as it is. */
export type UserPrefsInput = {
  readonly function?: InputMaybe<Role>;
  readonly includeRemote?: InputMaybe<Scalars['Boolean']['input']>;
  readonly notifyEmail?: InputMaybe<Scalars['Boolean']['input']>;
  readonly notifyText?: InputMaybe<Scalars['Boolean']['input']>;
  /** Null is a wish of its own: every type. */
  readonly preferredJobType?: InputMaybe<JobType>;
  readonly timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** Whether a resume's file has been looked at: not yet, kept, or removed because it is not what it claims to be. */
export type ResumeState =
  | 'checking'
  | 'accepted'
  | 'refused';

/** A resume. Its file lies in private storage and is reached by links only. */
export type UserResume = {
  readonly id: Scalars['ID']['output'];
  readonly state: ResumeState;
  /** What the person is told of the check, in a sentence: why a resume is refused, or what is missing of one; mostly empty. */
  readonly why: Scalars['String']['output'];
  /** Downloads the file; good for five minutes and made only where it is selected. Null unless accepted. */
  readonly resumeURL?: Maybe<Scalars['String']['output']>;
  /** When the upload was asked for: ISO 8601, UTC. */
  readonly resumeDate: Scalars['AWSDateTime']['output'];
  /** The text of the file, at most 100,000 characters; empty where it has none or is not accepted. */
  readonly resumeContent: Scalars['String']['output'];
  /** The file's own name. */
  readonly resumeFileName: Scalars['String']['output'];
  /** Bytes; null until the file has come. */
  readonly fileSize?: Maybe<Scalars['Int']['output']>;
};

/** The file that is to be put. */
export type PutSignedUrlInput = {
  /** Ends in .pdf, .doc or .docx. */
  readonly fileName: Scalars['String']['input'];
  /** The media type that belongs to the name's ending. */
  readonly fileType: Scalars['String']['input'];
  /** The caller's own e-mail or sub. */
  readonly userId: Scalars['ID']['input'];
  /**
   * The file's exact size in bytes: storage then takes exactly so many. Where it is absent, a file above 10 MB is removed
   * after it has come.
   */
  readonly fileSize?: InputMaybe<Scalars['Int']['input']>;
};

/** A link to which one file can be put. */
export type SignedUpload = {
  /** The resume that the file will be. */
  readonly id: Scalars['ID']['output'];
  /** When the link ends: ISO 8601, UTC. */
  readonly expires: Scalars['AWSDateTime']['output'];
  /** The name as it is kept. */
  readonly fileName: Scalars['String']['output'];
  /** The content type that the file must be put with. */
  readonly fileType: Scalars['String']['output'];
  /** Good for one `PUT` of the file, until `expires`. */
  readonly signedUrl: Scalars['String']['output'];
};

/** The caller's newest subscription, as the payment provider says; it may have ended. */
export type ActiveSubscription = {
  readonly planInterval: PlanInterval;
  readonly status: SubscriptionStatus;
  readonly subscriptionId: Scalars['String']['output'];
  /** When the paid period ends, or when the subscription ended: epoch seconds. */
  readonly currentPeriodEnd: Scalars['Float']['output'];
  /** Whether it ends with the paid period. */
  readonly cancelAtPeriodEnd: Scalars['Boolean']['output'];
};

/** The plan to subscribe to. */
export type CreateCheckoutSessionInput = {
  readonly planInterval: PlanInterval;
  readonly email: Scalars['AWSEmail']['input'];
};

/** Whose subscription, by the e-mail. */
export type OwnSubscriptionInput = {
  readonly email: Scalars['AWSEmail']['input'];
};

/** The plan to move to. */
export type ChangePlanInput = {
  readonly email: Scalars['AWSEmail']['input'];
  readonly planInterval: PlanInterval;
};

/** Whose receipts, and from where on. */
export type ListUserReceiptsInput = {
  readonly email: Scalars['AWSEmail']['input'];
  /** The last page's own; absent or null for the first page. */
  readonly nextToken?: InputMaybe<Scalars['String']['input']>;
};

/** Something that was paid. */
export type UserReceipt = {
  readonly receiptId: Scalars['ID']['output'];
  /** When it was charged: epoch seconds. */
  readonly created: Scalars['Float']['output'];
  /** The payment provider's page of it. */
  readonly receiptUrl: Scalars['String']['output'];
  /** As '$4.63', and what came of it where it was given back or is disputed: '$4.63, refunded'. */
  readonly amount: Scalars['String']['output'];
};

/** A page of receipts. */
export type ReceiptPage = {
  readonly items: ReadonlyArray<UserReceipt>;
  /** Hand back to read on; null at the end. */
  readonly nextToken?: Maybe<Scalars['String']['output']>;
};

/** The title to suggest others for. */
export type GenerateUserPositionsInput = {
  readonly email: Scalars['AWSEmail']['input'];
  /** One of the caller's saved titles, whatever its capitals. */
  readonly position: Scalars['String']['input'];
};

/** Only what is given changes; a list replaces the whole list. */
export type UpdateUserInput = {
  readonly email: Scalars['AWSEmail']['input'];
  /** 2 to 20 characters; so has lastName. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** Two letters, ISO 3166-1. */
  readonly country?: InputMaybe<Scalars['String']['input']>;
  /** The dial code, as '+1'. */
  readonly countryCode?: InputMaybe<Scalars['String']['input']>;
  /**
   * The phone number in E.164; empty removes it. Given again after the user pool has verified it, it becomes verified;
   * another number is unverified, and texts are off.
   */
  readonly sms?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  readonly industry?: InputMaybe<Scalars['String']['input']>;
  /** As in Job; empty removes it. */
  readonly seniority?: InputMaybe<Scalars['String']['input']>;
  /** At most 50, of at most 100 characters. */
  readonly dreamCompanies?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly positions?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly generatedPositions?: InputMaybe<ReadonlyArray<GeneratedPositionInput>>;
  readonly locations?: InputMaybe<ReadonlyArray<LocationInput>>;
  readonly userPrefs?: InputMaybe<UserPrefsInput>;
  readonly alertSettings?: InputMaybe<AlertSettingsInput>;
  /** At most 50; a list replaces the whole list. */
  readonly excludedCompanies?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** At most 50; a list replaces the whole list. */
  readonly excludedWords?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The resumes to keep; the others are deleted. */
  readonly resumes?: InputMaybe<ReadonlyArray<UserResumeInput>>;
};

/** A resume of the person's own, by the id that the record shows. */
export type UserResumeInput = {
  readonly id: Scalars['ID']['input'];
};

/** Which account, said twice. */
export type DeleteAccountInput = {
  readonly email: Scalars['AWSEmail']['input'];
  /** The e-mail typed again, in any capitals. */
  readonly confirmation: Scalars['String']['input'];
};

/** Where a text stands that is written for a person. */
export type WritingState =
  | 'writing'
  | 'ready'
  | 'failed';

/** The resume to analyze, or whose analysis is asked for. */
export type ResumeAnalysisInput = {
  readonly email: Scalars['AWSEmail']['input'];
  /** One of the caller's accepted resumes. */
  readonly resumeId: Scalars['ID']['input'];
};

/**
 * An analysis of a resume. A model only reads, and suggests other words for lines; what it says and the resume's lines do
 * not support is left out, and the score is computed from the lines by rules that each part tells.
 */
export type ResumeAnalysis = {
  readonly resumeId: Scalars['ID']['output'];
  /** Of the last one asked for; `failed`: what stands here is the one before it, if there is one. */
  readonly state: WritingState;
  /** Why it failed, in a sentence; else empty. */
  readonly why: Scalars['String']['output'];
  /** When what stands here was finished; null where nothing was yet, and while one is being written. */
  readonly writtenAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /** 0 to 100, the sum of the parts; null while one is being written. */
  readonly score?: Maybe<Scalars['Int']['output']>;
  readonly scoreParts: ReadonlyArray<ScorePart>;
  /** What the resume says, in its order. */
  readonly says: ReadonlyArray<ResumeStatement>;
  /** How it reads to who screens it: what speaks for it first. */
  readonly screener: ReadonlyArray<ScreenerNote>;
  /** One of each title that the person has saved, in that order. */
  readonly titles: ReadonlyArray<TitleSupport>;
  readonly rewrites: ReadonlyArray<Rewrite>;
};

/** A line of a resume, without what tells who the person is. */
export type ResumeLine = {
  /** Counted from 1. */
  readonly number: Scalars['Int']['output'];
  readonly text: Scalars['String']['output'];
};

/** A part of the score. */
export type ScorePart = {
  readonly name: Scalars['String']['output'];
  /** 0 to `of`. */
  readonly points: Scalars['Int']['output'];
  readonly of: Scalars['Int']['output'];
  /** What was counted, and what would give more. */
  readonly words: Scalars['String']['output'];
};

/** What a statement of a resume is about. */
export type StatementKind =
  | 'role'
  | 'achievement'
  | 'skill'
  | 'education';

/** Something that a resume says, with the lines that say it. */
export type ResumeStatement = {
  readonly kind: StatementKind;
  readonly text: Scalars['String']['output'];
  readonly lines: ReadonlyArray<ResumeLine>;
};

/** Something that a screener notices. Without lines it is about something that the resume does not say. */
export type ScreenerNote = {
  /** Whether it speaks for the resume. */
  readonly good: Scalars['Boolean']['output'];
  readonly text: Scalars['String']['output'];
  readonly lines: ReadonlyArray<ResumeLine>;
};

/** How far something is supported. */
export type SupportLevel =
  | 'strong'
  | 'partial'
  | 'none';

/** How far a resume supports a saved title. */
export type TitleSupport = {
  readonly title: Scalars['String']['output'];
  readonly support: SupportLevel;
  /** Why, in a sentence. */
  readonly words: Scalars['String']['output'];
  /** The roles and skills of the resume that support it. */
  readonly lines: ReadonlyArray<ResumeLine>;
  /** What postings with this title ask for, today and yesterday, and the resume does not name. */
  readonly missing: ReadonlyArray<Scalars['String']['output']>;
  /** How many such postings were read. */
  readonly postings: Scalars['Int']['output'];
};

/** Other words for a line, which say nothing that the line does not. */
export type Rewrite = {
  readonly line: ResumeLine;
  /** The words to put in its place. */
  readonly better: Scalars['String']['output'];
  /** What makes them better, in a sentence. */
  readonly why: Scalars['String']['output'];
};
