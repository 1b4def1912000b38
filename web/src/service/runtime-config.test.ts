/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';

const config = { apiKey: 'k', userPoolId: 'p', userPoolClientId: 'c', region: 'us-east-1' };

/** Loads a page with this text as its configuration, on a site whose /config.json has `config`. */
async function givenPage(text: string | undefined) {
  jest.resetModules();
  document.head.innerHTML =
    text === undefined ? '' : `<script type="application/json" id="config">${text}</script>`;
  const fetch = jest.fn(async () => ({ json: async () => config }));
  Object.assign(globalThis, { fetch });
  const { runtimeConfig } = await import('./runtime-config.ts');
  return { runtimeConfig, fetch };
}

test('a page with an embedded configuration fetches none', async () => {
  const { runtimeConfig, fetch } = await givenPage(JSON.stringify({ ...config, apiKey: 'embedded' }));
  expect([await runtimeConfig(), fetch.mock.calls]).toEqual([{ ...config, apiKey: 'embedded' }, []]);
});

test.each([undefined, ''])('a page without one fetches it once: %s', async (text) => {
  const { runtimeConfig, fetch } = await givenPage(text);
  expect([await runtimeConfig(), await runtimeConfig()]).toEqual([config, config]);
  expect(fetch.mock.calls).toEqual([['/config.json']]);
});
