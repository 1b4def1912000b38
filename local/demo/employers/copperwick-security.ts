import { data } from '../disciplines/data.ts';
import { legal } from '../disciplines/legal.ts';
import { product } from '../disciplines/product.ts';
import { sales } from '../disciplines/sales.ts';
import { security } from '../disciplines/security.ts';
import { software } from '../disciplines/software.ts';
import { workplaceIt } from '../disciplines/workplace-it.ts';
import type { Employer } from '../employer.ts';
import { hourly, yearly } from '../pay.ts';

/** Security for small companies, Arlington and Atlanta. */
export const copperwickSecurity: Employer = {
  number: 11,
  board: 'copperwick',
  company: 'Copperwick Security',
  about:
    'Copperwick Security is the security department of companies too small to have one. Dentists, mills and marinas let us watch their networks, and we let them sleep.',
  offer:
    'We offer full medical cover, a retirement match, paid certifications with the exam fee whether you pass or not, and an on-call allowance worth having.',
  utcOffset: '-05:00',
  statesEmploymentType: true,
  offices: [
    { city: 'Arlington', location: 'Arlington, Virginia, United States' },
    { city: 'Atlanta', location: 'Atlanta, Georgia, United States' },
  ],
  teams: [
    { name: 'Watch', work: 'looks at nine billion events a day and telephones about four of them' },
    { name: 'Sensors', work: 'makes a box that a receptionist can plug in and nobody can argue with' },
    {
      name: 'Response',
      work: 'is in the room, or on the line, while the worst day of a customer’s year is happening',
    },
    { name: 'Portal', work: 'tells a business owner in three sentences how safe the company is' },
  ],
  places: ['Arlington, VA', 'Atlanta, GA', 'Remote - US', 'Remote (Eastern time, US)'],
  yesterday: [
    {
      discipline: security,
      title: 'Detection Engineer',
      team: 'Watch',
      places: ['Arlington, VA', 'Remote - US'],
      pay: yearly(142, 175),
    },
    {
      discipline: sales,
      title: 'Sales Engineer, Southeast',
      team: 'Sensors',
      places: ['Atlanta, GA'],
      pay: yearly(125, 150),
    },
    {
      discipline: workplaceIt,
      title: 'Network Engineer',
      team: 'Watch',
      places: ['Arlington, VA'],
      pay: yearly(104, 128),
    },
  ],
  today: [
    {
      discipline: security,
      title: 'Security Engineering Intern',
      team: 'Response',
      places: ['Arlington, VA'],
      type: 'In',
      pay: hourly(36, 40),
    },
    {
      discipline: software,
      title: 'Software Engineer, Portal',
      team: 'Portal',
      places: ['Remote - US'],
      pay: yearly(138, 164),
    },
    { discipline: product, title: 'Product Manager', team: 'Portal', places: ['Atlanta, GA'] },
    {
      discipline: legal,
      title: 'Corporate Counsel',
      team: 'Response',
      places: ['Arlington, VA'],
      pay: yearly(165, 195),
    },
    {
      discipline: data,
      title: 'Data Engineer (12-month Contract)',
      team: 'Watch',
      places: ['Remote - US'],
      type: 'Co',
      pay: hourly(80, 95),
    },
  ],
};
