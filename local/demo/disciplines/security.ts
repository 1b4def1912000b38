import type { Discipline } from '../employer.ts';

/** Product and infrastructure security. */
export const security: Discipline = {
  role: 'En',
  department: 'Security',
  titles: ['Security Engineer', 'Application Security Engineer', 'Detection Engineer'],
  internship: 'Security Engineering Intern',
  intro: [
    'People trust {company} with things they would not tell a neighbor. The {team} team {work}, and this role makes sure that the trust is deserved, by building rather than by forbidding.',
    'Our security group is four people who write code. You would sit with the {team} team, which {work}, and be the colleague they ask before they design something and not after it has shipped.',
    'The {team} team {work}. We want somebody who can think like the person on the other side, write it down without drama and then help to fix it.',
  ],
  duties: [
    'Review designs early, with threat models that fit on a page and get read.',
    'Build guard rails into the pipeline so that the safe way is also the short way.',
    'Write detections that fire rarely and are right when they do.',
    'Run the vulnerability program: triage within a day, thanks within a week, fixes within the promised time.',
    'Lead exercises in which half the team attacks what the other half defends.',
    'Reduce standing access to production to nearly nothing without slowing anyone down.',
    'Look after keys, secrets and their rotation, so that a leak is an errand and not a crisis.',
    'Answer customers’ security questionnaires truthfully and in plain words.',
  ],
  skills: [
    'You have found real weaknesses in real systems and helped their owners to repair them.',
    'You read and write code in at least two languages.',
    'You know the common classes of web vulnerability and the uncommon ones in your favorite framework.',
    'You understand identity: sessions, tokens, federation and the ways each goes wrong.',
    'You can tell a risk worth a sleepless night from one worth a line in a register.',
    'You write reports that an executive and an engineer both finish.',
  ],
  extras: [
    'Experience with cloud permission models and how they drift.',
    'Reverse engineering or hardware experience.',
    'Talks, write-ups or tools that you have shared with others.',
    'Work under PCI DSS, HIPAA or a similar regime.',
  ],
};
