import type { Discipline } from '../employer.ts';

/** Research into what people do and need. */
export const research: Discipline = {
  role: 'De',
  department: 'Design',
  titles: ['UX Researcher', 'User Researcher'],
  intro: [
    'The {team} team {work}. It makes forty decisions a week about people it has mostly never met. You would introduce them.',
    '{company} believes that one hour with a customer is worth ten in a meeting room. Our researchers make those hours happen and make them count. Yours would serve the {team} team first, which {work}.',
  ],
  duties: [
    'Plan and run interviews, diary studies and usability tests, in person and from afar.',
    'Recruit participants who do not look like us.',
    'Turn recordings into findings within days, while they can still change something.',
    'Combine what people say with what the logs show they do.',
    'Look after a library of findings that is searched before a new study is begun.',
    'Train designers and product managers to run simple tests well.',
    'Protect participants: consent, payment, privacy and the right to stop.',
    'Present results so that a skeptical engineer changes their mind.',
  ],
  skills: [
    'You have run studies whose results changed a product.',
    'You choose methods for the question and not from habit.',
    'You are at ease in a warehouse, a clinic or a kitchen.',
    'You know enough statistics to keep a survey honest.',
    'You write findings that fit on a page.',
    'You separate what you saw from what you make of it.',
  ],
  extras: [
    'Experience with accessibility research.',
    'Experience with research in more than one country.',
    'A degree in a field that taught you to listen.',
  ],
};
