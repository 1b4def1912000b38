import { describe, expect, test } from '@jest/globals';
import { isUnwatched, planChanges } from './change-plan.ts';

const nothing = { code: [], contract: false, template: false, restart: [] };

describe('LOCAL-01 what a saved file asks for', () => {
  test.each([
    ['functions/board/listing.handler.ts', { code: ['functions/board/listing.handler.ts'] }],
    ['contract/limits.ts', { code: ['contract/limits.ts'] }],
    ['infra/listing.ts', { template: true }],
    ['cdk.json', { template: true }],
    ['schema.graphql', { contract: true, template: true }],
    ['web/src/features/alerts/api/list-alerts.graphql', { contract: true }],
    ['local/cloud/edge/distribution.ts', { restart: ['local/cloud/edge/distribution.ts'] }],
    ['pnpm-lock.yaml', { restart: ['pnpm-lock.yaml'] }],
  ])('%s', (path, wanted) => {
    expect(planChanges([path])).toEqual({ ...nothing, ...wanted });
  });

  test.each([
    'functions/board/page.test.ts',
    'functions/node_modules/zod/index.js',
    'functions/test-data/jobs/real.json',
    'infra/fixtures/template.ts',
    'infra/bundles.bench.ts',
    'web/src/app/app.tsx',
    'web/src/features/alerts/api/list-alerts.generated.ts',
  ])('%s is not watched', (path) => {
    expect(isUnwatched(path)).toBe(true);
  });

  test.each(['functions/board/page.ts', 'web/src', 'web/src/features/alerts/api/list-alerts.graphql'])(
    '%s is watched',
    (path) => {
      expect(isUnwatched(path)).toBe(false);
    },
  );
});
