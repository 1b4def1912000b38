import type { Discipline } from '../employer.ts';

/** Looking after customers once they have bought. */
export const success: Discipline = {
  role: 'Ma',
  department: 'Customer Success',
  titles: ['Customer Success Manager', 'Onboarding Specialist', 'Implementation Manager'],
  intro: [
    'A customer of {company} is not won when the contract is signed but when the third month goes by without a question. You would lead about thirty customers there. They use what the {team} team makes; it {work}.',
    'The {team} team {work}. Customers get far more out of it when somebody shows them how on their own desk. This is that somebody.',
  ],
  duties: [
    'Lead new customers from kick-off to daily use within six weeks.',
    'Know what each customer wants to achieve this year and measure it with them.',
    'Notice when use drops, and call before they do.',
    'Hold trainings that people recommend to colleagues.',
    'Collect feedback so that product managers can count it and feel it.',
    'Prepare renewals without surprises for either side.',
    'Write guides for what you have explained three times.',
    'Bring customers together who should know each other.',
  ],
  skills: [
    'You have looked after business customers in success, consulting or support.',
    'You explain patiently, and differently the second time.',
    'You notice what is not said in a meeting.',
    'You are organized enough for thirty relationships at once.',
    'You read a usage chart and know whom to call.',
    'You bring bad news together with a proposal.',
  ],
  extras: [
    'Experience in our customers’ line of work.',
    'Experience with data imports that began as spreadsheets.',
    'Fluency in a second language.',
  ],
};
