import { expect, test } from '@jest/globals';
import { createAddressRewriter, createOriginRewriter } from './addresses.ts';

const config = { DefaultRootObject: '', Origins: [], CacheBehaviors: [] };
const inventory = {
  buckets: ['stack-files'],
  edge: {
    distributions: [
      {
        id: 'E1',
        arn: 'arn',
        domainName: 'd1.cloudfront.net',
        config: {
          ...config,
          Aliases: ['jobs.example'],
          CustomErrorResponses: [],
          DefaultCacheBehavior: {
            TargetOriginId: 'a',
            AllowedMethods: [],
            CachePolicyId: 'c',
            FunctionAssociations: [],
            Compress: false,
          },
        },
      },
    ],
    functions: new Map(),
    responseHeaders: new Map(),
    cachePolicies: new Map(),
  },
};
const rewrite = createAddressRewriter(inventory, {
  siteUrl: 'http://localhost:3000',
  gatewayUrl: 'http://127.0.0.1:4501',
});

test.each([
  ['https://d1.cloudfront.net/a', 'http://localhost:3000/a'],
  ['https://jobs.example', 'http://localhost:3000'],
  [
    "connect-src 'self' https://stack-files.s3.us-east-1.amazonaws.com",
    "connect-src 'self' http://127.0.0.1:4501",
  ],
  ['https://cognito-idp.us-east-1.amazonaws.com/', 'http://127.0.0.1:4501/'],
  [
    'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_abc',
    'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_abc',
  ],
  ['https://elsewhere.example', 'https://elsewhere.example'],
])('%s becomes %s', (deployed, local) => {
  expect(rewrite(deployed)).toBe(local);
});

test.each([
  ['https://jobs.example', 'http://localhost:3000'],
  ['https://*.cloudfront.net', 'http://localhost:3000'],
  ['https://other.example', 'https://other.example'],
  ['*', '*'],
])('LOCAL-01 a bucket that allows %s allows %s locally', (pattern, local) => {
  expect(createOriginRewriter(inventory, 'http://localhost:3000')(pattern)).toBe(local);
});
