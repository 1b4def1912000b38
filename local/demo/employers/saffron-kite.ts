import { data } from '../disciplines/data.ts';
import { mobile } from '../disciplines/mobile.ts';
import { people } from '../disciplines/people.ts';
import { platform } from '../disciplines/platform.ts';
import { product } from '../disciplines/product.ts';
import { productDesign } from '../disciplines/product-design.ts';
import { software } from '../disciplines/software.ts';
import type { Employer } from '../employer.ts';

/** Learning to read, Bengaluru and Hyderabad. */
export const saffronKite: Employer = {
  number: 6,
  board: 'saffronkite',
  company: 'Saffron Kite Learning',
  about:
    'Saffron Kite Learning teaches children to read in eleven Indian languages, on the phone that happens to be in the house. Three million children finished a first book with us last year.',
  offer:
    'We offer family health insurance including parents, a shuttle or a travel allowance, 26 weeks of maternity and 12 of paternity leave, and a library with more picture books than shelves.',
  utcOffset: '+05:30',
  statesEmploymentType: false,
  offices: [
    { city: 'Bengaluru', location: 'Bengaluru, Karnataka, India' },
    { city: 'Hyderabad', location: 'Hyderabad, Telangana, India' },
    { city: 'Pune', location: 'Pune, Maharashtra, India' },
  ],
  teams: [
    { name: 'Reading', work: 'listens to a child read aloud and helps with exactly the right syllable' },
    { name: 'Offline', work: 'fits a whole library into 40 megabytes and keeps it fresh over a weak signal' },
    { name: 'Teachers', work: 'gives forty thousand teachers a picture of their class in one glance' },
    { name: 'Stories', work: 'publishes two new illustrated stories a day with writers from nine states' },
  ],
  places: ['Bengaluru, India', 'Hyderabad, India', 'Remote, India', 'Pune, India'],
  yesterday: [
    { discipline: mobile, title: 'Senior Android Engineer', team: 'Offline', places: ['Bengaluru, India'] },
    {
      discipline: data,
      title: 'Machine Learning Engineer, Speech',
      team: 'Reading',
      places: ['Bengaluru, India', 'Hyderabad, India'],
    },
    { discipline: people, title: 'Technical Recruiter', team: 'Teachers', places: ['Hyderabad, India'] },
  ],
  today: [
    {
      discipline: software,
      title: 'Software Engineer, Teacher Dashboards',
      team: 'Teachers',
      places: ['Bengaluru, India'],
    },
    {
      discipline: productDesign,
      title: 'Product Design Intern',
      team: 'Stories',
      places: ['Bengaluru, India'],
      type: 'In',
    },
    { discipline: platform, title: 'DevOps Engineer', team: 'Offline', places: ['Remote, India'] },
    {
      discipline: product,
      title: 'Associate Product Manager',
      team: 'Reading',
      places: ['Hyderabad, India'],
    },
  ],
};
