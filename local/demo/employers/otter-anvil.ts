import { brand } from '../disciplines/brand.ts';
import { marketing } from '../disciplines/marketing.ts';
import { platform } from '../disciplines/platform.ts';
import { product } from '../disciplines/product.ts';
import { productDesign } from '../disciplines/product-design.ts';
import { software } from '../disciplines/software.ts';
import { success } from '../disciplines/success.ts';
import type { Employer } from '../employer.ts';
import { hourly, yearly, zones } from '../pay.ts';

/** Tools for developers, remote. */
export const otterAnvil: Employer = {
  number: 4,
  board: 'otteranvil',
  company: 'Otter & Anvil',
  about:
    'Otter & Anvil builds the build tool that 30,000 developers have open all day and, we hope, hardly ever look at. We are forty people in nineteen towns and meet twice a year in one of them.',
  offer:
    'Everyone works from home, on hours of their own choosing with four of them in common. We pay for your desk, your chair, your connection and a co-working space when the neighbors renovate.',
  utcOffset: '-08:00',
  statesEmploymentType: false,
  offices: [],
  teams: [
    { name: 'Cache', work: 'makes sure that no machine anywhere compiles the same thing twice' },
    {
      name: 'Runners',
      work: 'starts ten thousand short-lived machines an hour and cleans up after every one',
    },
    { name: 'Insights', work: 'shows a team which of its tests are slow, flaky or pointless' },
    { name: 'Editor', work: 'brings build results into the editor a moment before anyone asks for them' },
  ],
  places: ['Remote - United States', 'Remote (US or Canada)', 'Remote - Canada'],
  yesterday: [
    {
      discipline: software,
      title: 'Staff Software Engineer, Cache',
      team: 'Cache',
      places: ['Remote - United States'],
      pay: zones([215, 255], [195, 230]),
    },
    {
      discipline: platform,
      title: 'Platform Engineer',
      team: 'Runners',
      places: ['Remote (US or Canada)'],
      pay: yearly(165, 198),
    },
    { discipline: brand, title: 'Content Designer', team: 'Insights', places: ['Remote - Canada'] },
  ],
  today: [
    {
      discipline: product,
      title: 'Product Manager, Developer Insights',
      team: 'Insights',
      places: ['Remote - United States'],
      pay: yearly(160, 195),
    },
    {
      discipline: software,
      title: 'Software Engineering Intern',
      team: 'Editor',
      places: ['Remote - United States'],
      type: 'In',
      pay: hourly(42, 48),
    },
    {
      discipline: marketing,
      title: 'Growth Marketing Specialist',
      team: 'Runners',
      places: ['Remote (US or Canada)'],
    },
    {
      discipline: success,
      title: 'Customer Success Manager',
      team: 'Cache',
      places: ['Remote - United States'],
      pay: yearly(98, 120),
    },
    {
      discipline: productDesign,
      title: 'Product Designer',
      team: 'Editor',
      places: ['Remote - United States'],
      pay: yearly(140, 170),
    },
  ],
};
