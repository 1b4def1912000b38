import { z } from 'zod';

const dateWithOffset = z.iso.datetime({ offset: true });

const department = z.strictObject({
  id: z.int(),
  name: z.string().min(1),
  child_ids: z.array(z.int()),
  parent_id: z.int().nullable(),
});

const payInputRange = z.strictObject({
  min_cents: z.int().min(0),
  max_cents: z.int().min(0),
  currency_type: z.string().length(3),
  title: z.string(),
  blurb: z.string(),
});

const metadataField = z.strictObject({
  id: z.int(),
  name: z.string(),
  value: z.union([z.string(), z.array(z.string()), z.record(z.string(), z.unknown()), z.null()]),
  value_type: z.string(),
});

const consent = z.strictObject({
  type: z.string(),
  requires_consent: z.boolean(),
  requires_processing_consent: z.boolean(),
  requires_retention_consent: z.boolean(),
  retention_period: z.int().nullable(),
  demographic_data_consent_applies: z.boolean(),
});

/**
 * A posting of a recorded Greenhouse board, requested with content=true&pay_transparency=true. `content` is
 * double-escaped HTML; pay is in cents and has no period.
 */
export const greenhouseJob = z.strictObject({
  absolute_url: z.url(),
  data_compliance: z.array(consent),
  internal_job_id: z.int().nullable(),
  location: z.strictObject({ name: z.string() }),
  metadata: z.array(metadataField).nullable(),
  id: z.int(),
  updated_at: dateWithOffset,
  requisition_id: z.string().nullable(),
  title: z.string().min(1),
  company_name: z.string().min(1),
  first_published: dateWithOffset,
  language: z.string(),
  application_deadline: dateWithOffset.nullable(),
  content: z.string().min(1),
  departments: z.array(department),
  offices: z.array(department.extend({ location: z.string().nullable() })),
  ai_disclaimer: z.string().nullable(),
  include_ai_disclaimer: z.boolean().nullable(),
  ai_opt_out_request_url: z.string().nullable(),
  pay_input_ranges: z.array(payInputRange).optional(),
});

/** A recorded response to GET /v1/boards/{board}/jobs?content=true&pay_transparency=true. */
export const greenhouseRecording = z.strictObject({
  jobs: z.array(greenhouseJob),
  meta: z.strictObject({ total: z.int().min(0) }),
});

export type GreenhouseJob = z.infer<typeof greenhouseJob>;

export type GreenhouseRecording = z.infer<typeof greenhouseRecording>;
