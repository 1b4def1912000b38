/** @jest-environment jsdom */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { Route, Switch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { useScroll } from './use-scroll.ts';

let moves: string[];

function Site() {
  useScroll();
  return (
    <main id="main" tabIndex={-1}>
      <Switch>
        <Route path="/privacy-policy">
          <h2 id="cookies">Cookies</h2>
          <h2 id="your rights">Your rights</h2>
        </Route>
        <Route path="/verify">
          <input aria-label="Code" ref={(field) => field?.focus()} />
        </Route>
        <Route>A page</Route>
      </Switch>
    </main>
  );
}

function given(address: string) {
  history.replaceState(null, '', address);
  render(<Site />);
}

const go = (address: string) => act(() => navigate(address));

beforeEach(() => {
  moves = [];
  Object.assign(window, { scrollTo: (_: number, y: number) => moves.push(`y ${y}`) });
  HTMLElement.prototype.scrollIntoView = function scrollIntoView() {
    moves.push(this.id);
  };
});

describe('useScroll', () => {
  test('ROUTE-04 a new path scrolls to the top and focuses the content', () => {
    given('/about-us');
    expect(moves).toEqual([]);
    go('/privacy-policy');
    expect([moves, document.activeElement?.id]).toEqual([['y 0'], 'main']);
  });

  test('ROUTE-04 a page that gave the focus to its field keeps it there', () => {
    given('/about-us');
    go('/verify');
    expect([moves, document.activeElement?.getAttribute('aria-label')]).toEqual([['y 0'], 'Code']);
  });

  test.each(['/privacy-policy?of=2026', '/privacy-policy'])(
    'ROUTE-04 the same path stays where it is: %s',
    (to) => {
      given('/privacy-policy#cookies');
      go(to);
      expect(moves).toEqual(['cookies']);
    },
  );

  test.each([
    ['the first page', '/privacy-policy#cookies'],
    ['another page', '/about-us'],
    ['the same page', '/privacy-policy'],
  ])('ROUTE-04 a hash scrolls to its element, on %s', (_, from) => {
    given(from);
    go('/privacy-policy#cookies');
    expect(moves).toEqual(['cookies']);
  });

  test('ROUTE-04 an encoded hash is decoded', () => {
    given('/privacy-policy#your%20rights');
    expect(moves).toEqual(['your rights']);
  });

  test('ROUTE-04 an unknown hash scrolls to the top', () => {
    given('/about-us');
    go('/privacy-policy#nothing');
    expect(moves).toEqual(['y 0']);
  });

  test('ROUTE-04 Back keeps the browser’s scroll position', async () => {
    given('/about-us');
    go('/privacy-policy');
    const returned = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    await act(async () => {
      history.back();
      await returned;
    });
    expect([location.pathname, moves]).toEqual(['/about-us', ['y 0']]);
  });

  test('stays where it is for a hash that is no text', () => {
    given('/privacy-policy#50%');
    expect(moves).toEqual([]);
  });
});
