/**
 * Runs before the first paint, as a small script of its own: sets the colour mode, says whether somebody may be
 * signed in, and on the home page asks for the first board page while the page's bundle is still on its way.
 */
import { showMode, wantsDark } from './app/theme.ts';
import { endpoints, homePath } from './config/paths.ts';
import { rememberedSpan } from './features/identity/remembered.ts';
import { boardRequest } from './features/listing/board-request.ts';
import { visitorClock } from './features/listing/day.ts';
import { filtersFromSearch } from './features/listing/filters-url.ts';
import { visitSearch } from './features/listing/visit-filters.ts';
import { configInPage } from './service/config-in-page.ts';
import { painted, startCode } from './start-code.ts';

function apiKeyOf(config: unknown): string {
  return typeof config === 'object' && config !== null && 'apiKey' in config ? String(config.apiKey) : '';
}

/** A failure is met by whoever waits for the promise; until then it is nobody's. */
function quiet<Answer>(promise: Promise<Answer>): Promise<Answer> {
  promise.catch(() => undefined);
  return promise;
}

function askBoard(apiKey: string, body: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-api-key': apiKey };
  return fetch(endpoints.graphql, { method: 'POST', headers, body });
}

const shown = painted(document);
startCode(document, shown);
showMode(wantsDark());
document.documentElement.toggleAttribute('data-remembered', rememberedSpan() !== null);

const config = configInPage(document);
if (location.pathname === homePath && config !== undefined) {
  const filters = filtersFromSearch(visitSearch(window));
  const body = boardRequest({ filters, clock: visitorClock(Date.now()) });
  window.daybreakEarly = { body, response: quiet(shown.then(() => askBoard(apiKeyOf(config), body))) };
}
