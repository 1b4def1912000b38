import * as z from 'zod/mini';
import type {
  ApplyUrl,
  ApplicationPacket as ContractPacket,
  Job,
  QueryGetApplicationPacketArgs,
  UserResume,
} from '../../../generated/contract.ts';
import { callService } from '../../../service/graphql.ts';
import { location } from '../../../service/job-fields.ts';
import { type Application, applicationSchema, applicationSelection } from './application.ts';

/** What is shown of the job that a packet is for. */
export type PacketJob = Pick<
  Job,
  'jobTitle' | 'fullCompanyName' | 'jobLocation' | 'isRemote' | 'locations' | 'jobUrl'
> & { readonly closedAt: string | null };

/** A resume of a packet; its link, where it has one, is good for five minutes. */
export type PacketResume = Pick<UserResume, 'id' | 'state' | 'resumeFileName'> & {
  readonly resumeURL: string | null;
};

/** What a person has at hand who fills in an employer's form. */
export type Packet = Pick<
  ContractPacket,
  'applyUrls' | 'why' | 'firstName' | 'lastName' | 'email' | 'phone'
> & {
  readonly job: PacketJob;
  readonly resumes: readonly PacketResume[];
  /** Null while the person has not applied. */
  readonly application: Application | null;
};

const job: z.ZodMiniType<PacketJob> = z.object({
  jobTitle: z.string(),
  fullCompanyName: z.string(),
  jobLocation: z.string(),
  isRemote: z.boolean(),
  locations: z.array(location),
  jobUrl: z.string(),
  closedAt: z.nullable(z.string()),
});

const applyUrl: z.ZodMiniType<ApplyUrl> = z.object({ place: location, url: z.string() });

const resume: z.ZodMiniType<PacketResume> = z.object({
  id: z.string(),
  state: z.enum(['checking', 'accepted', 'refused']),
  resumeFileName: z.string(),
  resumeURL: z.nullable(z.string()),
});

const answer: z.ZodMiniType<{ getApplicationPacket: Packet }> = z.object({
  getApplicationPacket: z.object({
    job,
    applyUrls: z.array(applyUrl),
    why: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    resumes: z.array(resume),
    application: z.nullable(applicationSchema),
  }),
});

const query = `query Packet($input: ApplicationInput!) {
  getApplicationPacket(input: $input) {
    why firstName lastName email phone
    job { jobTitle fullCompanyName jobLocation isRemote jobUrl closedAt locations { city state country } }
    applyUrls { place { city state country } url }
    resumes { id state resumeFileName resumeURL }
    application ${applicationSelection}
  }
}`.replace(/\s+/g, ' ');

/** Asks for what the caller needs to apply for a job. Throws a `Failure`. */
export async function getPacket(email: string, jobID: string, signal: AbortSignal): Promise<Packet> {
  const variables: QueryGetApplicationPacketArgs = { input: { email, jobID } };
  return answer.parse(await callService(JSON.stringify({ query, variables }), signal)).getApplicationPacket;
}
