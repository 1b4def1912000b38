import type { ChangeApplicationInput } from '@daybreak/contract/types.ts';
import { callService } from '../../../service/graphql.ts';
import {
  type ApplicationFragment,
  ApplyToJobDocument,
  ChangeApplicationDocument,
  ForgetApplicationDocument,
  GetApplicationPacketDocument,
  type GetApplicationPacketQuery,
  ListApplicationsDocument,
  type ListApplicationsQuery,
  ResumeTextsDocument,
} from './applications.generated.ts';

export type Application = ApplicationFragment;
export type ApplicationPage = ListApplicationsQuery['listApplications'];
export type AppliedJob = NonNullable<Application['job']>;
export type ApplicationPacket = GetApplicationPacketQuery['getApplicationPacket'];
export type PacketJob = ApplicationPacket['job'];
/** `resumeURL` is a link that works for five minutes. */
export type PacketResume = ApplicationPacket['resumes'][number];

/**
 * Returns a page of the person's applications, newest first: the first page without a token. Jobs that are only saved
 * aren't among them. Throws a `Failure`.
 */
export async function listApplications(
  email: string,
  nextToken: string | null,
  signal: AbortSignal,
): Promise<ApplicationPage> {
  const { listApplications: page } = await callService(
    ListApplicationsDocument,
    { input: { email, nextToken, saved: false } },
    signal,
  );
  return page;
}

/** Returns what the person needs to apply for a job on the employer's form. Throws a `Failure`. */
export async function getApplicationPacket(
  email: string,
  jobID: string,
  signal: AbortSignal,
): Promise<ApplicationPacket> {
  const variables = { input: { email, jobID } };
  return (await callService(GetApplicationPacketDocument, variables, signal)).getApplicationPacket;
}

/** Returns the text of the newest readable resume; empty without one. Throws a `Failure`. */
export async function readNewestResume(email: string, jobID: string, signal: AbortSignal): Promise<string> {
  const { getApplicationPacket: packet } = await callService(
    ResumeTextsDocument,
    { input: { email, jobID } },
    signal,
  );
  return packet.resumes.find(({ state }) => state === 'accepted')?.resumeContent ?? '';
}

/** Marks a job as applied for and returns the application. Idempotent. Throws a `Failure`. */
export async function applyToJob(email: string, jobID: string): Promise<Application> {
  return (await callService(ApplyToJobDocument, { input: { email, jobID } })).applyToJob;
}

/** Changes the given fields of an application and returns the changed application. Throws a `Failure`. */
export async function changeApplication(
  email: string,
  jobID: string,
  changes: Pick<ChangeApplicationInput, 'state' | 'note'>,
): Promise<Application> {
  const variables = { input: { email, jobID, ...changes } };
  return (await callService(ChangeApplicationDocument, variables)).changeApplication;
}

/** Deletes one of the person's applications. Throws a `Failure`. */
export async function forgetApplication(email: string, jobID: string): Promise<void> {
  await callService(ForgetApplicationDocument, { input: { email, jobID } });
}
