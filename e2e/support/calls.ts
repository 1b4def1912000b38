import type { Person } from './people.ts';

export interface Call {
  readonly query: string;
  readonly input: () => object;
  /** A caller with permission may get "not found" or "requires a plan" instead of data. */
  readonly mayBeMissing?: true;
}

/** Returns a call for every operation of the GraphQL schema, each about `owner`'s data. */
export const buildCalls = (owner: () => Person): Readonly<Record<string, Call>> => ({
  'Query.getUser': {
    query: 'query C($input: GetUserInput!) { getUser(input: $input) { email positions matches } }',
    input: () => ({ email: owner().email }),
  },
  'Query.exportMyData': {
    query: 'query C($input: GetUserInput!) { exportMyData(input: $input) }',
    input: () => ({ email: owner().email }),
  },
  'Query.listUserReceipts': {
    query:
      'query C($input: ListUserReceiptsInput!) { listUserReceipts(input: $input) { items { receiptId } } }',
    input: () => ({ email: owner().email }),
  },
  'Query.pushKey': {
    query: 'query C($input: GetUserInput!) { pushKey(input: $input) }',
    input: () => ({ email: owner().email }),
  },
  'Mutation.setPushDevice': {
    query: 'mutation C($input: SetPushDeviceInput!) { setPushDevice(input: $input) { email } }',
    input: () => ({ email: owner().email, endpoint: 'https://fcm.googleapis.com/fcm/send/none' }),
  },
  'Mutation.createCheckoutSession': {
    query: 'mutation C($input: CreateCheckoutSessionInput!) { createCheckoutSession(input: $input) }',
    input: () => ({ email: owner().email, planInterval: 'MONTHLY' }),
  },
  ...Object.fromEntries(
    ['cancelSubscription', 'resumeSubscription'].map((field) => [
      `Mutation.${field}`,
      {
        query: `mutation C($input: OwnSubscriptionInput!) { ${field}(input: $input) { status } }`,
        input: () => ({ email: owner().email }),
        mayBeMissing: true as const,
      },
    ]),
  ),
  'Mutation.createPortalSession': {
    query: 'mutation C($input: OwnSubscriptionInput!) { createPortalSession(input: $input) }',
    input: () => ({ email: owner().email }),
    mayBeMissing: true,
  },
  'Mutation.changePlan': {
    query: 'mutation C($input: ChangePlanInput!) { changePlan(input: $input) { status } }',
    input: () => ({ email: owner().email, planInterval: 'YEARLY' }),
    mayBeMissing: true,
  },
  'Query.listAlerts': {
    query:
      'query C($input: ListAlertsInput!) { listAlerts(input: $input) { version items { jobID state asks { skills years } } } }',
    input: () => ({ email: owner().email }),
  },
  'Query.alertsVersion': {
    query: 'query C($input: GetUserInput!) { alertsVersion(input: $input) }',
    input: () => ({ email: owner().email }),
  },
  'Mutation.noteAlert': {
    query: 'mutation C($input: NoteAlertInput!) { noteAlert(input: $input) { jobID } }',
    input: () => ({ email: owner().email, jobID: 'none', note: 'opened' }),
    mayBeMissing: true,
  },
  'Mutation.answerAlert': {
    query: 'mutation C($input: AnswerAlertInput!) { answerAlert(input: $input) { why } }',
    input: () => ({ email: owner().email, jobID: 'none', answer: 'seen' }),
    mayBeMissing: true,
  },
  'Mutation.takeOffer': {
    query: 'mutation C($input: TakeOfferInput!) { takeOffer(input: $input) { email } }',
    input: () => ({ email: owner().email, jobID: 'none', answer: 'role', words: 'none' }),
    mayBeMissing: true,
  },
  'Mutation.unlearn': {
    query: 'mutation C($input: UnlearnInput!) { unlearn(input: $input) { email } }',
    input: () => ({ email: owner().email, id: 'none' }),
  },
  'Query.getApplicationPacket': {
    query: 'query C($input: ApplicationInput!) { getApplicationPacket(input: $input) { email phone why } }',
    input: () => ({ email: owner().email, jobID: 'none' }),
    mayBeMissing: true,
  },
  'Query.listApplications': {
    query: 'query C($input: ListApplicationsInput!) { listApplications(input: $input) { items { jobID } } }',
    input: () => ({ email: owner().email }),
  },
  'Mutation.applyToJob': {
    query: 'mutation C($input: ApplicationInput!) { applyToJob(input: $input) { jobID } }',
    input: () => ({ email: owner().email, jobID: 'none' }),
    mayBeMissing: true,
  },
  'Mutation.saveJob': {
    query: 'mutation C($input: ApplicationInput!) { saveJob(input: $input) { jobID } }',
    input: () => ({ email: owner().email, jobID: 'none' }),
    mayBeMissing: true,
  },
  'Mutation.changeApplication': {
    query: 'mutation C($input: ChangeApplicationInput!) { changeApplication(input: $input) { jobID } }',
    input: () => ({ email: owner().email, jobID: 'none', note: 'Call on Monday' }),
    mayBeMissing: true,
  },
  'Mutation.forgetApplication': {
    query: 'mutation C($input: ApplicationInput!) { forgetApplication(input: $input) }',
    input: () => ({ email: owner().email, jobID: 'none' }),
  },
  'Query.listAdminMatches': {
    query: 'query C { listAdminMatches { items { id state user { email } } nextToken } }',
    input: () => ({}),
  },
  'Query.previewHeldBack': {
    query: 'query C($input: GetUserInput!) { previewHeldBack(input: $input) { times total } }',
    input: () => ({ email: owner().email }),
  },
  'Query.listAnswerCounts': {
    query: 'query C { listAnswerCounts { kind name notRelevant taken } }',
    input: () => ({}),
  },
  'Query.explainMatch': {
    query: 'query C($input: NotifyUserInput!) { explainMatch(input: $input) { verdict } }',
    input: () => ({ id: owner().email, jobId: 'none' }),
    mayBeMissing: true,
  },
  'Mutation.notifyUser': {
    query: 'mutation C($input: NotifyUserInput!) { notifyUser(input: $input) }',
    input: () => ({ id: owner().email, jobId: 'none' }),
    mayBeMissing: true,
  },
  'Query.listMatches': {
    query:
      'query C($input: ListMatchesInput!) { listMatches(input: $input) { total hint items { reason } } }',
    input: () => ({ email: owner().email }),
  },
  'Query.previewAlerts': {
    query: 'query C($input: GetUserInput!) { previewAlerts(input: $input) { times total hint since } }',
    input: () => ({ email: owner().email }),
  },
  'Query.listJobsByFilters': {
    query: 'query C($input: JobFiltersInput!) { listJobsByFilters(input: $input) { total } }',
    input: () => ({ date: '2026-01-31', fRole: 'En', jobType: 'Fu' }),
  },
  'Query.listJobs': {
    query: 'query C($input: ListJobsInput!) { listJobs(input: $input) { total totalCompanies } }',
    input: () => ({ title: 'Engineer' }),
  },
  'Query.getLatestJobs': {
    query: 'query C($input: LatestJobsInput!) { getLatestJobs(input: $input) { total items { jobID } } }',
    input: () => ({ date: '2026-01-31' }),
  },
  'Query.getJob': {
    query: 'query C { getJob(jobID: "none") { jobTitle description { kind text } } }',
    input: () => ({}),
    mayBeMissing: true,
  },
  'Query.listEarlierJobs': {
    query: 'query C($input: EarlierJobsInput!) { listEarlierJobs(input: $input) { items { jobID } } }',
    input: () => ({ company: 'none' }),
  },
  'Query.getCompany': {
    query: 'query C { getCompany(slug: "none") { name rhythm { days } } }',
    input: () => ({}),
    mayBeMissing: true,
  },
  'Query.suggestPlaces': {
    query: 'query C { suggestPlaces(text: "Austin, TX") { label city state country } }',
    input: () => ({}),
  },
  'Query.readSearch': {
    query:
      'query C { readSearch(text: "senior analyst austin") { title seniority skills { name words } place { city } } }',
    input: () => ({}),
  },
  'Query.suggestCompanies': {
    query: 'query C { suggestCompanies(text: "lark") }',
    input: () => ({}),
  },
  'Query.liveStats': {
    query: 'query C { liveStats { days { date jobs } today { jobs } latency { sampled } asOf } }',
    input: () => ({}),
  },
  'Query.listSources': {
    query: 'query C { listSources { counts { state sources } items { board state lastResult trend } } }',
    input: () => ({}),
  },
  'Query.listFollows': {
    query: 'query C($input: GetUserInput!) { listFollows(input: $input) { id state } }',
    input: () => ({ email: owner().email }),
  },
  'Mutation.followCompany': {
    query: 'mutation C($input: FollowCompanyInput!) { followCompany(input: $input) { id state } }',
    input: () => ({ email: owner().email, text: 'https://boards.greenhouse.io/nobody' }),
  },
  'Query.listFollowReviews': {
    query: 'query C { listFollowReviews { target people } }',
    input: () => ({}),
  },
  'Mutation.decideFollowReview': {
    query: 'mutation C($input: DecideFollowReviewInput!) { decideFollowReview(input: $input) }',
    input: () => ({ target: 'site:none.example', accept: false }),
    mayBeMissing: true,
  },
  'Mutation.updateUser': {
    query: 'mutation C($input: UpdateUserInput!) { updateUser(input: $input) { firstName positions } }',
    input: () => ({ email: owner().email, firstName: 'Robin' }),
  },
  'Mutation.deleteAccount': {
    query: 'mutation C($input: DeleteAccountInput!) { deleteAccount(input: $input) }',
    input: () => ({ email: owner().email, confirmation: owner().email }),
  },
  'Mutation.putSignedUrl': {
    query: 'mutation C($input: PutSignedUrlInput!) { putSignedUrl(input: $input) { id expires signedUrl } }',
    input: () => ({ userId: owner().email, fileName: 'cv.pdf', fileType: 'application/pdf', fileSize: 9 }),
  },
  'Mutation.generateUserPositions': {
    query:
      'mutation C($input: GenerateUserPositionsInput!) { generateUserPositions(input: $input) { generatedPositions { position } } }',
    input: () => ({ email: owner().email, position: 'Designer' }),
  },
  'Query.getLetter': {
    query: 'query C($input: LetterInput!) { getLetter(input: $input) { text } }',
    input: () => ({ email: owner().email, jobID: 'none' }),
  },
  'Mutation.writeLetter': {
    query: 'mutation C($input: WriteLetterInput!) { writeLetter(input: $input) { text } }',
    input: () => ({ email: owner().email, jobID: 'none' }),
    mayBeMissing: true,
  },
  'Mutation.editLetter': {
    query: 'mutation C($input: EditLetterInput!) { editLetter(input: $input) { text } }',
    input: () => ({ email: owner().email, jobID: 'none', text: 'Mine.' }),
    mayBeMissing: true,
  },
  'Query.getResumeAnalysis': {
    query: 'query C($input: ResumeAnalysisInput!) { getResumeAnalysis(input: $input) { score } }',
    input: () => ({ email: owner().email, resumeId: 'none' }),
  },
  'Mutation.analyzeResume': {
    query: 'mutation C($input: ResumeAnalysisInput!) { analyzeResume(input: $input) { state } }',
    input: () => ({ email: owner().email, resumeId: 'none' }),
    mayBeMissing: true,
  },
});
