import { describe, expect, test } from '@jest/globals';
import { filesLike, importsOf } from './source-files.ts';

/** The folders of the site, from the bottom layer up. */
const FOLDERS = ['config', 'service', 'components', 'features', 'app'];

/** The features, from the bottom layer up. A feature may import those before it, and `app` composes all. */
const FEATURES = [
  // Who visits, and what the browser remembers.
  'session',
  'toasts',
  'cookies',
  'analytics',
  'identity',
  'account-layout',
  'account',
  'places',
  // The board.
  'welcome',
  'saved-jobs',
  'hidden-jobs',
  'listing',
  'company-page',
  'about',
  'engineering',
  'legal',
  // Signing in.
  'verify',
  'login',
  'reset-password',
  'privacy',
  // Paying.
  'pricing',
  'promo',
  'subscription',
  'pricing-popup',
  // What a person wants.
  'preview',
  'preferences',
  'criteria',
  'alert-preview',
  'feedback',
  'push',
  'notifications',
  'dream-companies',
  'settings',
  'onboarding',
  'job-titles',
  'choose-titles',
  // What a person gets.
  'for-you',
  'letters',
  'applications',
  'alerts',
  'saved-list',
  'resume-analysis',
  'resumes',
  'job-page',
  'staff',
];

/** Tests and what only they use may reach up. */
const SUPPORT = /\.test\.|\/testing\//;

const sources = filesLike('web/src/*.ts', 'web/src/*.tsx').filter(({ file }) => !SUPPORT.test(file));

const folderOf = (path: string): number => FOLDERS.indexOf(path.split('/')[2] ?? '');
const featureOf = (path: string): string | undefined => /^web\/src\/features\/([^/]+)\//.exec(path)?.[1];

/** The imports for which `reachesUp` holds, as sentences. */
const importsThat = (reachesUp: (file: string, path: string) => boolean): string[] =>
  sources.flatMap((source) =>
    importsOf(source)
      .filter((path) => reachesUp(source.file, path))
      .map((path) => `${source.file} imports ${path}`),
  );

describe('the layers of the site', () => {
  test('a folder imports only folders below it', () => {
    const isInFolder = (path: string) => folderOf(path) >= 0;
    expect(importsThat((file, path) => isInFolder(file) && folderOf(path) > folderOf(file))).toEqual([]);
  });

  test('a feature imports only features below it', () => {
    const layerOf = (path: string) => FEATURES.indexOf(featureOf(path) ?? '');
    expect(
      importsThat((file, path) => featureOf(file) !== undefined && layerOf(path) > layerOf(file)),
    ).toEqual([]);
    const found = new Set(sources.flatMap(({ file }) => featureOf(file) ?? []));
    expect([...found].sort()).toEqual([...FEATURES].sort());
  });
});
