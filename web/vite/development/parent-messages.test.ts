import { expect, test } from '@jest/globals';
import { toHotPayload } from './parent-messages.ts';

test('an error of the product becomes the overlay, with its file and lines', () => {
  expect(
    toHotPayload({ kind: 'error', message: 'Unexpected "}"', file: '/functions/a.ts', frame: '3 | }' }),
  ).toEqual({
    type: 'error',
    err: { message: 'Unexpected "}"', stack: '', id: '/functions/a.ts', frame: '3 | }' },
  });
});

test('an error without a place becomes the overlay', () => {
  expect(toHotPayload({ kind: 'error', message: 'Synth failed' })).toEqual({
    type: 'error',
    err: { message: 'Synth failed', stack: '' },
  });
});

test('a reload reloads every open page', () => {
  expect(toHotPayload({ kind: 'reload' })).toEqual({ type: 'full-reload' });
});

test('any other message is an error', () => {
  expect(() => toHotPayload({ kind: 'stop' })).toThrow('Invalid');
});
