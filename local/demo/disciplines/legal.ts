import type { Discipline } from '../employer.ts';

/** Counsel, contracts, privacy and compliance. */
export const legal: Discipline = {
  role: 'Op',
  department: 'Legal',
  titles: ['Corporate Counsel', 'Paralegal', 'Compliance Analyst', 'Privacy Counsel'],
  intro: [
    'The legal group at {company} is asked early because it answers quickly. You would be its third member and look after the {team} team, which {work}.',
    'The {team} team {work}. That touches privacy, contracts and a regulator or two. We are looking for someone who finds the lawful way through and describes it in plain English.',
  ],
  duties: [
    'Draft and negotiate customer and supplier agreements, and keep the templates short.',
    'Advise product teams on privacy before the first line is written.',
    'Watch new rules and say in a paragraph what they change for us.',
    'Answer requests of data subjects and authorities in good time.',
    'Run compliance training that people remember.',
    'Look after licenses, trademarks and company records.',
    'Work with outside counsel and with their invoices.',
    'Help to assess incidents and the duties that follow from them.',
  ],
  skills: [
    'You have experience in a law firm, a company or an authority.',
    'You give a recommendation, not only a list of risks.',
    'You read contracts quickly and miss little.',
    'You write so that an engineer follows it.',
    'You know data-protection law on at least one side of the Atlantic.',
    'You stay friendly on the fifth redraft.',
  ],
  extras: [
    'Experience with open-source licenses.',
    'Experience with health, energy or financial regulation.',
    'Admission to the bar where the role is located.',
  ],
};
