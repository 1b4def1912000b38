import { data } from '../disciplines/data.ts';
import { finance } from '../disciplines/finance.ts';
import { product } from '../disciplines/product.ts';
import { quality } from '../disciplines/quality.ts';
import { sales } from '../disciplines/sales.ts';
import { software } from '../disciplines/software.ts';
import { success } from '../disciplines/success.ts';
import type { Employer } from '../employer.ts';
import { hourly, yearly } from '../pay.ts';

/** Bookkeeping software, New York and Toronto. */
export const mossbankLedger: Employer = {
  number: 3,
  board: 'mossbankledger',
  company: 'Mossbank Ledger',
  about:
    'Mossbank Ledger keeps the books of bakeries, bicycle shops and one circus. Our customers spend eleven minutes a week on bookkeeping and would like it to be nine.',
  offer:
    'Benefits: health cover paid in full for you and your children, 20 days of vacation plus the week between the years, a home-office budget, and books balanced at all times.',
  utcOffset: '-05:00',
  statesEmploymentType: true,
  offices: [
    { city: 'New York', location: 'New York, New York, United States' },
    { city: 'Toronto', location: 'Toronto, Ontario, Canada' },
  ],
  teams: [
    {
      name: 'Reconciliation',
      work: 'matches what the bank says with what the shoebox says, and asks only about the rest',
    },
    { name: 'Payroll', work: 'pays forty thousand people on Fridays, in fifty states and ten provinces' },
    { name: 'Invoicing', work: 'gets small companies paid nine days earlier than before' },
    { name: 'Accountants', work: 'serves the advisers who look after two hundred small companies each' },
  ],
  places: ['New York, NY', 'Toronto, ON, Canada', 'Remote, US', 'New York, NY (Hybrid)'],
  yesterday: [
    {
      discipline: product,
      title: 'Senior Product Manager - Payroll',
      team: 'Payroll',
      places: ['New York, NY'],
      pay: yearly(172, 205),
    },
    {
      discipline: software,
      title: 'Software Engineer II',
      team: 'Reconciliation',
      places: ['Toronto, ON, Canada'],
      pay: yearly(118, 142, 'CAD'),
    },
    {
      discipline: quality,
      title: 'QA Engineer (Contract)',
      team: 'Payroll',
      places: ['Remote, US'],
      type: 'Co',
      pay: hourly(55, 68),
    },
    {
      discipline: success,
      title: 'Onboarding Specialist',
      team: 'Accountants',
      places: ['Toronto, ON, Canada'],
    },
  ],
  today: [
    {
      discipline: software,
      title: 'Backend Software Engineer',
      team: 'Invoicing',
      places: ['New York, NY (Hybrid)'],
      pay: yearly(155, 185),
    },
    {
      discipline: data,
      title: 'Analytics Engineer',
      team: 'Invoicing',
      places: ['Remote, US', 'Remote, Canada'],
    },
    {
      discipline: finance,
      title: 'Payroll Specialist',
      team: 'Payroll',
      places: ['New York, NY'],
      pay: hourly(34, 41),
    },
    {
      discipline: sales,
      title: 'Sales Development Representative',
      team: 'Accountants',
      places: ['New York, NY', 'Toronto, ON, Canada'],
      postPerPlace: true,
    },
  ],
};
