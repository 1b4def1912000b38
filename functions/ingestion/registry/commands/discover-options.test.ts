import { describe, expect, test } from '@jest/globals';
import * as z from 'zod';
import { systems } from '../../adapters/adapters.ts';
import { DiscoverOptions } from './discover-options.ts';

describe('the options of boards discover', () => {
  test('search all sources for boards of all systems by default', () => {
    expect(DiscoverOptions.parse({})).toMatchObject({
      system: systems(),
      sources: ['common-crawl', 'jazzhr-feeds', 'tenants'],
      limit: Number.POSITIVE_INFINITY,
      isDryRun: false,
    });
  });

  test('search only the sites of companies if there is a list of them, unless sources are named', () => {
    expect(DiscoverOptions.parse({ from: 'companies.tsv' }).sources).toEqual(['companies']);
    const both = DiscoverOptions.parse({
      from: 'companies.tsv',
      source: ['tenants', 'companies'],
      limit: '50',
    });
    expect(both).toMatchObject({ sources: ['tenants', 'companies'], limit: 50 });
  });

  test.each<[object, string]>([
    [{ system: ['levr'] }, 'Unknown system. Use one of greenhouse'],
    [{ source: ['google'] }, 'Unknown source. Use one of common-crawl'],
    [{ source: ['companies'] }, 'The source companies needs a list of companies. Name it with --from.'],
    [{ limit: '0' }, 'The limit is not a positive whole number.'],
    [{ limit: '1e3' }, 'The limit is not a positive whole number.'],
  ])('are rejected for %j with a message', (options, message) => {
    const { error } = DiscoverOptions.safeParse(options);
    expect(error && z.prettifyError(error)).toContain(message);
  });
});
