import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Fault } from '../house/fault.ts';
import type { Grant } from './link-token.ts';
import { html } from './page.ts';
import { act, ask } from './unsubscribe.ts';

const grant: Grant = { sub: 'ada', channel: 'email' };
const read = async (token: string) => {
  if (token === 'good') return grant;
  throw new Fault('BadInput', 'This link is not complete.');
};
const end = jest.fn(async (_: Grant) => undefined);
beforeEach(() => {
  end.mockClear();
});

describe('the unsubscribe page', () => {
  test('MATCH-05 asks before it acts: link scanners follow links', async () => {
    const page = await ask({ read, end }, 'good');
    expect(page.body).toContain('<form method="post"><button type="submit">');
    expect(end).not.toHaveBeenCalled();
  });

  test('MATCH-05 acts on its button, and on the mail program’s one click, as often as it comes', async () => {
    const first = await act({ read, end }, 'good');
    const second = await act({ read, end }, 'good');
    expect(second).toEqual(first);
    expect(first).toMatchObject({ status: 200, title: 'Job alerts by e-mail are off' });
    expect(end.mock.calls).toEqual([[grant], [grant]]);
  });

  test('MATCH-05 neither asks nor acts for a link that is not ours', async () => {
    await expect(ask({ read, end }, 'bad')).rejects.toThrow('This link is not complete.');
    await expect(act({ read, end }, 'bad')).rejects.toThrow('This link is not complete.');
    expect(end).not.toHaveBeenCalled();
  });

  test('is a page without script that nobody keeps or indexes', () => {
    const { headers, body, statusCode } = html({ status: 400, title: 'a < b', body: '<p>Hello</p>' });
    expect(statusCode).toBe(400);
    expect(headers).toEqual({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    expect(body).toContain('<h1>a &lt; b</h1><p>Hello</p>');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).not.toContain('<script');
  });
});
