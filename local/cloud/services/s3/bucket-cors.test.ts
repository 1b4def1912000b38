import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Fauxqs, startFauxqs } from '../fauxqs.ts';
import { dataFolder } from '../test-gateway.ts';
import { s3Admin } from './admin.ts';
import { bucketCors } from './bucket-cors.ts';

let fauxqs: Fauxqs;
beforeAll(async () => {
  fauxqs = await startFauxqs(dataFolder());
});
afterAll(() => fauxqs.stop());

test('RES-02 a page whose deployed origin a rule names may call from where it is served here, and no other', async () => {
  const { admin, rulesOf } = s3Admin(fauxqs);
  const rule = { AllowedOrigins: ['https://site.example'], AllowedMethods: ['PUT'] };
  await admin.createBucket({ BucketName: 'files', CorsConfiguration: { CorsRules: [rule] } });
  await admin.createBucket({ BucketName: 'closed' });
  admin.originsAre((origin) => (origin === 'https://site.example' ? 'http://localhost:3000' : origin));
  const ask = (bucket: string, origin: string) =>
    bucketCors(rulesOf).preflight({ path: `/${bucket}/x`, origin, method: 'PUT', headers: [] })?.status;
  expect(ask('files', 'http://localhost:3000')).toBe(200);
  expect(ask('files', 'https://site.example')).toBe(403);
  expect(ask('closed', 'http://localhost:3000')).toBe(403);
  expect(ask('missing', 'http://localhost:3000')).toBeUndefined();
});
