import { legal } from '../disciplines/legal.ts';
import { mobile } from '../disciplines/mobile.ts';
import { people } from '../disciplines/people.ts';
import { product } from '../disciplines/product.ts';
import { productDesign } from '../disciplines/product-design.ts';
import { software } from '../disciplines/software.ts';
import { support } from '../disciplines/support.ts';
import type { Employer } from '../employer.ts';
import { hourly, yearly, zones } from '../pay.ts';

/** Care by telephone and video, Seattle. */
export const blueTeapotHealth: Employer = {
  number: 8,
  board: 'blueteapothealth',
  company: 'Blue Teapot Health',
  about:
    'Blue Teapot Health brings a nurse, a doctor and a pharmacist to people who live an hour from all three. We see 4,000 patients a day, most of them from their kitchen tables.',
  offer:
    'We offer the health plan we would want for our patients, 18 weeks of parental leave, three weeks off to begin with and more each year, and therapy without paperwork.',
  utcOffset: '-08:00',
  statesEmploymentType: true,
  offices: [
    { city: 'Seattle', location: 'Seattle, Washington, United States' },
    { city: 'Portland', location: 'Portland, Oregon, United States' },
  ],
  teams: [
    { name: 'Waiting Room', work: 'gets a worried person to the right clinician in under six minutes' },
    {
      name: 'Prescriptions',
      work: 'sends a prescription to the right counter and notices when it is not picked up',
    },
    {
      name: 'Clinician Tools',
      work: 'takes the typing out of a consultation so that clinicians can look at people',
    },
    { name: 'Records', work: 'keeps the history of a patient complete, correct and private' },
  ],
  places: ['Seattle, WA', 'Remote - US', 'Portland, OR', 'United States (Remote)'],
  yesterday: [
    {
      discipline: software,
      title: 'Senior Software Engineer, Records',
      team: 'Records',
      places: ['Remote - US'],
      pay: zones([185, 220], [168, 200]),
    },
    {
      discipline: people,
      title: 'HR Business Partner',
      team: 'Clinician Tools',
      places: ['Seattle, WA'],
      pay: yearly(115, 138),
    },
    {
      discipline: productDesign,
      title: 'Senior Product Designer, Clinician Tools',
      team: 'Clinician Tools',
      places: ['Seattle, WA', 'Remote - US'],
    },
  ],
  today: [
    {
      discipline: product,
      title: 'Principal Product Manager',
      team: 'Waiting Room',
      places: ['United States (Remote)'],
      pay: yearly(198, 236),
    },
    { discipline: mobile, title: 'iOS Engineer', team: 'Waiting Room', places: ['Seattle, WA'] },
    {
      discipline: legal,
      title: 'Paralegal (Part-Time)',
      team: 'Records',
      places: ['Portland, OR'],
      type: 'Pa',
      pay: hourly(36, 44),
    },
    {
      discipline: support,
      title: 'Customer Support Specialist',
      team: 'Prescriptions',
      places: ['Portland, OR', 'Boise, ID', 'Spokane, WA'],
      postPerPlace: true,
      pay: hourly(23, 27),
    },
  ],
};
