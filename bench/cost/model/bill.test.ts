import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { type Inputs, monthlyActivity } from './activity.ts';
import { COST_DOCUMENT, fillDocument } from './document.ts';
import { STATED_HABITS } from './habits.ts';
import { breakEvenDays, ledgerDollars } from './ledger.ts';
import { readMeasuredUnits } from './measured-units.ts';
import { monthlyDollars, PRICES } from './prices.ts';
import { monthlyPurposes } from './purposes.ts';
import { peopleAt, QUOTAS } from './quotas.ts';
import { monthlyBills } from './tables.ts';
import { addUsage, dollarsByService, scaleUsage } from './usage.ts';

const inputs: Inputs = { habits: STATED_HABITS, units: readMeasuredUnits() };
const million = monthlyActivity(1_000_000, inputs);

describe('a price', () => {
  test.each([
    ['charges nothing up to the free units', PRICES.members, 10_000, 0],
    ['counts free units toward the first tier', PRICES.members, 100_000, 90_000 * 0.0055],
    [
      'charges each tier at its own price',
      PRICES.members,
      1_100_000,
      90_000 * 0.0055 + 900_000 * 0.0046 + 100_000 * 0.00325,
    ],
    ['without tiers is the same for every unit', PRICES.mails, 1_000_000, 100],
  ])('%s', (_, price, amount, dollars) => {
    expect(monthlyDollars(price, amount)).toBeCloseTo(dollars, 6);
  });
});

describe('usage', () => {
  test('adds up amounts by price before tiers apply, so that free units count once', () => {
    const half = { edgeRequests: 8_000_000 };
    expect(dollarsByService(addUsage(half, half)).get('CloudFront')).toBeCloseTo(6);
    expect(scaleUsage(half, 2)).toEqual(addUsage(half, half));
  });
});

describe('the bill', () => {
  test('without people is only for boards, jobs and what watches over them', () => {
    const used = monthlyPurposes(0, inputs).filter(({ usage }) =>
      Object.values(usage).some((amount) => amount > 0),
    );
    expect(used.map(({ name }) => name)).toEqual([
      'reading boards',
      'new and changed jobs',
      'matching',
      'stored rows and backups',
      'alarms, logs, traces, firewalls',
    ]);
  });

  test('grows with people, and less than they do', () => {
    const bills = monthlyBills(inputs);
    for (const [at, bill] of bills.entries()) {
      const fewer = bills[at - 1];
      if (!fewer || fewer.people === 0) continue;
      expect(bill.infrastructure).toBeGreaterThan(fewer.infrastructure);
      expect(bill.infrastructure / bill.people).toBeLessThan(fewer.infrastructure / fewer.people);
    }
  });

  test('counts alerts only of subscribers and of new people', () => {
    const withoutAlerts = monthlyActivity(1_000_000, {
      ...inputs,
      habits: { ...STATED_HABITS, subscriberShare: 0, newShare: 0 },
    });
    expect(withoutAlerts).toMatchObject({ alerts: 0, sentAlerts: 0, messages: 0, alertable: 0 });
    expect(million.sentAlerts).toBeLessThanOrEqual(million.alerts);
  });
});

describe('the ledger', () => {
  test('costs the same in both table classes at the break-even', () => {
    const days = breakEvenDays(million, inputs.units);
    const [standard, infrequent] = (['Standard', 'Standard-IA'] as const).map((tableClass) => {
      const { units, storage } = ledgerDollars(million, inputs.units, { days, tableClass });
      return units + storage;
    });
    expect(standard).toBeCloseTo(infrequent ?? 0, 6);
  });
});

describe('a quota', () => {
  test.each(QUOTAS.map((quota) => [quota.name, quota] as const))(
    'is met where its load reaches the limit: %s',
    (_, quota) => {
      const people = peopleAt(quota, inputs);
      if (people === undefined) return expect(quota.load(1e9, inputs)).toBeLessThan(quota.limit);
      expect(quota.load(people, inputs)).toBeGreaterThanOrEqual(quota.limit);
      return expect(quota.load(people * 0.99, inputs)).toBeLessThan(quota.limit);
    },
  );
});

test('docs/cost.md is what the model computes (otherwise run `pnpm bench cost`)', () => {
  const document = readFileSync(COST_DOCUMENT, 'utf8');
  expect(fillDocument(document, inputs)).toBe(document);
});
