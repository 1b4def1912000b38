import type { Discipline } from '../employer.ts';

/** Machines: firmware, mechanics and electronics. */
export const hardware: Discipline = {
  role: 'En',
  department: 'Hardware',
  titles: ['Embedded Software Engineer', 'Firmware Engineer', 'Mechanical Engineer', 'Electrical Engineer'],
  internship: 'Mechanical Engineering Intern',
  intro: [
    'What {company} makes can be dropped, rained on and chewed. The {team} team {work}, and this role sits where the code meets the metal.',
    'The {team} team {work}. You would take one of our assemblies from a printed prototype to the ten-thousandth unit, together with people who own an oscilloscope at home.',
  ],
  duties: [
    'Design, build and test subsystems, and be there when the first hundred come off the line.',
    'Write firmware that updates itself safely on a device nobody can reach.',
    'Set up tests that find in a week what the field would find in a year.',
    'Bring power use down until the battery outlasts the working day.',
    'Work with suppliers on tolerances that can be met at a sensible price.',
    'Read returned units like a detective and feed the findings back into the design.',
    'Keep drawings, schematics and bills of material in a state you would want to inherit.',
    'Prepare certification and talk to the test house.',
  ],
  skills: [
    'You have taken a physical product into production at least once.',
    'You are at ease with a bench full of instruments and with a debugger.',
    'You write C, C++ or Rust for devices, or you model parts that others enjoy assembling.',
    'You know the standards of your field and what they are for.',
    'You estimate before you simulate, and simulate before you cut metal.',
    'You write down what failed.',
  ],
  extras: [
    'Experience with motors and their control.',
    'Experience with real-time operating systems.',
    'Design for assembly in medium volumes.',
    'A workshop that your family has stopped complaining about.',
  ],
};
