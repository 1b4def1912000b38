import type { Discipline } from '../employer.ts';

/** Recruiting and looking after colleagues. */
export const people: Discipline = {
  role: 'Op',
  department: 'People',
  titles: ['Technical Recruiter', 'Recruiter', 'People Operations Specialist', 'HR Business Partner'],
  intro: [
    '{company} will hire forty people this year and wants to disappoint none of those it turns down. You would work closely with the {team} team, which {work} and is growing fastest.',
    'The people group at {company} is small and known for answering. In this role you would look after colleagues from the first letter to the last day, the {team} team, which {work}, among them.',
  ],
  duties: [
    'Agree with hiring managers on what a role needs and what it merely wishes for.',
    'Find candidates where others do not look, and write to them as to a person.',
    'Lead structured interviews and train others to.',
    'Answer each application within five working days.',
    'Look after onboarding until the third month.',
    'Keep policies short, readable and lawful.',
    'Prepare pay reviews with bands that can be shown to everybody.',
    'Report on hiring without naming anyone who should not be named.',
  ],
  skills: [
    'You have worked in recruiting or people operations in a growing company.',
    'You know employment law well enough to know when to ask.',
    'You keep confidences.',
    'You write warmly and precisely.',
    'You handle twenty open threads without dropping one.',
    'You can tell a manager that the problem is not the candidate.',
  ],
  extras: [
    'Experience with several countries.',
    'Experience with an applicant-tracking system from the inside.',
    'Training as a coach or mediator.',
  ],
};
