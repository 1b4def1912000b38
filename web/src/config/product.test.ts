/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';

afterEach(() => {
  document.head.replaceChildren();
  jest.resetModules();
});

const loadProduct = async () => (await import('./product.ts')).product;

test('OPS-01 the support address comes from the page’s head', async () => {
  document.head.innerHTML = '<meta name="support" content="help@acme.com">';
  expect((await loadProduct()).supportAddress).toBe('help@acme.com');
});

test('OPS-01 without it, the support address is the placeholder', async () => {
  expect((await loadProduct()).supportAddress).toBe('support@daybreak.example');
});
