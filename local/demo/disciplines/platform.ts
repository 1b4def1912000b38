import type { Discipline } from '../employer.ts';

/** Platform, reliability and developer operations. */
export const platform: Discipline = {
  role: 'En',
  department: 'Infrastructure',
  titles: ['Site Reliability Engineer', 'DevOps Engineer', 'Platform Engineer', 'Cloud Engineer'],
  intro: [
    'When {company} is slow, somebody is standing at a counter waiting. The {team} team {work}, and this role keeps the ground under it firm: capacity, deployments, alarms and the habits that make incidents rare and short.',
    'We run about sixty services in three regions with a platform group of five. You would be the sixth, working most closely with the {team} team, which {work}.',
    'Every engineer at {company} deploys on the first day. Keeping that true as we grow is the job: you will look after the paved road that the {team} team, which {work}, and eight other teams drive on.',
  ],
  duties: [
    'Define service levels with the teams that own the services, and make the error budget something people look at.',
    'Move the remaining hand-made infrastructure into code that can be reviewed and rebuilt from nothing.',
    'Bring the time from merge to production under ten minutes without skipping a check.',
    'Lead incident reviews that end in two or three changes people really make.',
    'Plan capacity for the two weeks of the year that bring a third of our traffic.',
    'Cut the monthly cloud bill where nobody will notice and say so where somebody will.',
    'Rehearse the loss of a region twice a year, with the lights on.',
    'Replace noisy alarms by a few that are always worth getting up for.',
    'Teach product teams to run what they build, one clinic at a time.',
  ],
  skills: [
    'You have operated production systems on a public cloud and know its failure modes from experience.',
    'You write code for a living, even if the code mostly looks after other code.',
    'You are fluent in one infrastructure-as-code tool and skeptical of all of them.',
    'Linux, networking and DNS hold few mysteries for you, and the remaining ones are a hobby.',
    'You stay calm and clear in an incident channel with forty people in it.',
    'You measure before you tune.',
    'You have migrated something large while it was in use, and nobody complained.',
  ],
  extras: [
    'Experience with container schedulers at a modest scale, where each choice is still visible.',
    'Knowledge of observability standards and their costs.',
    'A background in database operations, backups that were restored in earnest included.',
    'Experience with audits such as SOC 2 from the engineering side.',
  ],
};
