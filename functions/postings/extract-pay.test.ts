import { expect, test } from '@jest/globals';
import { extractPay } from './extract-pay.ts';
import { formatPay } from './pay.ts';

const payIn = (country: string, ...lines: string[]) =>
  formatPay(extractPay(lines, [{ city: '', state: '', country }]));

test.each([
  [
    'NL',
    'A gross salary between €3,200 and €4,500 per month (40 hours per week).',
    '€3,200 – €4,500 per month',
  ],
  ['NL', 'Salary: EUR 3,800 - EUR 6,200 per month (40 hours)', '€3,800 – €6,200 per month'],
  ['NL', 'Gross monthly salary based on 40 hours per week: €3,500 - €4,500.', '€3,500 – €4,500 per month'],
  ['NL', 'Salary ranges from € 3.708 to € 5.057 gross per month (38h/week)', '€3,708 – €5,057 per month'],
  ['DE', 'Monthly salary: €4,000 - €6,000 plus annual bonus', '€4,000 – €6,000 per month'],
  ['GB', 'Salary: £22,000 - £24,000 per annum (40 hours per week)', '£22,000 – £24,000'],
  ['GB', 'Salary: £24,000 - £28,000 per annum, hybrid 2 days per week', '£24,000 – £28,000'],
  ['IN', 'Salary: ₹6,00,000 - ₹8,00,000 per annum (5 days/week)', '₹600,000 – ₹800,000'],
  ['US', 'Salary: $8,000 - $12,000 a month plus annual bonus', '$8,000 – $12,000 per month'],
  ['US', 'Salary range: $8,000 - $12,000 a month', '$8,000 – $12,000 per month'],
  ['GB', 'Salary: £400 - £500 a day', '£400 – £500 per day'],
  ['GB', 'Salary: £120 - £150 per day', '£120 – £150 per day'],
  ['US', 'Pay: $100 - $150 (per week)', '$100 – $150 per week'],
])('ING-02 the period beside the amounts is that of the pay, in %s: %s', (country, text, pay) => {
  expect(payIn(country, text)).toBe(pay);
});

test.each([
  'Annual bonus. Pay range: $28 - $34',
  'Pay range: $28 - $34, annual bonus',
  'Pay range: $28 - $34 (annual bonus)',
  'Pay: $28 - $34, 4 days a week',
])('ING-02 a bonus or working time does not change the period of hourly pay: %s', (text) => {
  expect(payIn('US', text)).toBe('$28 – $34 per hour');
});

test('ING-02 working time alone is no period', () => {
  expect(payIn('GB', 'Salary: £22,000 - £28,000, 3 days per week in the office')).toBe('Not provided');
  expect(payIn('DE', 'Salary: €2,500 - €3,000, paid once a month')).toBe('Not provided');
});

test.each([
  ['Pay: $25/hr - $32/hr', '$25 – $32 per hour'],
  ['Pay rate: $22.00 per hour to $26.00 per hour', '$22 – $26 per hour'],
  ['Salary: $80,000/yr - $120,000/yr', '$80,000 – $120,000'],
  ['Salary: $80,000 annually - $100,000 annually', '$80,000 – $100,000'],
  ['Salary Range $153,600/year to $207,800/year', '$153,600 – $207,800'],
  ['Compensation: US$177,000/year to US$251,000/year + bonus + equity + benefits', '$177,000 – $251,000'],
  [
    'The base pay for this position ranges from $129,300/year in our lowest geographic market up to $223,600/year in our highest geographic market.',
    '$129,300 – $223,600',
  ],
  ['The base salary range for this role is $174,000 per year - $193,500 per year.', '$174,000 – $193,500'],
  [
    'Our cash compensation amount for this role is targeted at $180,000/yr to $200,000/yr in Denver & most remote locations',
    '$180,000 – $200,000',
  ],
  ['The U.S. pay range for this position is $113,400 -- $206,300 annually.', '$113,400 – $206,300'],
  ['The anticipated base salary range for this role is $148,750‐$192,500', '$148,750 – $192,500'],
  ['Salary: $60,000/year in Denver and $75,000/year in New York', '$60,000'],
])('ING-02 a unit between two amounts keeps the upper one: %s', (text, pay) => {
  expect(payIn('US', text)).toBe(pay);
});

