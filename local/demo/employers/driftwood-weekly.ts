import { brand } from '../disciplines/brand.ts';
import { marketing } from '../disciplines/marketing.ts';
import { people } from '../disciplines/people.ts';
import { product } from '../disciplines/product.ts';
import { productDesign } from '../disciplines/product-design.ts';
import { software } from '../disciplines/software.ts';
import { support } from '../disciplines/support.ts';
import type { Employer } from '../employer.ts';
import { hourly, yearly } from '../pay.ts';

/** A weekly paper about the sea, New York and Los Angeles. */
export const driftwoodWeekly: Employer = {
  number: 12,
  board: 'driftwoodweekly',
  company: 'Driftwood Weekly',
  about:
    'Driftwood Weekly is a paper about the sea, read by 310,000 subscribers, a third of whom live nowhere near it. It comes out on Thursdays, on paper, in an app and as a podcast with real foghorns.',
  offer:
    'We offer union contracts, full health cover, a sabbatical of eight weeks after five years, and as many back issues as you can carry.',
  utcOffset: '-05:00',
  statesEmploymentType: false,
  offices: [
    { city: 'New York', location: 'New York, New York, United States' },
    { city: 'Los Angeles', location: 'Los Angeles, California, United States' },
  ],
  teams: [
    {
      name: 'Subscriptions',
      work: 'turns a curious reader into one who would miss us, and never hides the cancel button',
    },
    {
      name: 'Newsroom Tools',
      work: 'builds the desk on which sixty reporters write, check and lay out the paper',
    },
    { name: 'Audio', work: 'brings the paper to people whose hands are on a wheel or a tiller' },
    { name: 'Reader App', work: 'makes a page that loads on a ferry and remembers where you stopped' },
  ],
  places: ['New York, NY', 'Los Angeles, CA', 'New York, NY or Remote (US)', 'Hybrid - New York, NY'],
  yesterday: [
    {
      discipline: product,
      title: 'Group Product Manager, Subscriptions',
      team: 'Subscriptions',
      places: ['New York, NY'],
      pay: yearly(190, 225),
    },
    {
      discipline: brand,
      title: 'Brand Designer',
      team: 'Audio',
      places: ['Los Angeles, CA'],
      pay: yearly(95, 118),
    },
    {
      discipline: software,
      title: 'Software Engineer, Newsroom Tools',
      team: 'Newsroom Tools',
      places: ['Hybrid - New York, NY'],
      pay: yearly(140, 168),
    },
  ],
  today: [
    {
      discipline: software,
      title: 'Senior Frontend Engineer',
      team: 'Reader App',
      places: ['New York, NY or Remote (US)'],
      pay: yearly(170, 202),
    },
    {
      discipline: marketing,
      title: 'SEO Specialist (Contract)',
      team: 'Subscriptions',
      places: ['Remote - US'],
      type: 'Co',
      pay: hourly(48, 60),
    },
    {
      discipline: productDesign,
      title: 'Product Designer, Reader App',
      team: 'Reader App',
      places: ['New York, NY'],
      pay: yearly(132, 158),
    },
    { discipline: people, title: 'Recruiter', team: 'Newsroom Tools', places: ['New York, NY'] },
    {
      discipline: support,
      title: 'Executive Assistant',
      team: 'Audio',
      places: ['Los Angeles, CA'],
      pay: hourly(38, 45),
    },
  ],
};
