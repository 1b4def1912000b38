import { format } from 'node:util';
import { afterEach, beforeEach } from '@jest/globals';

/** Arguments of the unexpected console.error calls of a test. */
let complaints: unknown[][] = [];

beforeEach(() => {
  complaints = [];
  console.error = (...args: unknown[]) => void complaints.push(args);
});

// A test that expects complaints replaces this with a spy.
afterEach(() => {
  const [first, ...others] = complaints;
  if (first === undefined) return;
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  throw new Error(`The test wrote to console.error${more}: ${format(...first)}`);
});
