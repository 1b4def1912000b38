/**
 * Runs before the first paint, as a small script of its own: sets the color mode, marks the page if somebody
 * may be signed in or if this is the first visit, and on the home page requests the first page of the board
 * while the bundle is still loading.
 */
import { applyMode, wantsDark } from './app/theme.ts';
import { endpoints, homePath } from './config/endpoints.ts';
import { rememberedSpan } from './features/identity/remembered.ts';
import { ListBoardDocument } from './features/listing/api/list-jobs.generated.ts';
import { boardInput } from './features/listing/board-input.ts';
import { visitorClock } from './features/listing/day.ts';
import { filtersFromSearch } from './features/listing/filters-url.ts';
import { visitSearch } from './features/listing/visit-filters.ts';
import { markFirstVisit } from './features/welcome/first-visit.ts';
import { embeddedConfig } from './service/runtime-config.ts';
import { requestBody } from './service/typed-document.ts';
import { painted, startCode } from './start-code.ts';

/** Keeps a rejection from being reported as unhandled: the page handles it when it takes the response. */
function quiet<Answer>(promise: Promise<Answer>): Promise<Answer> {
  promise.catch(() => undefined);
  return promise;
}

function requestBoard(apiKey: string, body: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-api-key': apiKey };
  return fetch(endpoints.graphql, { method: 'POST', headers, body });
}

const shown = painted(document);
startCode(document, shown);
applyMode(wantsDark());
document.documentElement.toggleAttribute('data-remembered', rememberedSpan() !== null);
markFirstVisit(document.documentElement);

const config = embeddedConfig(document);
if (location.pathname === homePath && config !== undefined) {
  const filters = filtersFromSearch(visitSearch(window));
  const input = boardInput({ filters, clock: visitorClock(Date.now()) });
  const body = requestBody(ListBoardDocument, { input });
  window.daybreakEarly = { body, response: quiet(shown.then(() => requestBoard(config.apiKey, body))) };
}
