import { brand } from '../disciplines/brand.ts';
import { data } from '../disciplines/data.ts';
import { platform } from '../disciplines/platform.ts';
import { product } from '../disciplines/product.ts';
import { sales } from '../disciplines/sales.ts';
import { software } from '../disciplines/software.ts';
import type { Employer } from '../employer.ts';
import { hourly, yearly } from '../pay.ts';

/** Maps of trails, Vancouver, Toronto and Montréal. */
export const sugarbushMaps: Employer = {
  number: 9,
  board: 'sugarbushmaps',
  company: 'Sugarbush Maps',
  about:
    'Sugarbush Maps draws the paths that other maps leave out: portages, ski tracks, towpaths and the short cut behind the school. Search-and-rescue teams in six provinces carry our maps.',
  offer:
    'You get 25 days of vacation, a powder-day clause, extended health and dental, a contribution to your RRSP, and boots every second year.',
  utcOffset: '-05:00',
  statesEmploymentType: false,
  offices: [
    { city: 'Vancouver', location: 'Vancouver, British Columbia, Canada' },
    { city: 'Toronto', location: 'Toronto, Ontario, Canada' },
    { city: 'Montréal', location: 'Montréal, Québec, Canada' },
  ],
  teams: [
    { name: 'Terrain', work: 'turns laser scans of whole provinces into slopes a hiker can read' },
    { name: 'Routing', work: 'finds a way through the woods that a tired person would thank us for' },
    { name: 'Community', work: 'checks two thousand corrections a day from people who were just there' },
    { name: 'Rescue', work: 'gives rescue teams one picture of who is where when the weather turns' },
  ],
  places: ['Toronto, ON', 'Vancouver, BC', 'Montréal, QC', 'Remote (Canada)'],
  yesterday: [
    {
      discipline: software,
      title: 'Senior Backend Software Engineer',
      team: 'Routing',
      places: ['Vancouver, BC'],
      pay: yearly(150, 178, 'CAD'),
    },
    {
      discipline: brand,
      title: 'Graphic Designer (Part Time)',
      team: 'Community',
      places: ['Montréal, QC'],
      type: 'Pa',
      pay: hourly(38, 46, 'CAD'),
    },
    { discipline: sales, title: 'Account Manager, Public Sector', team: 'Rescue', places: ['Toronto, ON'] },
  ],
  today: [
    {
      discipline: data,
      title: 'Data Engineer, Terrain',
      team: 'Terrain',
      places: ['Toronto, ON', 'Montréal, QC', 'Remote (Canada)'],
      pay: yearly(120, 148, 'CAD'),
    },
    {
      discipline: product,
      title: 'Product Manager, Community Edits',
      team: 'Community',
      places: ['Vancouver, BC'],
    },
    { discipline: platform, title: 'Cloud Engineer', team: 'Terrain', places: ['Remote (Canada)'] },
  ],
};
