import type { Discipline } from '../employer.ts';

/** Programs and projects across teams. */
export const program: Discipline = {
  role: 'Pr',
  department: 'Program Management',
  titles: ['Technical Program Manager', 'Program Manager', 'Project Manager', 'Scrum Master'],
  intro: [
    'Some of our work needs five teams, two partners and a regulator to be ready in the same week. You would lead such work from the {team} team, which {work}.',
    '{company} plans little and replans often. The {team} team {work}, and this role makes sure that everybody who depends on it knows where it stands without having to ask.',
  ],
  duties: [
    'Turn a goal into milestones that can be checked by looking rather than by asking.',
    'Find the dependency nobody has mentioned and give it an owner and a date.',
    'Write a weekly note of half a page that people actually open.',
    'Run few meetings, and end them early.',
    'Keep risks in the open, with the one you worry about most at the top.',
    'Prepare launches, including the plan for turning back.',
    'Help teams to estimate in ranges and to learn from last quarter’s.',
    'Lead the review when a date has slipped, without looking for someone to blame.',
  ],
  skills: [
    'You have led work across several teams that did not report to you.',
    'You follow a technical argument and notice when two people mean different things by one word.',
    'You are organized in a way that calms others.',
    'You tell bad news on the day you learn it.',
    'You can work with whatever tracker is there and do not need to change it first.',
    'You know which details matter, and let the others be.',
  ],
  extras: [
    'Experience with hardware, logistics or regulated launches.',
    'A certificate in project management, if you are still fond of it.',
    'Experience with vendors on other continents.',
  ],
};
