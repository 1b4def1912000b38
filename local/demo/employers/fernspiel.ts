import { brand } from '../disciplines/brand.ts';
import { finance } from '../disciplines/finance.ts';
import { marketing } from '../disciplines/marketing.ts';
import { productDesign } from '../disciplines/product-design.ts';
import { program } from '../disciplines/program.ts';
import { quality } from '../disciplines/quality.ts';
import { software } from '../disciplines/software.ts';
import type { Employer } from '../employer.ts';
import { hourly, yearly } from '../pay.ts';

/** Quiet games, Berlin and Hamburg. */
export const fernspiel: Employer = {
  number: 10,
  board: 'fernspiel',
  company: 'Fernspiel Studio',
  about:
    'Fernspiel Studio makes quiet games for two people who are not in the same room. Our best-known one is about running a lighthouse, and nobody has ever been shot in it.',
  offer:
    'Permanent contracts, 30 days of vacation, no overtime before a launch (we move the launch), a job ticket, and a games library that counts as work.',
  utcOffset: '+01:00',
  statesEmploymentType: true,
  offices: [
    { city: 'Berlin', location: 'Berlin, Germany' },
    { city: 'Hamburg', location: 'Hamburg, Germany' },
    { city: 'München', location: 'München, Bayern, Germany' },
  ],
  teams: [
    {
      name: 'Lighthouse',
      work: 'looks after a small island, its weather and the 900,000 people who keep its lamp lit',
    },
    { name: 'Netcode', work: 'makes two players on bad trains feel as though they sat at one table' },
    { name: 'Next Game', work: 'has eighteen months to find out what comes after the lighthouse' },
    { name: 'Players', work: 'reads every letter players send and answers most of them' },
  ],
  places: ['Berlin, Germany', 'Hamburg, Germany', 'Remote - Germany', 'München, Germany'],
  yesterday: [
    {
      discipline: productDesign,
      title: 'Game UX Designer',
      team: 'Next Game',
      places: ['Berlin, Germany'],
      pay: yearly(58, 72, 'EUR'),
    },
    {
      discipline: software,
      title: 'Software Engineer, Netcode',
      team: 'Netcode',
      places: ['Berlin, Germany', 'Hamburg, Germany'],
    },
    {
      discipline: marketing,
      title: 'Marketing Intern (Werkstudent welcome)',
      team: 'Players',
      places: ['Hamburg, Germany'],
      type: 'In',
      pay: hourly(15, 17, 'EUR'),
    },
  ],
  today: [
    { discipline: brand, title: 'Senior Motion Designer', team: 'Lighthouse', places: ['Berlin, Germany'] },
    { discipline: quality, title: 'Test Automation Engineer', team: 'Netcode', places: ['Remote - Germany'] },
    {
      discipline: finance,
      title: 'Finance Controller (Teilzeit / Part-Time)',
      team: 'Next Game',
      places: ['München, Germany'],
      type: 'Pa',
      pay: yearly(38, 46, 'EUR'),
    },
    {
      discipline: program,
      title: 'Project Manager, Live Games',
      team: 'Lighthouse',
      places: ['Berlin, Germany'],
    },
  ],
};
