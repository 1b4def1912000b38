import type { Discipline } from '../employer.ts';

/** How an employer looks, moves and sounds. */
export const brand: Discipline = {
  role: 'De',
  department: 'Brand',
  titles: ['Brand Designer', 'Motion Designer', 'Content Designer', 'Graphic Designer'],
  intro: [
    '{company} has a good name and a drawer full of half-finished ideas about how it should look. You would finish them, with the {team} team, which {work}, as your first client.',
    'The {team} team {work}. People should recognize that work from across a room. This role looks after type, color, image and tone, from the side of a box to the last line of a receipt.',
  ],
  duties: [
    'Develop campaigns from a first sentence to the files that go to print.',
    'Draw illustrations and diagrams that explain, not decorate.',
    'Look after templates so that a colleague in a hurry cannot go wrong.',
    'Choose photographers, printers and animators, and brief them well.',
    'Write and edit short texts until nothing can be removed.',
    'Work with product designers on the border between brand and interface.',
    'Keep the library of images honest, licensed and described.',
    'Make short films of under a minute that work without sound.',
  ],
  skills: [
    'Your portfolio shows range and a point of view.',
    'You know typography thoroughly and use few typefaces.',
    'You are fluent in the usual tools and unafraid of paper.',
    'You can defend an idea without becoming its prisoner.',
    'You meet dates, and say early when you cannot.',
    'You care how a thing reads aloud.',
  ],
  extras: [
    'Experience with packaging or exhibitions.',
    'Experience with animation for the web.',
    'Illustration in a hand of your own.',
  ],
};
