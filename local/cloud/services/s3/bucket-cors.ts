import { z } from 'zod';
import { AwsError, errorResponse } from '../../gateway/aws-error.ts';
import type { Cors, CrossOriginRequest } from '../../gateway/cors.ts';
import { bucketAndKey } from '../../gateway/rest-actions.ts';
import { matches } from '../../gateway/wildcard.ts';

/** CorsConfiguration of AWS::S3::Bucket. */
export const corsConfiguration = z.object({
  CorsRules: z.array(
    z.object({
      AllowedHeaders: z.array(z.string()).default([]),
      AllowedMethods: z.array(z.string()),
      AllowedOrigins: z.array(z.string()),
      ExposedHeaders: z.array(z.string()).default([]),
      MaxAge: z.number().optional(),
    }),
  ),
});

type Rule = z.infer<typeof corsConfiguration>['CorsRules'][number];

/** A bucket's CORS rules; null for a bucket without rules, undefined if there is no such bucket. */
export type BucketRules = (bucket: string) => Rule[] | null | undefined;

/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/cors.html */
export function createBucketCors(rulesOf: BucketRules): Cors {
  return {
    preflight(request) {
      const { bucket } = bucketAndKey(request.path);
      const rules = bucket === null ? undefined : rulesOf(bucket);
      if (rules === undefined) return null;
      const rule = rules?.find((candidate) => allowsRequest(candidate, request));
      if (!rule) {
        const reason = rules === null ? 'CORS is not enabled for this bucket.' : NOT_ALLOWED;
        const error = new AwsError(403, 'AccessForbidden', `CORSResponse: ${reason}`);
        return errorResponse({ service: 's3', path: request.path }, error);
      }
      return {
        status: 200,
        headers: {
          ...originHeaders(rule, request),
          'access-control-allow-headers': request.headers.join(', '),
          ...(rule.MaxAge === undefined ? {} : { 'access-control-max-age': String(rule.MaxAge) }),
        },
        body: '',
      };
    },
    headers(_service, request) {
      const { bucket } = bucketAndKey(request.path);
      const rules = bucket === null ? null : rulesOf(bucket);
      const rule = rules?.find((candidate) => allowsRequest(candidate, { ...request, headers: [] }));
      return rule ? originHeaders(rule, request) : {};
    },
  };
}

const NOT_ALLOWED =
  "This CORS request is not allowed. This is usually because the evalution of Origin, request method / Access-Control-Request-Method or Access-Control-Request-Headers are not whitelisted by the resource's CORS spec.";

function allowsRequest(rule: Rule, { origin, method, headers }: CrossOriginRequest): boolean {
  return (
    rule.AllowedOrigins.some((pattern) => matches(pattern, origin)) &&
    rule.AllowedMethods.includes(method) &&
    headers.every((header) => rule.AllowedHeaders.some((pattern) => matches(pattern, header, true)))
  );
}

function originHeaders(rule: Rule, { origin }: CrossOriginRequest): Record<string, string> {
  const isPublic = rule.AllowedOrigins.includes('*');
  return {
    'access-control-allow-origin': isPublic ? '*' : origin,
    'access-control-allow-methods': rule.AllowedMethods.join(', '),
    ...(isPublic ? {} : { 'access-control-allow-credentials': 'true' }),
    ...(rule.ExposedHeaders.length > 0
      ? { 'access-control-expose-headers': rule.ExposedHeaders.join(', ') }
      : {}),
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  };
}
