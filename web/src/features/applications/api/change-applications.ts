import * as z from 'zod/mini';
import type {
  ChangeApplicationInput,
  MutationApplyToJobArgs,
  MutationChangeApplicationArgs,
  MutationForgetApplicationArgs,
} from '../../../generated/contract.ts';
import { callService } from '../../../service/graphql.ts';
import { type Application, applicationSchema, applicationSelection } from './application.ts';

const call = (body: object) => callService(JSON.stringify(body), new AbortController().signal);

const changed: z.ZodMiniType<{ application: Application }> = z.object({ application: applicationSchema });

const applied = `mutation Apply($input: ApplicationInput!) { application: applyToJob(input: $input) ${applicationSelection} }`;

/** Marks a job as applied for and gives the application; asked again it changes nothing. Throws a `Failure`. */
export async function applyToJob(email: string, jobID: string): Promise<Application> {
  const variables: MutationApplyToJobArgs = { input: { email, jobID } };
  return changed.parse(await call({ query: applied, variables })).application;
}

/** What a person changes of an application; what is absent stays. */
export type ApplicationChange = Pick<ChangeApplicationInput, 'state' | 'note'>;

const change = `mutation ChangeApplication($input: ChangeApplicationInput!) { application: changeApplication(input: $input) ${applicationSelection} }`;

/** Changes one of the caller's applications and gives it as it then is. Throws a `Failure`. */
export async function changeApplication(
  email: string,
  jobID: string,
  fields: ApplicationChange,
): Promise<Application> {
  const variables: MutationChangeApplicationArgs = { input: { email, jobID, ...fields } };
  return changed.parse(await call({ query: change, variables })).application;
}

const forget = 'mutation ForgetApplication($input: ApplicationInput!) { forgetApplication(input: $input) }';

/** Forgets one of the caller's applications. Throws a `Failure`. */
export async function forgetApplication(email: string, jobID: string): Promise<void> {
  const variables: MutationForgetApplicationArgs = { input: { email, jobID } };
  z.object({ forgetApplication: z.boolean() }).parse(await call({ query: forget, variables }));
}
