import type { Discipline } from '../employer.ts';

/** Product marketing, growth and content. */
export const marketing: Discipline = {
  role: 'Ma',
  department: 'Marketing',
  titles: [
    'Product Marketing Manager',
    'Content Marketing Specialist',
    'Growth Marketing Specialist',
    'SEO Specialist',
  ],
  internship: 'Marketing Intern',
  intro: [
    'The {team} team {work}. Hardly anybody outside knows how well. You would change that with stories that are true and numbers that hold.',
    'Marketing at {company} is six people, a newsletter with 40,000 readers and a firm dislike of buzzwords. In this role you would make the work of the {team} team, which {work}, known to those it is made for.',
  ],
  duties: [
    'Find the one sentence that makes the right reader sit up, and test it against four others.',
    'Plan launches and see them through, from the page to the talk to the follow-up mail.',
    'Write customer stories in which the customer is the hero.',
    'Run campaigns with a budget as though it were your own money.',
    'Watch what people search for and answer it better than anyone else.',
    'Equip sales with material that survives a second question.',
    'Report what worked, what did not and what you will try next.',
    'Look after our presence at two trade shows a year.',
  ],
  skills: [
    'You have marketed a product to people who know their trade.',
    'You write so well that editors leave your texts alone.',
    'You read analytics without being hypnotized by them.',
    'You understand the product deeply enough to demonstrate it.',
    'You plan a quarter and change the plan when the facts do.',
    'You get on with engineers and with salespeople on the same day.',
  ],
  extras: [
    'Experience with marketing to developers, clinicians or bookkeepers.',
    'Experience with events, small ones above all.',
    'You have grown a newsletter, podcast or community.',
  ],
};
