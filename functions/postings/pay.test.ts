import { expect, test } from '@jest/globals';
import { extractPay } from './extract-pay.ts';
import { formatPay, normalizePay } from './pay.ts';

const stated = { label: '', min: 168_000, max: 205_000, currency: 'USD', period: '' };
const usa = [{ city: '', state: '', country: 'US' }];

test('a range without a period gets one if its size allows no other', () => {
  expect(normalizePay([stated])).toEqual([{ ...stated, period: 'year' }]);
  expect(normalizePay([{ ...stated, min: 28, max: 36 }])[0]?.period).toBe('hour');
  expect(normalizePay([{ ...stated, min: 4_000, max: 6_000 }])[0]?.period).toBe('');
  expect(normalizePay([{ ...stated, min: 400_000, max: 600_000, currency: 'JPY' }])[0]?.period).toBe('');
});

test("the board's period and the label's win over the size", () => {
  expect(normalizePay([{ ...stated, min: 5_000, max: 7_000, period: 'per-month-salary' }])[0]?.period).toBe(
    'month',
  );
  expect(normalizePay([{ ...stated, min: 200, max: 300, label: 'Hourly Range:' }])[0]).toMatchObject({
    label: 'Hourly Range',
    period: 'hour',
  });
  expect(normalizePay([{ ...stated, period: '1 YEAR' }])[0]?.period).toBe('year');
});

test('ranges of several zones stay separate, and invalid ones are dropped', () => {
  const zones = normalizePay([
    { ...stated, label: 'Zone A' },
    { ...stated, label: 'Zone B', min: 150_000, max: 180_000 },
    { ...stated, label: 'Zone B', min: 150_000, max: 180_000 },
    { ...stated, min: null, max: null },
    { ...stated, min: Number.NaN, max: Number.POSITIVE_INFINITY },
    { ...stated, currency: 'dollars' },
  ]);
  expect(zones.map(({ label, min, currency }) => [label, min, currency])).toEqual([
    ['Zone A', 168_000, 'USD'],
    ['Zone B', 150_000, 'USD'],
    ['', 168_000, ''],
  ]);
});

test('pay is formatted as one line', () => {
  const year = { ...stated, period: 'year' };
  expect(formatPay([])).toBe('Not provided');
  expect(formatPay([year])).toBe('$168,000 – $205,000');
  expect(formatPay([{ ...year, min: 40, max: 55.5, period: 'hour' }])).toBe('$40 – $55.50 per hour');
  expect(formatPay([{ ...year, max: null }])).toBe('From $168,000');
  expect(formatPay([{ ...year, min: null, currency: 'EUR' }])).toBe('Up to €205,000');
  expect(formatPay([{ ...year, currency: '' }])).toBe('168,000 – 205,000');
  expect(formatPay([year, { ...year, min: 1 }, { ...year, min: 2 }])).toBe(
    '$168,000 – $205,000; $1 – $205,000 and 1 more range',
  );
});

test.each([
  [
    'The base salary range is $120,000 - $145,000 per year.',
    { min: 120_000, max: 145_000, currency: 'USD', period: 'year' },
  ],
  ['Salary: £55k to £70k', { min: 55_000, max: 70_000, currency: 'GBP', period: 'year' }],
  [
    'Pay range: $28.50 – $34 per hour, plus benefits',
    { min: 28.5, max: 34, currency: 'USD', period: 'hour' },
  ],
  ['Gehalt: 60.000 € - 75.000 € pro Jahr', { min: 60_000, max: 75_000, currency: 'EUR', period: 'year' }],
  ["Salary: CHF 110'000 – 130'000", { min: 110_000, max: 130_000, currency: 'CHF', period: 'year' }],
  ['₹12,00,000 - ₹18,00,000 per annum salary', { min: 1.2e6, max: 1.8e6, currency: 'INR', period: 'year' }],
  ['CTC: 12-18 LPA', { min: 1.2e6, max: 1.8e6, currency: 'INR', period: 'year' }],
  ['Compensation: CA$90k-CA$110k', { min: 90_000, max: 110_000, currency: 'CAD', period: 'year' }],
  ['Salary: 5,000–7,000 PLN per month', { min: 5000, max: 7000, currency: 'PLN', period: 'month' }],
  ['Base pay is $19.50/hr', { min: 19.5, max: 19.5, currency: 'USD', period: 'hour' }],
  ['Salary: A$120,000 + super', { min: 120_000, max: 120_000, currency: 'AUD', period: 'year' }],
  [
    'The salary range will begin at $133,000 and up to $184,000.',
    { min: 133_000, max: 184_000, currency: 'USD', period: 'year' },
  ],
  [
    'The base salary will begin at $187,000.00 and goes up to $259,000.00.',
    { min: 187_000, max: 259_000, currency: 'USD', period: 'year' },
  ],
  ['Pay: From $55,000.00 per year', { min: 55_000, max: null, currency: 'USD', period: 'year' }],
  ['Salary: up to $62,999 a year', { min: null, max: 62_999, currency: 'USD', period: 'year' }],
  ['Hiring Rate: $16.82/hr', { min: 16.82, max: 16.82, currency: 'USD', period: 'hour' }],
  [
    'A reasonable estimate for this position is $181,700 - $229,700.',
    { min: 181_700, max: 229_700, currency: 'USD', period: 'year' },
  ],
  [
    'Your recruiter can share more about the pay range. US: $207000 - $301000 (USD) + 20% bonus target',
    { min: 207_000, max: 301_000, currency: 'USD', period: 'year' },
  ],
])('%s is pay', (text, range) => {
  expect(extractPay([text], usa)).toEqual([{ label: '', ...range }]);
});

