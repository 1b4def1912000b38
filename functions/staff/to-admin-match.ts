import { FREE_ALERTS } from '@daybreak/contract/limits.ts';
import type { MatchCase } from './match-case.ts';

/** Returns the GraphQL AdminMatch of an alert. */
export function toAdminMatch({
  user,
  meter,
  job,
  alert,
}: MatchCase & { alert: NonNullable<MatchCase['alert']> }) {
  const { email, firstName, userPrefs, pushDevices } = user;
  return {
    id: email,
    createdAt: alert.matchedAt,
    firstName,
    isRemote: job.isRemote,
    matches: FREE_ALERTS - meter.charged.size,
    jobId: job.jobID,
    state: alert.state,
    why: alert.why,
    reason: alert.reason.words,
    sentAt: alert.sentAt,
    jobTMatchCriteria: { jobType: job.jobType, userJobType: userPrefs.preferredJobType },
    posMatchParam: {
      baseJobTitles: [...new Set(user.generatedPositions.map(({ corePosition }) => corePosition))],
      aiGeneratedPositions: user.generatedPositions.map(({ position }) => position),
      userProvidedPositions: user.positions,
    },
    summarizeJob: {
      companyName: job.fullCompanyName,
      fullCompanyName: job.fullCompanyName,
      jobCreated: job.employerDate,
      jobDetected: job.jobDetected,
      jobId: job.jobID,
      jobLocation: job.jobLocation,
      jobTitle: job.jobTitle,
      jobType: job.jobType,
      jobUrl: job.jobUrl,
      suppress: job.closedAt !== null,
      summary: job.summary,
    },
    locMatchCriteria: { userLocations: user.locations, jobLocations: job.locations },
    user: { email, firstName, userPrefs, pushDeviceCount: pushDevices.length },
  };
}
