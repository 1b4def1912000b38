import { formatNumber } from '../../measure/statistics.ts';
import { DAYS, type Inputs, monthlyActivity } from './activity.ts';
import { describeHabits } from './habits.ts';
import { breakEvenDays, ledgerDollars, TABLE_CLASSES } from './ledger.ts';
import type { Distribution, Units } from './measured-units.ts';
import { PRICES } from './prices.ts';
import { monthlyPurposes } from './purposes.ts';
import { peopleAt, QUOTAS } from './quotas.ts';
import { addUsage, dollarsAtFirstTier, dollarsByService } from './usage.ts';

const PEOPLE = [0, 1_000, 10_000, 100_000, 1_000_000, 10_000_000];
/** Not part of the infrastructure: what other companies bill, and texts. */
const OUTSIDE = new Set(['OpenAI', 'Stripe', 'Texts']);

type Table = readonly (readonly string[])[];

/** Formats dollars with three digits that matter. */
export const formatDollars = (value: number): string =>
  `$${value !== 0 && value < 10 ? value.toFixed(2) : formatNumber(Number(value.toPrecision(3)))}`;

const formatPeople = (people: number): string =>
  people >= 1_000_000 ? `${people / 1_000_000} million` : formatNumber(people);

/** Formats a number of people with two digits that matter. */
export const roundPeople = (people: number): string => formatPeople(Number(people.toPrecision(2)));

/** Returns a month's bill for each number of people: dollars by service, and the totals. */
export const monthlyBills = (inputs: Inputs) => PEOPLE.map((people) => monthlyBill(people, inputs));

/** Returns a month's bill: dollars by purpose and service, and the totals. */
export function monthlyBill(people: number, inputs: Inputs) {
  const purposes = monthlyPurposes(people, inputs);
  const services = dollarsByService(addUsage(...purposes.map(({ usage }) => usage)));
  const sum = (isCounted: (service: string) => boolean) =>
    [...services].reduce((total, [service, dollars]) => total + (isCounted(service) ? dollars : 0), 0);
  const infrastructure = sum((service) => !OUTSIDE.has(service));
  const revenue = people * inputs.habits.subscriberShare * inputs.habits.subscriptionPrice;
  return { people, purposes, services, infrastructure, total: sum(() => true), revenue };
}

export function serviceTable(inputs: Inputs): Table {
  const bills = monthlyBills(inputs);
  const names = [...new Set(bills.flatMap(({ services }) => [...services.keys()]))];
  const order = bills.at(-2)?.services;
  const sorted = names.sort((one, other) => (order?.get(other) ?? 0) - (order?.get(one) ?? 0));
  const row = (name: string, of: (bill: (typeof bills)[number]) => string) => [name, ...bills.map(of)];
  const service = (name: string) => row(name, ({ services }) => formatDollars(services.get(name) ?? 0));
  return [
    ['dollars a month', ...PEOPLE.map((people) => `${formatPeople(people)} people`)],
    ...sorted.filter((name) => !OUTSIDE.has(name)).map(service),
    row('**infrastructure without texts**', ({ infrastructure }) => `**${formatDollars(infrastructure)}**`),
    ...sorted.filter((name) => OUTSIDE.has(name)).map(service),
    row('**total**', ({ total }) => `**${formatDollars(total)}**`),
    row('infrastructure per thousand people', ({ people, infrastructure }) =>
      people === 0 ? '' : formatDollars((infrastructure / people) * 1_000),
    ),
    row('revenue', ({ revenue }) => formatDollars(revenue)),
    row('**infrastructure as a share of revenue**', ({ infrastructure, revenue }) =>
      revenue === 0 ? '' : `**${((infrastructure / revenue) * 100).toFixed(1)} %**`,
    ),
  ];
}

export function purposeTable(inputs: Inputs): Table {
  const bills = monthlyBills(inputs);
  const names = bills[0]?.purposes.map(({ name }) => name) ?? [];
  return [
    ['dollars a month, at first-tier prices', ...PEOPLE.map((people) => `${formatPeople(people)} people`)],
    ...names.map((name, at) => [
      name,
      ...bills.map(({ purposes }) => formatDollars(dollarsAtFirstTier(purposes[at]?.usage ?? {}))),
    ]),
  ];
}

