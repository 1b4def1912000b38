import type { Discipline } from '../employer.ts';

/** Selling to businesses. */
export const sales: Discipline = {
  role: 'Ma',
  department: 'Sales',
  titles: ['Account Executive', 'Sales Development Representative', 'Account Manager', 'Sales Engineer'],
  intro: [
    'Our customers do not buy from a slide. They buy when somebody has understood their Tuesday. You would be that person, selling what the {team} team makes: it {work}.',
    '{company} sells to companies of twenty to two thousand people, mostly by recommendation. This role opens new doors and keeps old ones open, with the {team} team, which {work}, behind you.',
  ],
  duties: [
    'Build and look after a pipeline of your own, with notes a colleague could take over.',
    'Lead conversations from the first question to the signature, usually in six to ten weeks.',
    'Show the product with the customer’s own data whenever they let you.',
    'Say when we are not the right choice; it comes back.',
    'Bring what you hear to product managers in a form they can use.',
    'Forecast honestly, and be within ten percent.',
    'Plan renewals a quarter ahead with customer success.',
    'Travel to customers about two days a month.',
    'Negotiate terms with legal and finance that both sides will still like in a year.',
  ],
  skills: [
    'You have sold software or services to businesses and met your target more often than not.',
    'You ask good questions and then stay quiet.',
    'You write messages that get answered.',
    'You learn a technical product quickly and know where your knowledge ends.',
    'You keep the CRM up to date because it helps you.',
    'You lose well and call again.',
  ],
  extras: [
    'Contacts in logistics, energy, health or finance.',
    'Experience with public tenders.',
    'A second language at negotiating strength.',
  ],
};
