import type { Discipline } from '../employer.ts';

/** Accounting, planning and payroll. */
export const finance: Discipline = {
  role: 'Op',
  department: 'Finance',
  titles: ['Senior Accountant', 'Financial Analyst', 'Payroll Specialist', 'Controller'],
  internship: 'Finance Intern',
  intro: [
    'Our books close on the fourth working day, and we would like to make that the third. You would join a finance group of five that works hand in hand with the {team} team, which {work}.',
    'At {company} finance is not where ideas go to be refused. It is where somebody works out what they would cost. This role does so for the {team} team, which {work}, and for the board.',
  ],
  duties: [
    'Close the month with reconciliations that explain themselves.',
    'Build models that another person can open and follow.',
    'Prepare budgets with the people who will spend them.',
    'Look after invoices, payments and the occasional lost receipt.',
    'Improve controls where they help and remove them where they only delay.',
    'Prepare the audit so that it is dull.',
    'Explain variances in sentences and not only in percentages.',
    'Work on pricing questions with product managers.',
  ],
  skills: [
    'You have worked in accounting, audit or financial planning.',
    'You are accurate by temperament.',
    'You know the relevant accounting standards, and where to look for the rest.',
    'Spreadsheets hold no terror for you, and you know when to stop using one.',
    'You ask what a number is for before you calculate it.',
    'You treat other people’s money and data with respect.',
  ],
  extras: [
    'A professional qualification, finished or under way.',
    'Experience with subscription revenue.',
    'Experience with several currencies and entities.',
  ],
};
