import type { Discipline } from '../employer.ts';

/** Product management. */
export const product: Discipline = {
  role: 'Pr',
  department: 'Product',
  titles: ['Product Manager', 'Growth Product Manager', 'Platform Product Manager'],
  internship: 'Product Management Intern',
  intro: [
    'The {team} team {work}. It has good engineers, a good designer and more ideas than time. What it lacks is one person who says what comes next, why, and how we shall know that it worked. That is this role.',
    '{company} has grown by listening to a few hundred customers very closely. With the {team} team, which {work}, you will find out what the next few thousand need and what we should stop doing to make room for it.',
    'At {company} a product manager writes more than presents: a page of problem, a page of proposal, a page of results. Your pages would be about the {team} team, which {work}.',
  ],
  duties: [
    'Speak with at least three customers a week and let the team hear them.',
    'Keep a roadmap of problems, in an order you can defend, and say no with a reason.',
    'Write briefs that engineers and designers improve rather than merely accept.',
    'Decide with numbers where we have them and say so where we have not.',
    'Plan launches with sales, support and legal, so that nobody learns of a feature from a customer.',
    'Follow each release until it is used, changed or removed.',
    'Look after pricing experiments together with finance.',
    'Bring the number of open questions down every week.',
    'Represent the product to partners whose systems we depend on.',
  ],
  skills: [
    'You have been responsible for a software product or a good part of one, and can tell what you got wrong.',
    'You query the data yourself before you ask an analyst.',
    'You understand how software is built well enough to know what is hard.',
    'You write clearly and briefly.',
    'You disagree early, and commit once it is decided.',
    'You are as interested in the person who will not buy as in the one who will.',
    'You have ended a project that you liked.',
  ],
  extras: [
    'Experience in our industry, on either side of the counter.',
    'Experience with products that other developers build on.',
    'A background in support, design or engineering.',
    'You speak a second language that our customers speak.',
  ],
};
