import type { Discipline } from '../employer.ts';

/** Software engineering: services, sites and what joins them. */
export const software: Discipline = {
  role: 'En',
  department: 'Engineering',
  titles: [
    'Software Engineer',
    'Backend Software Engineer',
    'Full Stack Software Engineer',
    'Frontend Engineer',
  ],
  internship: 'Software Engineering Intern',
  intro: [
    'The {team} team at {company} {work}. Six engineers, a designer and a product manager sit together, decide together and carry the pager together. We are looking for a seventh engineer who likes to see a change all the way into the hands of the people who asked for it.',
    '{company} ships several times a day, and most of what ships begins with a sketch on a whiteboard and a question nobody can answer yet. You would join the {team} team, which {work}, and spend your days turning such questions into small, well-tested releases.',
    'The code behind our {team} team {work}. It has grown from one service to eleven in four years, and some of its seams are in the wrong place. This role is about adding what customers need next while leaving the whole thing simpler than it was.',
  ],
  duties: [
    'Take features from a paragraph of intent to production, including the migration, the tests and the dashboard.',
    'Write short design notes before large changes and review those of your colleagues within a day.',
    'Keep response times under 200 milliseconds at the 95th percentile, and know which query breaks that promise first.',
    'Split two of our oldest services along the lines that customers actually use.',
    'Build typed APIs that partners can call without reading our source code.',
    'Own the quality of what you ship: alarms, runbooks and the follow-up when something breaks.',
    'Pair with support for one morning a month and fix the thing that annoyed you most.',
    'Retire code. We celebrate deletions in the Friday demo.',
    'Help colleagues who are earlier in their careers through reviews that explain rather than decree.',
    'Work with design on interfaces that stay usable on a slow phone.',
  ],
  skills: [
    'You have built and run web services that other people depended on, in TypeScript, Go, Kotlin or something close to them.',
    'You are at home in a relational database and can read a query plan without flinching.',
    'You write tests because they let you move faster, and you can say which ones are not worth having.',
    'You explain trade-offs in plain words to people who do not write code.',
    'You have debugged a problem that crossed at least three systems, and you still enjoy telling the story.',
    'You prefer a dull solution that will be understood in two years.',
    'You have been on call and have made it quieter for whoever came after you.',
  ],
  extras: [
    'Experience with event-driven systems and at-least-once delivery.',
    'Contributions to an open-source project, of any size.',
    'A feeling for accessibility: you have used a screen reader on your own work.',
    'Curiosity about our customers; several of us have spent a week doing their job.',
  ],
};
