import { format } from 'node:util';
import { afterEach, beforeEach } from '@jest/globals';

/** What a test has written to console.error without expecting it. */
let complaints: unknown[][] = [];

beforeEach(() => {
  complaints = [];
  console.error = (...said: unknown[]) => void complaints.push(said);
});

// A test that expects complaints puts a spy in this one's place.
afterEach(() => {
  const [first, ...others] = complaints;
  if (first === undefined) return;
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  throw new Error(`The test wrote to console.error${more}: ${format(...first)}`);
});
