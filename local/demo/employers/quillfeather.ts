import { legal } from '../disciplines/legal.ts';
import { marketing } from '../disciplines/marketing.ts';
import { platform } from '../disciplines/platform.ts';
import { product } from '../disciplines/product.ts';
import { productDesign } from '../disciplines/product-design.ts';
import { research } from '../disciplines/research.ts';
import { software } from '../disciplines/software.ts';
import type { Employer } from '../employer.ts';
import { yearly } from '../pay.ts';

/** Software for law firms, London. */
export const quillfeather: Employer = {
  number: 2,
  board: 'quillfeather',
  company: 'Quillfeather',
  about:
    'Quillfeather makes drafting software for solicitors, notaries and the people who wait for them. Nine hundred firms write their contracts with us, and one of them still sends us a fax on our birthday.',
  offer:
    'You get 28 days of leave and the bank holidays, a pension with 8% from us, a day a fortnight for learning, and an office dog who has seniority over everyone.',
  utcOffset: '+00:00',
  statesEmploymentType: false,
  offices: [
    { city: 'London', location: 'London, England, United Kingdom' },
    { city: 'Edinburgh', location: 'Edinburgh, Scotland, United Kingdom' },
    { city: 'Berlin', location: 'Berlin, Germany' },
  ],
  teams: [
    {
      name: 'Clauses',
      work: 'finds the clause a lawyer is thinking of before they have finished describing it',
    },
    { name: 'Signing', work: 'turns a finished draft into a signed, sealed and properly filed document' },
    { name: 'Search', work: 'searches forty years of precedents in the time it takes to say so' },
    { name: 'Foundations', work: 'keeps the editor quick with a thousand pages open and a poor connection' },
  ],
  places: ['London, UK', 'Berlin, Germany', 'Remote, United Kingdom', 'Edinburgh, UK'],
  yesterday: [
    {
      discipline: software,
      title: 'Frontend Engineer (TypeScript)',
      team: 'Foundations',
      places: ['London, UK'],
      pay: yearly(75, 92, 'GBP'),
    },
    {
      discipline: research,
      title: 'Senior UX Researcher',
      team: 'Clauses',
      places: ['London, UK', 'Remote, United Kingdom'],
    },
    { discipline: marketing, title: 'Product Marketing Manager', team: 'Search', places: ['London, UK'] },
  ],
  today: [
    {
      discipline: platform,
      title: 'Site Reliability Engineer',
      team: 'Foundations',
      places: ['Berlin, Germany'],
      pay: yearly(78, 96, 'EUR'),
    },
    {
      discipline: legal,
      title: 'Privacy Counsel (EMEA)',
      team: 'Signing',
      places: ['London, UK', 'Berlin, Germany'],
    },
    {
      discipline: product,
      title: 'Senior Product Manager, Signing',
      team: 'Signing',
      places: ['London, UK'],
    },
    { discipline: productDesign, title: 'UX Designer', team: 'Search', places: ['Edinburgh, UK'] },
  ],
};
