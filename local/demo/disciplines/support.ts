import type { Discipline } from '../employer.ts';

/** Customer support and keeping the place running. */
export const support: Discipline = {
  role: 'Op',
  department: 'Operations',
  titles: ['Customer Support Specialist', 'Office Coordinator', 'Operations Analyst', 'Executive Assistant'],
  intro: [
    'When something goes wrong for a customer of {company}, a person answers, by name, usually within the hour. You would be one of them, close to the {team} team, which {work}.',
    'The {team} team {work}. Around it there is a lot that has to go right without anyone noticing. This role makes it go right.',
  ],
  duties: [
    'Answer questions by mail, chat and telephone, and follow each to its end.',
    'Reproduce faults and describe them so well that engineers fix them first.',
    'Spot the question behind the question.',
    'Keep the help center correct, with screenshots of this year.',
    'Look after orders, visitors, travel and the plants.',
    'Report each week what customers struggled with most.',
    'Improve one process a month and write down the new one.',
    'Cover a late or early shift in turn with your colleagues.',
  ],
  skills: [
    'You have worked with customers and liked most of them.',
    'You write clear and friendly English.',
    'You stay calm when somebody else is not.',
    'You learn software by using it.',
    'You are reliable in small things.',
    'You notice when the same thing happens for the third time.',
  ],
  extras: [
    'Another language.',
    'Experience with a ticket system and its automations.',
    'Experience in a growing office.',
  ],
};
