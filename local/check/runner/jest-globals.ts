import * as circus from 'jest-circus';
import { expect, jest as shared } from './jest-api.ts';
import { forgetModules, type MockFactory, mockModule } from './module-hooks.ts';

/** The module that imports this one, which has an instance for each. */
const importer = new URL(import.meta.url).searchParams.get('importer') ?? '';

/** Replaces `@jest/globals` for test files. */
export const jest = {
  ...shared,
  /** Replaces a module in the modules that the test file imports after the call. */
  unstable_mockModule: (specifier: string, create: MockFactory) => mockModule(specifier, importer, create),
  /** Makes the test file load its modules again. */
  resetModules: forgetModules,
};
export { expect };
export const { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } = circus;
