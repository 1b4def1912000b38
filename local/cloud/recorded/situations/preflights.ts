import { randomUUID } from 'node:crypto';
import type { Scene, Situation } from '../situation.ts';

const PAGE = 'https://page.example';

const preflight = async (
  { aws, cloud }: Scene,
  rules: object[] | undefined,
  headers: Record<string, string>,
) => {
  const BucketName = `preflight-${randomUUID()}`;
  const cors = rules && { CorsConfiguration: { CorsRules: rules } };
  await cloud.s3.createBucket({ BucketName, ...cors });
  return aws.plain('OPTIONS', `${aws.url}/${BucketName}/a`, {
    'access-control-request-method': 'PUT',
    ...headers,
  });
};

const RULES = [{ AllowedMethods: ['PUT'], AllowedOrigins: [PAGE] }];

/** S3's answers to a browser that asks before it uploads. */
export const preflightSituations: readonly Situation[] = [
  [/no_config options-with-origin-and-method/, (scene) => preflight(scene, undefined, { origin: PAGE })],
  [
    /opt-wrong-origin|partial_origin/,
    (scene) => preflight(scene, RULES, { origin: 'https://other.example' }),
  ],
  [
    /opt-get-headers/,
    (scene) =>
      preflight(scene, RULES, { origin: PAGE, 'access-control-request-headers': 'x-amz-request-payer' }),
  ],
];
