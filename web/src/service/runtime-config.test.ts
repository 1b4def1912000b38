/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';

const config = { apiKey: 'k', userPoolId: 'p', userPoolClientId: 'c', region: 'us-east-1' };

/** A page with such a text where the configuration has its place, on a site that has `config` beside it. */
async function givenPage(text: string | undefined) {
  jest.resetModules();
  document.head.innerHTML =
    text === undefined ? '' : `<script type="application/json" id="config">${text}</script>`;
  const fetch = jest.fn(async () => ({ json: async () => config }));
  Object.assign(globalThis, { fetch });
  const { runtimeConfig } = await import('./runtime-config.ts');
  return { runtimeConfig, fetch };
}

test('a page in which the deployment wrote the configuration fetches none', async () => {
  const { runtimeConfig, fetch } = await givenPage(JSON.stringify({ ...config, apiKey: 'of the page' }));
  expect([await runtimeConfig(), fetch.mock.calls]).toEqual([{ ...config, apiKey: 'of the page' }, []]);
});

test.each([undefined, ''])('a page in which it wrote none fetches it once: %s', async (text) => {
  const { runtimeConfig, fetch } = await givenPage(text);
  expect([await runtimeConfig(), await runtimeConfig()]).toEqual([config, config]);
  expect(fetch.mock.calls).toEqual([['/config.json']]);
});
