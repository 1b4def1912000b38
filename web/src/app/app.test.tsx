import { describe, expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { routes } from '../config/routes.ts';
import { App } from './app.tsx';
import { pageOf } from './pages.ts';
import { routeOf } from './route-of.ts';

const render = (path: string) => renderToString(<App path={path} />);

describe('prerendering', () => {
  test('the home page renders its headline, filters and a skeleton', () => {
    const html = render('/');
    expect(html).toContain('Tech jobs, the morning they are posted.');
    expect(html).toContain('Looking for Remote Job');
    expect(html).toContain('Loading jobs');
  });

  test('HOME-05 HOME-06 HOME-07 the prerendered page uses the default filters', () => {
    const html = render('/');
    expect(html).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="Fu"/);
    expect(html).toMatch(/<option value="En" selected=""/);
    expect(html).toMatch(/<input type="checkbox" role="switch" aria-checked="true"/);
  });

  test('ROUTE-01 an unknown route shows the 404 page with a link home', async () => {
    await pageOf(routes.notFound).load();
    const html = render('/nowhere');
    expect(html).toContain('This is not the page you were looking for. . .');
    expect(html).toContain('href="/"');
    expect(html).toContain('Go back home');
  });

  test('ROUTE-02 an account page renders a skeleton only', async () => {
    await pageOf(routeOf('/profile/settings')).load();
    const html = render('/profile/settings');
    expect(html).toMatch(/role="status"[^>]*>.*Loading your account/);
    expect(html).not.toContain('<form');
  });

  test('LOGIN-01 the login form renders without scripts and cannot be submitted before hydration', async () => {
    await pageOf(routeOf('/login')).load();
    expect(render('/login')).toMatch(/<button type="submit" disabled=""[^>]*>.*Login/);
  });
});
