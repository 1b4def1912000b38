import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Alert } from '../../table/alert.ts';
import { anAlert } from '../../table/fixtures/alert.ts';
import { PAGE_SIZE, paginateAlerts } from './alert-view.ts';

const at = (minute: number) => new Date(Date.parse('2026-06-01T00:00:00Z') + minute * 60_000).toISOString();
const alert = (jobId: string, minute: number, facts: Partial<Alert> = {}) =>
  anAlert('ada', jobId, { matchedAt: at(minute), ...facts });

/** Reads all pages; more alerts come before each page after the first. */
function readAll(alerts: Alert[], moreAlerts: (page: number) => Alert[]): string[] {
  const seen: string[] = [];
  let token: string | null = null;
  let pages = 0;
  do {
    const page = paginateAlerts(alerts, token);
    seen.push(...page.items.map(({ sk }) => sk));
    token = page.nextToken;
    pages += 1;
    alerts.push(...moreAlerts(pages));
  } while (token !== null);
  return seen;
}

describe('pages of alerts', () => {
  test('are newest first, with the total and the number pending', () => {
    const page = paginateAlerts([alert('old', 1), alert('new', 9, { state: 'sent' }), alert('mid', 5)], null);
    expect(page.items.map(({ sk }) => sk)).toEqual(['new', 'mid', 'old']);
    expect(page).toMatchObject({ nextToken: null, total: 3, pending: 2 });
    expect(paginateAlerts([], null)).toEqual({ items: [], nextToken: null, total: 0, pending: 0 });
  });

  test('contain each alert once while new ones arrive', () => {
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

  test('have thirty alerts', () => {
    const alerts = Array.from({ length: 31 }, (_, number) => alert(`job-${number}`, number));
    expect(paginateAlerts(alerts, null).items).toHaveLength(PAGE_SIZE);
  });

  test.each(['', 'x', Buffer.from('[1,2]').toString('base64url')])('refuse an invalid token: %j', (token) => {
    expect(() => paginateAlerts([], token)).toThrow('nextToken: There is no such page of alerts.');
  });
});
