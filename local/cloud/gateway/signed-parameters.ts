import type { IncomingHttpHeaders } from 'node:http';
import { AwsError } from './aws-error.ts';

interface SignedUrl {
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
}

const MAX_LIFETIME_SECONDS = 604_800;
const PARAMETERS = ['Algorithm', 'Credential', 'Signature', 'Date', 'SignedHeaders', 'Expires'];

/** Returns whether a URL carries a signature, or a part of one. */
export const isPresigned = (query: URLSearchParams): boolean =>
  PARAMETERS.some((name) => query.has(`X-Amz-${name}`));

const wrongParameter = (message: string) => new AwsError(400, 'AuthorizationQueryParametersError', message);

/** The date of a signature. */
export const LONG_DATE = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

/**
 * Throws S3's error for a presigned URL whose parameters are incomplete, malformed or valid for more than a week.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html
 */
export function checkSignedParameters({ query, headers }: SignedUrl): void {
  if (PARAMETERS.some((name) => !query.has(`X-Amz-${name}`)))
    throw wrongParameter(
      'Query-string authentication version 4 requires the X-Amz-Algorithm, X-Amz-Credential, X-Amz-Signature, X-Amz-Date, X-Amz-SignedHeaders, and X-Amz-Expires parameters.',
    );
  if (!/^[^/]+\/\d{8}\/[^/]+\/[^/]+\/aws4_request$/.test(query.get('X-Amz-Credential') ?? ''))
    throw wrongParameter(
      'Error parsing the X-Amz-Credential parameter; the Credential is mal-formed; expecting "<YOUR-AKID>/YYYYMMDD/REGION/SERVICE/aws4_request".',
    );
  if (!LONG_DATE.test(query.get('X-Amz-Date') ?? ''))
    throw wrongParameter("X-Amz-Date must be in the ISO8601 Long Format \"yyyyMMdd'T'HHmmss'Z'\"");
  const lifetime = query.get('X-Amz-Expires') ?? '';
  if (!/^-?\d+$/.test(lifetime)) throw wrongParameter('X-Amz-Expires should be a number');
  if (Number(lifetime) < 0) throw wrongParameter('X-Amz-Expires must be non-negative');
  if (Number(lifetime) > MAX_LIFETIME_SECONDS)
    throw wrongParameter(
      `X-Amz-Expires must be less than a week (in seconds); that is, the given X-Amz-Expires must be less than ${MAX_LIFETIME_SECONDS} seconds`,
    );
  const signed = (query.get('X-Amz-SignedHeaders') ?? '').split(';');
  const unsigned = Object.keys(headers).filter((name) => /^x-amz-/.test(name) && !signed.includes(name));
  if (unsigned.length > 0)
    throw new AwsError(
      403,
      'AccessDenied',
      'There were headers present in the request which were not signed',
      {
        HeadersNotSigned: unsigned.join(', '),
      },
    );
}