export function matchTable({ units: { matches } }: Inputs): Table {
  const row = (name: string, { mean, p50, p90, p99 }: Distribution) => [
    name,
    ...[p50, p90, p99, mean].map((value) => formatNumber(value, value < 20 ? 1 : 0)),
  ];
  return [
    ['a person and day', 'p50', 'p90', 'p99', 'mean'],
    ...matches.byTitles.map(({ titles, perDay }) => row(`matches, ${titles} saved titles`, perDay)),
    row('jobs that the messages have room for, 8 titles', matches.alertedPerDay),
    row('messages, 8 titles', matches.messagesPerDay),
  ];
}

export function activityTable(inputs: Inputs): Table {
  const activities = PEOPLE.slice(1).map((people) => monthlyActivity(people, inputs));
  const daily = (name: string, of: (activity: (typeof activities)[number]) => number) => [
    name,
    ...activities.map((activity) => formatNumber(Number((of(activity) / DAYS).toPrecision(3)))),
  ];
  return [
    ['a day', ...PEOPLE.slice(1).map((people) => `${formatPeople(people)} people`)],
    daily('alerts opened', ({ alerts }) => alerts),
    daily('alerts sent', ({ sentAlerts }) => sentAlerts),
    daily('e-mails', ({ messages }) => messages),
    daily('texts', ({ texts }) => texts),
    daily('visits', ({ visits, guestVisits }) => visits + guestVisits),
  ];
}

export function ledgerTable(inputs: Inputs): Table {
  const activities = [100_000, 1_000_000, 10_000_000].map((people) => monthlyActivity(people, inputs));
  const rows = [90, 60, 30].flatMap((days) =>
    TABLE_CLASSES.map((tableClass) => [
      `${days} days, ${tableClass}`,
      ...activities.map((activity) => {
        const { units, storage } = ledgerDollars(activity, inputs.units, { days, tableClass });
        return `${formatDollars(units + storage)} (${formatDollars(storage)} stored)`;
      }),
    ]),
  );
  const [, million] = activities;
  const days = million ? formatNumber(breakEvenDays(million, inputs.units)) : '';
  return [
    ['alert rows, dollars a month', ...activities.map(({ people }) => `${formatPeople(people)} people`)],
    ...rows,
    ['Standard-IA costs less from', ...activities.map(() => `${days} days`)],
    ...inputs.units.openAfter.map((open) => [
      `postings still open after ${open.days} days`,
      ...activities.map(() => `${(open.share * 100).toFixed(0)} %`),
    ]),
  ];
}

export const quotaTable = (inputs: Inputs): Table => [
  ['quota', 'limit', 'from', 'met at', 'then'],
  ...QUOTAS.map((quota) => {
    const people = peopleAt(quota, inputs);
    return [
      quota.name,
      `${formatNumber(quota.limit)} ${quota.unit}`,
      quota.from,
      people === undefined ? 'never' : `${roundPeople(people)} people`,
      quota.remedy,
    ];
  }),
];

export const habitTable = (): Table => [
  ['value', 'unit', 'because'],
  ...describeHabits().map(({ value, unit, because }) => [
    formatNumber(value, value % 1 === 0 ? 0 : value < 0.01 ? 3 : 2),
    unit,
    because,
  ]),
];

export const priceTable = (): Table => [
  ['service', 'unit', 'dollars', 'free a month', 'source'],
  ...Object.values(PRICES).map(({ service, unit, tiers, free, source }) => [
    service,
    unit,
    tiers
      .map(({ dollars }) =>
        String(dollars < 0.0001 ? `${Number((dollars * 1e6).toPrecision(6))} per million` : dollars),
      )
      .join(', then '),
    free === 0 ? '' : formatNumber(free),
    source,
  ]),
];

export function operationTable({ units }: Inputs): Table {
  const { boards, delivery, profile, requests } = units;
  const row = (name: string, { writes, reads }: Units) => [
    name,
    formatNumber(writes, 1),
    formatNumber(reads, 1),
  ];
  return [
    ['operation', 'WCU', 'RCU'],
    row('an unchanged board, its check record', boards.check),
    row('a changed board, the comparison with 50 to 61 postings', boards.comparison),
    row('a new posting', boards.posting),
    row('an edited posting', boards.edit),
    row('a closed posting', boards.closing),
    row('an opened alert', delivery.open),
    row('the first look at an alert while others wait', delivery.look),
    row('a message with one job', delivery.single),
    row('a message with ten jobs that waited', delivery.ten),
    row('delivery events of a message', delivery.events),
    row('watchers and rows of a new profile with 8 titles', profile),
    row('a request of a visitor (`pnpm load`)', requests.visitor),
    row('a sign-up (`pnpm load`)', requests.signUp),
    row('a profile change (`pnpm load`)', requests.edit),
  ];
}
