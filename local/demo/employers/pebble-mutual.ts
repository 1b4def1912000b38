import { data } from '../disciplines/data.ts';
import { finance } from '../disciplines/finance.ts';
import { platform } from '../disciplines/platform.ts';
import { product } from '../disciplines/product.ts';
import { quality } from '../disciplines/quality.ts';
import { research } from '../disciplines/research.ts';
import { software } from '../disciplines/software.ts';
import { success } from '../disciplines/success.ts';
import type { Employer } from '../employer.ts';
import { hourly, yearly } from '../pay.ts';

/** Insurance for small boats and instruments, Chicago and Columbus. */
export const pebbleMutual: Employer = {
  number: 13,
  board: 'pebblemutual',
  company: 'Pebble Mutual',
  about:
    'Pebble Mutual insures things that are worth more to their owners than to anyone else: cellos, rowing boats, beehives. It belongs to its 190,000 members and settles most claims within a day.',
  offer:
    'We offer a pension worth the name, health cover for the whole family, 24 days of vacation, and insurance for one instrument or boat of your choice.',
  utcOffset: '-06:00',
  statesEmploymentType: true,
  offices: [
    { city: 'Chicago', location: 'Chicago, Illinois, United States' },
    { city: 'Columbus', location: 'Columbus, Ohio, United States' },
    { city: 'Charlotte', location: 'Charlotte, North Carolina, United States' },
  ],
  teams: [
    { name: 'Claims', work: 'reads a claim, looks at the pictures and pays the honest ones before supper' },
    { name: 'Pricing', work: 'works out what a cello in a fourth-floor walk-up ought to cost' },
    { name: 'Members', work: 'makes joining, changing and leaving a matter of minutes' },
    { name: 'Core', work: 'replaces a policy system from 1994 without any member noticing' },
  ],
  places: ['Chicago, IL', 'Columbus, OH', 'Charlotte, NC', 'Remote, United States', 'Dallas, TX'],
  yesterday: [
    {
      discipline: platform,
      title: 'Senior DevOps Engineer',
      team: 'Core',
      places: ['Columbus, OH', 'Chicago, IL'],
      pay: yearly(142, 170),
    },
    {
      discipline: finance,
      title: 'Senior Accountant',
      team: 'Pricing',
      places: ['Chicago, IL'],
      pay: yearly(92, 110),
    },
    {
      discipline: product,
      title: 'Product Manager, Claims',
      team: 'Claims',
      places: ['Chicago, IL (Hybrid)'],
      pay: yearly(128, 155),
    },
  ],
  today: [
    {
      discipline: software,
      title: 'Software Engineer',
      team: 'Core',
      places: ['Columbus, OH', 'Charlotte, NC', 'Dallas, TX'],
      postPerPlace: true,
      pay: yearly(122, 148),
    },
    {
      discipline: data,
      title: 'Data Science Intern',
      team: 'Pricing',
      places: ['Chicago, IL'],
      type: 'In',
      pay: hourly(34, 38),
    },
    {
      discipline: research,
      title: 'UX Researcher',
      team: 'Members',
      places: ['Remote, United States'],
      pay: yearly(118, 142),
    },
    {
      discipline: quality,
      title: 'Software Development Engineer in Test',
      team: 'Core',
      places: ['Columbus, OH'],
    },
    { discipline: success, title: 'Implementation Manager', team: 'Members', places: ['Charlotte, NC'] },
  ],
};
