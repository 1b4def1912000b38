import { data } from '../disciplines/data.ts';
import { finance } from '../disciplines/finance.ts';
import { mobile } from '../disciplines/mobile.ts';
import { product } from '../disciplines/product.ts';
import { productDesign } from '../disciplines/product-design.ts';
import { sales } from '../disciplines/sales.ts';
import { software } from '../disciplines/software.ts';
import { support } from '../disciplines/support.ts';
import type { Employer } from '../employer.ts';
import { hourly, yearly, zones } from '../pay.ts';

/** Freight by road, New York. */
export const paperlantern: Employer = {
  number: 1,
  board: 'paperlantern',
  company: 'Paperlantern Freight',
  about:
    'Paperlantern Freight moves pallets for eleven thousand small makers across North America. We own no trucks. We own the software that fills the empty half of other people’s.',
  offer:
    'We offer health, dental and vision cover from the first day, 22 days of vacation that managers are measured on, a retirement plan with a match, and four months of parental leave for every parent.',
  utcOffset: '-05:00',
  statesEmploymentType: true,
  offices: [
    { city: 'New York', location: 'New York, New York, United States' },
    { city: 'Chicago', location: 'Chicago, Illinois, United States' },
    { city: 'Atlanta', location: 'Atlanta, Georgia, United States' },
  ],
  teams: [
    {
      name: 'Dispatch',
      work: 'decides which truck carries which pallet and replans the day when one of them breaks down',
    },
    {
      name: 'Carrier Network',
      work: 'brings new carriers on board and makes sure that they are paid on the day we promised',
    },
    {
      name: 'Tracking',
      work: 'tells a waiting customer where a shipment is now and when it will really arrive',
    },
    { name: 'Rates', work: 'quotes a price for any two postcodes in under a second and stands by it' },
  ],
  places: ['New York, NY', 'Remote - US', 'Chicago, IL (Hybrid)', 'Atlanta, GA'],
  yesterday: [
    {
      discipline: software,
      title: 'Senior Software Engineer, Dispatch',
      team: 'Dispatch',
      places: ['New York, NY'],
      pay: yearly(178, 215),
    },
    {
      discipline: productDesign,
      title: 'Product Designer, Carrier Tools',
      team: 'Carrier Network',
      places: ['Remote - US'],
      pay: zones([138, 165], [122, 148], [110, 132]),
    },
    {
      discipline: support,
      title: 'Customer Support Specialist (Part-Time, Evenings)',
      team: 'Tracking',
      places: ['Remote - US'],
      type: 'Pa',
      pay: hourly(24, 28),
    },
    {
      discipline: finance,
      title: 'Financial Analyst',
      team: 'Rates',
      places: ['Chicago, IL (Hybrid)'],
      pay: yearly(82, 98),
    },
  ],
  today: [
    {
      discipline: product,
      title: 'Product Manager, Tracking',
      team: 'Tracking',
      places: ['New York, NY', 'Remote - US'],
      pay: yearly(150, 182),
    },
    {
      discipline: data,
      title: 'Machine Learning Engineer - Routing',
      team: 'Dispatch',
      places: ['New York, NY', 'Chicago, IL'],
    },
    {
      discipline: sales,
      title: 'Account Executive, Mid-Market',
      team: 'Carrier Network',
      places: ['Chicago, IL', 'Atlanta, GA', 'Dallas, TX'],
      postPerPlace: true,
      pay: yearly(90, 110, 'USD', 'Base salary, half of target earnings'),
    },
    { discipline: mobile, title: 'Android Engineer', team: 'Carrier Network', places: ['Remote - US'] },
  ],
};
