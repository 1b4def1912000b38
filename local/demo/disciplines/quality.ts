import type { Discipline } from '../employer.ts';

/** Testing and test automation. */
export const quality: Discipline = {
  role: 'En',
  department: 'Engineering',
  titles: ['QA Engineer', 'Test Automation Engineer', 'Software Development Engineer in Test'],
  intro: [
    'The {team} team {work}. A mistake there is visible to a customer within minutes, so quality is everybody’s work. Yours would be to make that work easy.',
    '{company} does not have a testing phase. It has engineers who test, and a small group that gives them tools, data and an unforgiving eye. You would be that eye for the {team} team, which {work}.',
  ],
  duties: [
    'Find out what would hurt customers most and test that first.',
    'Build automated checks at the level where they are fastest and least brittle.',
    'Keep the full run under fifteen minutes, and flaky tests at zero by repairing or removing them.',
    'Explore new features by hand before release, with notes others can follow.',
    'Create test data that looks like reality and contains nobody’s.',
    'Sit in design discussions and ask what happens when the network goes away.',
    'Track escaped defects and find the pattern behind them.',
    'Coach engineers in writing tests that read as a description of the product.',
  ],
  skills: [
    'You have tested web or mobile products that shipped often.',
    'You automate browsers or APIs with a current tool and can say when not to.',
    'You write bug reports that people thank you for.',
    'You read logs, queries and network traces to find out what really happened.',
    'You are curious, patient and pleasantly stubborn.',
    'You can say no to a release and explain why in one sentence.',
  ],
  extras: [
    'Experience with load testing.',
    'Experience with accessibility testing and assistive technology.',
    'You have built a test environment that started in under a minute.',
  ],
};
