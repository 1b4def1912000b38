import type { Discipline } from '../employer.ts';

/** IT for the employer's own people. */
export const workplaceIt: Discipline = {
  role: 'En',
  department: 'IT',
  titles: ['IT Support Specialist', 'Systems Administrator', 'Network Engineer'],
  intro: [
    'Three hundred colleagues, four offices and one help desk that answers within ten minutes. You would keep {company} working, and the {team} team first of all, because it {work}.',
    'New colleagues at {company} open a laptop on their first morning and everything is there. That is the work of our IT group, and of the person we are looking for. Your closest partner is the {team} team, which {work}.',
  ],
  duties: [
    'Answer requests in chat and in person, and leave people knowing a little more than before.',
    'Set up, ship and retire laptops so that no machine is ever a mystery.',
    'Look after single sign-on, groups and the quarterly access review.',
    'Keep meeting rooms working, including the one with the strange microphone.',
    'Write guides that solve a problem before it becomes a ticket.',
    'Plan and carry out the network of our next office.',
    'Automate the steps of joining, moving and leaving.',
    'Watch licenses and return those nobody uses.',
  ],
  skills: [
    'You have supported a mixed fleet of Macs and Windows machines.',
    'You know an identity provider and a device-management system from daily use.',
    'You script the second time you do something by hand.',
    'You are friendly at half past eight on a Monday.',
    'You can explain a phishing mail without making anyone feel foolish.',
    'Wired and wireless networks make sense to you.',
  ],
  extras: [
    'Experience with office moves.',
    'A certification in networking or in endpoint management.',
    'Experience with audits of access rights.',
  ],
};
