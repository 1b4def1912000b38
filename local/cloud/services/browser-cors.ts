import type { Cors } from '../gateway/cors.ts';
import { answerCognitoPreflight, COGNITO_CORS } from './cognito.ts';
import { type BucketRules, createBucketCors } from './s3/bucket-cors.ts';

/** CORS of the two services that browsers call directly: Cognito at the root path, S3 at its buckets' paths. */
export function createBrowserCors(rulesOf: BucketRules): Cors {
  const buckets = createBucketCors(rulesOf);
  return {
    preflight: (request) =>
      request.path === '/' ? answerCognitoPreflight(request) : buckets.preflight(request),
    headers(service, request) {
      if (service === 'cognito-idp') return COGNITO_CORS;
      return service === 's3' ? buckets.headers(service, request) : {};
    },
  };
}
