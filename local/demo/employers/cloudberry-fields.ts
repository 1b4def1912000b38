import { brand } from '../disciplines/brand.ts';
import { hardware } from '../disciplines/hardware.ts';
import { marketing } from '../disciplines/marketing.ts';
import { product } from '../disciplines/product.ts';
import { program } from '../disciplines/program.ts';
import { sales } from '../disciplines/sales.ts';
import { software } from '../disciplines/software.ts';
import { support } from '../disciplines/support.ts';
import type { Employer } from '../employer.ts';
import { hourly, yearly } from '../pay.ts';

/** Sensors for farms, Minneapolis and Manchester. */
export const cloudberryFields: Employer = {
  number: 14,
  board: 'cloudberryfields',
  company: 'Cloudberry Fields',
  about:
    'Cloudberry Fields tells farmers in cold places when to sow, drain and pick. Our sensors winter under the snow in Minnesota and in the Highlands, and most of them wake up again.',
  offer:
    'We offer health cover or its local equal, 25 days of leave, two paid harvest days on a farm of your choice, and a vegetable box on Fridays.',
  utcOffset: '-06:00',
  statesEmploymentType: false,
  offices: [
    { city: 'Minneapolis', location: 'Minneapolis, Minnesota, United States' },
    { city: 'Manchester', location: 'Manchester, England, United Kingdom' },
  ],
  teams: [
    {
      name: 'Soil',
      work: 'measures water, warmth and salt at three depths and says what they mean for the week',
    },
    { name: 'Harvest', work: 'guesses the day of picking to within two, on nine kinds of berry' },
    { name: 'Radio', work: 'carries forty bytes across twelve kilometers of wet field' },
    { name: 'Growers', work: 'makes the app that a farmer opens with cold hands at five in the morning' },
  ],
  places: ['Minneapolis, MN', 'Manchester, United Kingdom', 'Remote - US', 'Remote - UK'],
  yesterday: [
    {
      discipline: software,
      title: 'Full Stack Engineer (Growers)',
      team: 'Growers',
      places: ['Manchester, United Kingdom', 'Remote - UK'],
      pay: yearly(58, 72, 'GBP'),
    },
    {
      discipline: marketing,
      title: 'Content Marketing Specialist',
      team: 'Harvest',
      places: ['Minneapolis, MN'],
      pay: yearly(66, 80),
    },
    { discipline: program, title: 'Scrum Master', team: 'Soil', places: ['Manchester, United Kingdom'] },
  ],
  today: [
    {
      discipline: hardware,
      title: 'Senior Electrical Engineer, Radio',
      team: 'Radio',
      places: ['Minneapolis, MN'],
      pay: yearly(128, 155),
    },
    {
      discipline: product,
      title: 'Product Management Intern',
      team: 'Growers',
      places: ['Minneapolis, MN'],
      type: 'In',
      pay: hourly(28, 32),
    },
    {
      discipline: sales,
      title: 'Enterprise Account Executive',
      team: 'Harvest',
      places: ['Remote - US'],
      pay: yearly(115, 140),
    },
    { discipline: support, title: 'Operations Analyst', team: 'Soil', places: ['Minneapolis, MN'] },
    {
      discipline: brand,
      title: 'Content Designer (Part-Time)',
      team: 'Growers',
      places: ['Remote - UK'],
      type: 'Pa',
      pay: hourly(28, 34, 'GBP'),
    },
  ],
};
