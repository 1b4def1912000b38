import * as z from 'zod/mini';

/** File name extensions. */
export const RESUME_KINDS = ['pdf', 'doc', 'docx'] as const;
export type ResumeKind = (typeof RESUME_KINDS)[number];

/** A resume without its text. `objectKey` is the S3 key of its file and stays internal. */
export const Resume = z.object({
  pk: z.string(),
  sk: z.string(),
  sub: z.string(),
  id: z.string(),
  objectKey: z.string(),
  fileName: z.string(),
  kind: z.enum(RESUME_KINDS),
  state: z.enum(['checking', 'accepted', 'refused']),
  /** The SQS message whose upload is being checked; a link can be used more than once. */
  takenBy: z.optional(z.string()),
  /** Why the file was refused, for the person. */
  why: z._default(z.string(), ''),
  /** Bytes; null until the file is uploaded. */
  size: z._default(z.nullable(z.number()), null),
  /** When the upload link was requested: ISO 8601, UTC. */
  askedAt: z.string(),
  /** Epoch seconds; absent once the resume is accepted. */
  expiresAt: z.optional(z.number()),
});
export type Resume = z.infer<typeof Resume>;

/** At most 100,000 UTF-16 units, which is at most 300 kB. */
export const ResumeText = z.object({ id: z.string(), text: z.string() });
