import { brand } from '../disciplines/brand.ts';
import { hardware } from '../disciplines/hardware.ts';
import { program } from '../disciplines/program.ts';
import { research } from '../disciplines/research.ts';
import { software } from '../disciplines/software.ts';
import { workplaceIt } from '../disciplines/workplace-it.ts';
import type { Employer } from '../employer.ts';
import { hourly, yearly } from '../pay.ts';

/** Robots for the home, Boston and Pittsburgh. */
export const hearthsideRobotics: Employer = {
  number: 7,
  board: 'hearthsiderobotics',
  company: 'Hearthside Robotics',
  about:
    'Hearthside Robotics makes a slow, quiet robot that fetches things for people who would rather not get up twice. Two thousand of them live in ordinary homes with ordinary cats.',
  offer:
    'Our package includes full health cover, stock options explained by someone who draws pictures, a workshop open on weekends, and a robot to take home after a year.',
  utcOffset: '-05:00',
  statesEmploymentType: true,
  offices: [
    { city: 'Boston', location: 'Boston, Massachusetts, United States' },
    { city: 'Pittsburgh', location: 'Pittsburgh, Pennsylvania, United States' },
  ],
  teams: [
    {
      name: 'Grasping',
      work: 'teaches one arm to pick up a teacup, a newspaper and a sock without asking which is which',
    },
    {
      name: 'Navigation',
      work: 'gets a robot from the kitchen to the armchair past three generations of toys',
    },
    {
      name: 'Companion App',
      work: 'lets a daughter in another town see that all is well without seeing too much',
    },
    { name: 'Field Trials', work: 'lives with early robots in real homes and writes down what goes wrong' },
  ],
  places: ['Boston, MA', 'Pittsburgh, PA', 'Boston, MA (Hybrid)'],
  yesterday: [
    {
      discipline: hardware,
      title: 'Mechanical Engineer, Gripper',
      team: 'Grasping',
      places: ['Pittsburgh, PA'],
      pay: yearly(112, 138),
    },
    {
      discipline: software,
      title: 'Robotics Software Engineer',
      team: 'Navigation',
      places: ['Boston, MA', 'Pittsburgh, PA'],
      pay: yearly(148, 182),
    },
    {
      discipline: research,
      title: 'User Researcher (Contract, 6 months)',
      team: 'Field Trials',
      places: ['Boston, MA'],
      type: 'Co',
      pay: hourly(70, 85),
    },
  ],
  today: [
    { discipline: hardware, title: 'Embedded Software Engineer', team: 'Grasping', places: ['Boston, MA'] },
    {
      discipline: program,
      title: 'Program Manager, Field Trials',
      team: 'Field Trials',
      places: ['Boston, MA (Hybrid)'],
      pay: yearly(118, 144),
    },
    {
      discipline: workplaceIt,
      title: 'IT Support Specialist',
      team: 'Companion App',
      places: ['Pittsburgh, PA'],
      pay: yearly(58, 70),
    },
    {
      discipline: brand,
      title: 'Freelance Motion Designer',
      team: 'Companion App',
      places: ['Remote - US'],
      type: 'Co',
      pay: hourly(60, 80),
    },
  ],
};