test.each([
  'We raised $100,000 - $200,000 in funding.',
  'Manage budgets of $50,000 to $500,000.',
  'You will serve 10,000 to 20,000 customers.',
  'Referral bonus of $1,000 - $2,000.',
  'Our salary survey covers 2,000 to 3,000 companies.',
  'Salary plus a 401k match of $5,000 - $6,000 a year.',
  'We raised $30M - $50M in funding; competitive salary.',
  'Salary: $50.000 - $60.000',
  'Our pay platform moves $250 million to $300 million.',
  'Sign-on bonus: $10,000 - $15,000. Salary on request.',
])('%s is not pay', (text) => {
  expect(extractPay([text], usa)).toEqual([]);
});

test.each([
  ['of the one country of the places', [{ city: 'Toronto', state: 'ON', country: 'CA' }], 'CAD'],
  ['nowhere known, in a country without a dollar', [{ city: 'Berlin', state: '', country: 'DE' }], undefined],
  [
    'nowhere known, in two countries',
    [
      { city: 'Toronto', state: 'ON', country: 'CA' },
      { city: 'Austin', state: 'TX', country: 'US' },
    ],
    undefined,
  ],
])('a bare dollar sign is the dollar %s', (_, places, currency) => {
  expect(extractPay(['Salary: $120,000 - $145,000 per year'], places)[0]?.currency).toBe(currency);
});

test('ranges of several places stay with their places', () => {
  const ranges = extractPay(
    ['Pay: New York: $60 - $70 per hour; Washington, DC: $97,000 - $120,000 a year'],
    usa,
  );
  expect(formatPay(ranges)).toBe('$60 – $70 per hour (New York); $97,000 – $120,000 (Washington, DC)');
  expect(formatPay([...ranges.slice(0, 1)])).toBe('$60 – $70 per hour');
});

test('a single amount may follow its label on the next line', () => {
  expect(extractPay(['Base Hourly:', '$16.56'], usa)).toMatchObject([{ min: 16.56, period: 'hour' }]);
  expect(extractPay(['What you bring to Pay:', 'Budgets of $500,000'], usa)).toEqual([]);
});

test('the words before a pay range say where or for whom it is, if they name a place or a group', () => {
  const labels = (...lines: string[]) => extractPay(lines, usa).map(({ label }) => label);
  expect(
    labels(
      'Primary Location Base Pay Range: $151,500 USD - $227,300 USD',
      'Additional US Location(s) Base Pay Range: $137,100 USD - $243,600 USD',
    ),
  ).toEqual(['Primary Location', 'Additional US Locations']);
  expect(
    labels(
      'The Salary Range: $100,000 - $120,000',
      'Expected Base Pay: $90,000 - $95,000',
      'Salary Range: $80,000 - $85,000',
    ),
  ).toEqual(['', '', '']);
});

test('on-target earnings say so, if there is no other pay', () => {
  expect(formatPay(extractPay(['OTE $120,000 - $240,000; salary on request.'], usa))).toBe(
    '$120,000 – $240,000 OTE',
  );
});

test('several ranges in a sentence stay separate, and base pay is preferred to on-target earnings', () => {
  const zones = extractPay(
    ['Base salary range: $165,000 to $220,000 (Zone A); $150,000 to $200,000 (Zone B)'],
    usa,
  );
  expect(zones.map(({ min }) => min)).toEqual([165_000, 150_000]);
  const sales = extractPay(['OTE $120,000 - $240,000. Base pay $60,000 - $120,000'], usa);
  expect(sales.map(({ min }) => min)).toEqual([60_000]);
});
