import type { Cors } from '../gateway/cors.ts';
import { COGNITO_CORS, cognitoPreflight } from './cognito.ts';
import { type BucketRules, bucketCors } from './s3/bucket-cors.ts';

/** The two services that browsers call themselves: Cognito at the root path, S3 at its buckets' paths. */
export function browserCors(rulesOf: BucketRules): Cors {
  const buckets = bucketCors(rulesOf);
  return {
    preflight: (request) => (request.path === '/' ? cognitoPreflight(request) : buckets.preflight(request)),
    headers(service, request) {
      if (service === 'cognito-idp') return COGNITO_CORS;
      return service === 's3' ? buckets.headers(service, request) : {};
    },
  };
}