test.each([
  [
    [
      'The minimum and maximum full-time annual salaries for this role are listed below, by location.',
      'McLean, VA: $135,600 - $154,800 for Sr Assoc, Data Science',
      'New York, NY: $148,000 - $168,900 for Sr Assoc, Data Science',
      'San Jose, CA: $148,000 - $168,900 for Sr Assoc, Data Science',
    ],
    '$135,600 – $154,800 (McLean, VA); $148,000 – $168,900 (New York, NY) and 1 more range',
  ],
  [
    [
      'The base salary range for this position is listed below.',
      'USA, WA, Seattle - 129,300.00 - 223,600.00 USD annually',
      'USA, CA, Palo Alto - 151,300.00 - 261,500.00 USD annually',
    ],
    '$129,300 – $223,600 (USA, WA, Seattle); $151,300 – $261,500 (USA, CA, Palo Alto)',
  ],
  [
    ['Salary range:', 'Tier 1: $108,100 - $133,600', 'Tier 2: $97,300 - $120,200'],
    '$108,100 – $133,600 (Tier 1); $97,300 – $120,200 (Tier 2)',
  ],
  [
    ['The salary ranges are: Level 3: $120,000 - $150,000, Level 4: $150,000 - $190,000'],
    '$120,000 – $150,000 (Level 3); $150,000 – $190,000 (Level 4)',
  ],
  [['The pay ranges for this role are $120,000 - $150,000.'], '$120,000 – $150,000'],
  [
    ['Salary range:', 'NY: $100,000 - $120,000', 'We manage $200,000 - $500,000 for clients'],
    '$100,000 – $120,000',
  ],
])('ING-02 every row of a list of ranges counts, with its label: %j', (lines, pay) => {
  expect(payIn('US', ...lines)).toBe(pay);
});

test.each([
  ['Salary range: $120,000 - $150,000. RSUs: $100,000 - $150,000 over four years.', '$120,000 – $150,000'],
  [
    'The salary range for this role is $120,000 - $150,000 plus new hire stock grant of $40,000 - $60,000.',
    '$120,000 – $150,000',
  ],
  ['Salary range: $120,000 - $150,000. Relocation assistance $30,000 - $40,000.', '$120,000 – $150,000'],
  ['Base Salary Range: $65,000 - $75,000; Commission: $20,000 - $30,000 per year', '$65,000 – $75,000'],
  ['Base salary: $65,000 - $75,000; variable compensation: $35,000 - $45,000', '$65,000 – $75,000'],
  ['Compensation: $150,000 - $180,000 base and $50,000 - $90,000 in RSUs', '$150,000 – $180,000'],
  ['You carry a quota of $800,000 - $900,000. Salary: $90,000 - $100,000', '$90,000 – $100,000'],
  ['OTE: $180,000 - $200,000, quota $800,000 - $900,000', '$180,000 – $200,000 OTE'],
  ['Base salary of $120k and 401k matching', '$120,000'],
  ['Salary: $90,000 – $120,000 and 401(k)', '$90,000 – $120,000'],
])('ING-02 stock, relocation, commission and quotas are no pay: %s', (text, pay) => {
  expect(payIn('US', text)).toBe(pay);
});

test.each([
  'The annual salary, excluding commission, is $100,000 - $120,000',
  'The base salary range (not including stock or relocation) is $100,000 - $120,000.',
  'Base salary plus commission: $100,000 - $120,000',
  'Salary of a Stock Plan Administrator: $100,000 - $120,000',
])('ING-02 pay that is stated beside such words is pay: %s', (text) => {
  expect(payIn('US', text)).toBe('$100,000 – $120,000');
});
