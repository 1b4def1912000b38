import { describe, expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';
import { createQueryClient } from './query-client.ts';

const render = (path: string) => renderToString(<App queryClient={createQueryClient()} path={path} />);

describe('the site without a browser', () => {
  test('the home page renders its headline, filters and a skeleton', () => {
    const html = render('/');
    expect(html).toContain('Tech jobs, the morning they are posted.');
    expect(html).toContain('Looking for Remote Job');
    expect(html).toContain('Loading jobs');
  });

  test('the URL’s query sets the filters of the rendered page', () => {
    expect(render('/?JT=Co')).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="Co"/);
  });

  test('ROUTE-01 an unknown route says so and leads home', () => {
    const html = render('/nowhere');
    expect(html).toContain('This is not the page you were looking for. . .');
    expect(html).toContain('href="/"');
    expect(html).toContain('Go back home');
  });
});
