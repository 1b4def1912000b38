import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Fauxqs, startFauxqs } from '../fauxqs.ts';
import { dataFolder } from '../test-gateway.ts';
import { createS3Admin } from './admin.ts';
import { createBucketCors } from './bucket-cors.ts';

let fauxqs: Fauxqs;
beforeAll(async () => {
  fauxqs = await startFauxqs(dataFolder());
});
afterAll(() => fauxqs.stop());

test('RES-02 rules allow the local address of the deployed origin, and no other', async () => {
  const { admin, rulesOf } = createS3Admin(fauxqs);
  const rule = { AllowedOrigins: ['https://site.example'], AllowedMethods: ['PUT'] };
  await admin.createBucket({ BucketName: 'files', CorsConfiguration: { CorsRules: [rule] } });
  await admin.createBucket({ BucketName: 'closed' });
  admin.rewriteOrigins((origin) => (origin === 'https://site.example' ? 'http://localhost:3000' : origin));
  const preflight = (bucket: string, origin: string) =>
    createBucketCors(rulesOf).preflight({ path: `/${bucket}/x`, origin, method: 'PUT', headers: [] })?.status;
  expect(preflight('files', 'http://localhost:3000')).toBe(200);
  expect(preflight('files', 'https://site.example')).toBe(403);
  expect(preflight('closed', 'http://localhost:3000')).toBe(403);
  expect(preflight('missing', 'http://localhost:3000')).toBeUndefined();
});
