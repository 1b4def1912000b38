import { data } from '../disciplines/data.ts';
import { hardware } from '../disciplines/hardware.ts';
import { legal } from '../disciplines/legal.ts';
import { product } from '../disciplines/product.ts';
import { program } from '../disciplines/program.ts';
import { software } from '../disciplines/software.ts';
import type { Employer } from '../employer.ts';
import { hourly, yearly } from '../pay.ts';

/** Software and boxes for the power grid, Denver and Austin. */
export const northlightGrid: Employer = {
  number: 5,
  board: 'northlightgrid',
  company: 'Northlight Grid',
  about:
    'Northlight Grid helps rural electric cooperatives to see what happens between the substation and the porch light. Our boxes hang on 70,000 poles, and our software tells a crew which one to drive to.',
  offer:
    'We offer medical cover with no premium for you, a retirement match of 6%, every second Friday off, and a truck ride with a line crew in your first month.',
  utcOffset: '-07:00',
  statesEmploymentType: true,
  offices: [
    { city: 'Denver', location: 'Denver, Colorado, United States' },
    { city: 'Austin', location: 'Austin, Texas, United States' },
  ],
  teams: [
    { name: 'Forecast', work: 'says how much power a valley will need tomorrow at six in the evening' },
    { name: 'Pole Box', work: 'builds the small gray box that measures, switches and survives hail' },
    { name: 'Outage', work: 'finds the fallen branch before the first telephone call comes in' },
    {
      name: 'Cooperatives',
      work: 'makes the control-room screens that two hundred operators watch all night',
    },
  ],
  places: ['Austin, TX', 'Denver, CO', 'Austin, TX (Hybrid)', 'Remote - US'],
  yesterday: [
    {
      discipline: hardware,
      title: 'Senior Firmware Engineer',
      team: 'Pole Box',
      places: ['Denver, CO'],
      pay: yearly(150, 184),
    },
    {
      discipline: data,
      title: 'Data Scientist, Load Forecasting',
      team: 'Forecast',
      places: ['Denver, CO', 'Austin, TX'],
      pay: yearly(138, 168),
    },
    {
      discipline: program,
      title: 'Technical Program Manager, Hardware Launches',
      team: 'Pole Box',
      places: ['Austin, TX'],
    },
  ],
  today: [
    {
      discipline: software,
      title: 'Full Stack Software Engineer',
      team: 'Cooperatives',
      places: ['Austin, TX (Hybrid)'],
      pay: yearly(145, 172),
    },
    {
      discipline: hardware,
      title: 'Electrical Engineering Intern',
      team: 'Pole Box',
      places: ['Denver, CO'],
      type: 'In',
      pay: hourly(32, 36),
    },
    {
      discipline: product,
      title: 'Product Manager, Outage Response',
      team: 'Outage',
      places: ['Austin, TX'],
      pay: yearly(140, 170),
    },
    { discipline: legal, title: 'Compliance Analyst', team: 'Cooperatives', places: ['Denver, CO'] },
  ],
};
