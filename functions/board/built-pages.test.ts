import { describe, expect, test } from '@jest/globals';
import { Fault } from '../platform/fault.ts';
import { html, servePage, withSupportAddress } from './built-pages.ts';

process.env['POWERTOOLS_LOG_LEVEL'] = 'SILENT';
const failWith = (error: Error) =>
  servePage(
    () => Promise.reject(error),
    () => 'nothing here',
  );

describe('a page', () => {
  test('ROUTE-01 that does not exist is the 404 page, with status 404', async () => {
    expect(await failWith(new Fault('NotFound', 'Gone.'))).toMatchObject({
      statusCode: 404,
      body: 'nothing here',
      headers: { 'cache-control': 'no-store' },
    });
  });

  test('that cannot be rendered now may be asked for again, and says nothing of the cause', async () => {
    const answer = await failWith(new Error('connection to 10.0.0.1 lost'));
    expect(answer).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
    expect(answer.body).not.toContain('10.0.0.1');
  });

  test('OPS-01 shows its stage’s support address, if it has one', () => {
    const page = html(
      200,
      'no-store',
      '<a href="mailto:support@daybreak.example">support@daybreak.example</a>',
    );
    expect(withSupportAddress(page, 'help@acme.com').body).toBe(
      '<a href="mailto:help@acme.com">help@acme.com</a>',
    );
    expect(withSupportAddress(page, undefined)).toBe(page);
  });
});
