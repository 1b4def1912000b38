import * as z from 'zod/mini';

/** The kinds of file that a resume may be, by the ending of its name. */
export const RESUME_KINDS = ['pdf', 'doc', 'docx'] as const;
export type ResumeKind = (typeof RESUME_KINDS)[number];

/** What is known of a resume. `objectKey` is where its file lies; it never leaves the service. */
export const Resume = z.object({
  pk: z.string(),
  sk: z.string(),
  sub: z.string(),
  id: z.string(),
  objectKey: z.string(),
  fileName: z.string(),
  kind: z.enum(RESUME_KINDS),
  state: z.enum(['checking', 'accepted', 'refused']),
  /** The message whose file is checked, of all that were put to the link. */
  takenBy: z.optional(z.string()),
  /** What the person is told of the check. */
  why: z._default(z.string(), ''),
  /** Bytes, once the file has come. */
  size: z._default(z.nullable(z.number()), null),
  /** When the upload was asked for: ISO 8601, UTC. */
  askedAt: z.string(),
  /** Epoch seconds; an accepted resume stays. */
  expiresAt: z.optional(z.number()),
});
export type Resume = z.infer<typeof Resume>;

/** The text of a resume, at most 100,000 UTF-16 units, which are at most 300 kB. */
export const ResumeText = z.object({ id: z.string(), text: z.string() });
