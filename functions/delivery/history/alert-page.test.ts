import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Alert } from '../../table/alert.ts';
import { anAlert } from '../../table/fixtures/alert.ts';
import { alertPage, PAGE } from './alert-page.ts';

const at = (minute: number) => new Date(Date.parse('2026-06-01T00:00:00Z') + minute * 60_000).toISOString();
const alert = (jobId: string, minute: number, facts: Partial<Alert> = {}) =>
  anAlert('ada', jobId, { matchedAt: at(minute), ...facts });

/** Reads on to the end; before each page after the first, `meanwhile` more come. */
function readAll(alerts: Alert[], meanwhile: (page: number) => Alert[]): string[] {
  const seen: string[] = [];
  let token: string | null = null;
  let pages = 0;
  do {
    const page = alertPage(alerts, token);
    seen.push(...page.items.map(({ sk }) => sk));
    token = page.nextToken;
    pages += 1;
    alerts.push(...meanwhile(pages));
  } while (token !== null);
  return seen;
}

describe('the alerts of a person, page by page', () => {
  test('are newest first, with how many there are and how many wait', () => {
    const page = alertPage([alert('old', 1), alert('new', 9, { state: 'sent' }), alert('mid', 5)], null);
    expect(page.items.map(({ sk }) => sk)).toEqual(['new', 'mid', 'old']);
    expect(page).toMatchObject({ nextToken: null, total: 3, pending: 2 });
    expect(alertPage([], null)).toEqual({ items: [], nextToken: null, total: 0, pending: 0 });
  });

  test('come each once, and none is left out, while new ones arrive', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(40), { maxLength: 150 }), fc.nat(20), (minutes, more) => {
        const alerts = minutes.map((minute, number) => alert(`job-${number}`, minute));
        const known = alerts.map(({ sk }) => sk).sort();
        const seen = readAll(alerts, (page) =>
          page > 5
            ? []
            : Array.from({ length: more }, (_, number) => alert(`new-${page}-${number}`, 60 + page)),
        );
        expect(seen.filter((sk) => sk.startsWith('job-')).sort()).toEqual(known);
        expect(new Set(seen).size).toBe(seen.length);
      }),
    );
  });

  test('a page holds thirty', () => {
    const alerts = Array.from({ length: 31 }, (_, number) => alert(`job-${number}`, number));
    expect(alertPage(alerts, null).items).toHaveLength(PAGE);
  });

  test.each(['', 'x', Buffer.from('[1,2]').toString('base64url')])(
    'a token that is none is said to be: %j',
    (token) => {
      expect(() => alertPage([], token)).toThrow('nextToken: There is no such page of alerts.');
    },
  );
});
