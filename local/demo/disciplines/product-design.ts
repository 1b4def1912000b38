import type { Discipline } from '../employer.ts';

/** Product and interaction design. */
export const productDesign: Discipline = {
  role: 'De',
  department: 'Design',
  titles: ['Product Designer', 'UX Designer', 'Interaction Designer'],
  internship: 'Product Design Intern',
  intro: [
    'The {team} team {work}. The people who use it are busy, often tired and never impressed by a gradient. You would design for them, from the first conversation to the last label.',
    'Design at {company} is eight people who argue about words before they argue about colors. In this role you would work with the {team} team, which {work}, and share your unfinished work in the open critique on Wednesdays.',
    'We are rebuilding the part of {company} that people spend most of their day in. The {team} team {work}, and your task is that it should feel obvious.',
  ],
  duties: [
    'Sketch several answers to a problem before polishing one.',
    'Prototype at the fidelity the question needs, on paper or in code.',
    'Watch people use your designs at least twice a month and change them afterward.',
    'Design empty, slow and broken states with the same care as the happy one.',
    'Look after your part of the design system and improve it for others.',
    'Write interface text that needs no tooltip.',
    'Work beside engineers until it is right in the browser and not only in the file.',
    'Meet WCAG 2.2 AA as a matter of course.',
    'Show your reasoning in short notes, so that a decision need not be made twice.',
  ],
  skills: [
    'You have designed digital products that shipped, and can show how they changed on the way.',
    'Your portfolio shows thinking as well as screens.',
    'You are strong in interaction design and typography, and honest about the rest.',
    'You take part in research and can run a simple study yourself.',
    'You know what is cheap and what is costly to build.',
    'You give and take critique kindly.',
  ],
  extras: [
    'Experience with dense, professional tools.',
    'Experience with motion that explains something.',
    'Some HTML and CSS, enough to settle an argument.',
    'Experience in designing for several languages and scripts.',
  ],
};
