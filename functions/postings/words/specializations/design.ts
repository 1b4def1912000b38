import type { Specialization } from './vocabulary.ts';

/** Specializations in design. */
export const DESIGN: readonly Specialization[] = [
  { name: 'Product Design', title: 'product designer, product design', text: 'end to end product design' },
  {
    name: 'UX Research',
    title: 'ux researcher, ux research, user researcher, user research, design researcher',
    text: 'usability studies, user interviews',
  },
  {
    name: 'UX & UI',
    title: 'ux, ui, user experience, user interface, interaction, web designer, web design, mobile designer',
    text: 'wireframes, prototypes, figma',
  },
  {
    name: 'Brand & Visual',
    title:
      'brand, visual, graphic, graphics, marketing designer, creative, art director, communication, presentation, illustrator, packaging',
    text: 'brand identity, typography',
  },
  {
    name: 'Motion & Animation',
    title: 'motion, animator, animation, video, 3d, vfx, storyboard',
    text: 'after effects, motion graphics, cinema 4d',
  },
  {
    name: 'Content Design',
    title: 'content designer, content design, ux writer, ux writing, instructional',
    text: 'content strategy, ux copy',
  },
  {
    name: 'Game Design',
    title:
      'game, level designer, concept artist, character artist, environment artist, technical artist, narrative',
    text: 'level design, game mechanics',
  },
  {
    name: 'Service Design',
    title: 'service designer, service design, strategist',
    text: 'service blueprints, journey maps',
  },
  {
    name: 'Industrial Design',
    title: 'industrial designer, industrial design, hardware designer',
    text: 'industrial design, rhino',
  },
  {
    name: 'Design Systems',
    title: 'design systems, design system, design technologist, design ops, design operations',
    text: 'design system, design systems',
  },
  {
    name: 'Design Leadership',
    title: 'design lead, creative director',
    leads: true,
  },
];
