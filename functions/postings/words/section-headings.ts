import { anyOf } from './phrases.ts';

/** Headings of duties, whatever else they name. */
export const DUTIES = anyOf([
  "what (?:you['’]?(?:ll| will)?|you['’]re going to) (?:be )?(?:do|doing|own|work|build|get to do|achieve|bring to life)",
  "what['’]s in store",
  String.raw`responsibilit\w+`,
  'responsible for',
  'duties',
  'day[- ]to[- ]day',
  'day in the life',
  String.raw`key accountabilit\w+`,
  String.raw`the (?:role|job|position|opportunity)(?=\s?[:–—-]\s)`,
  'deine aufgaben',
  'ihre aufgaben',
  'vos missions',
  'tus funciones',
  'funciones',
]);

/** Headings of duties, unless they also name another section: 'What you'll bring', 'Requirements for the role'. */
export const ROLE = anyOf([
  'your (?:role|impact|mission|day|work|job|tasks?|contributions?|missions?)',
  '(?:about )?the (?:role|job|position|opportunity|work|impact)',
  'in this role',
  "you['’]?(?:ll| will)",
  'job (?:description|summary|overview)',
  'what the (?:job|role)',
  '(?:role|position) (?:overview|summary)',
  "how you['’]ll",
]);

/** Headings about the company. */
export const COMPANY = /^about (?:us|the (?:company|team))/i;

/** Headings of other sections. */
export const OTHERS = anyOf([
  String.raw`require\w*`,
  String.raw`qualif\w+`,
  'skills?',
  'experience',
  'who you are',
  'about you',
  'you(?: might)? (?:have(?! the (?:opportunity|chance))|bring|are)',
  "what you['’]?(?:ll| will)? (?:need|bring|gain|receive|love|enjoy|(?:have|get)(?! to| the (?:opportunity|chance)))",
  'must[- ]haves?',
  'nice[- ]to[- ]haves?',
  'preferred',
  'bonus',
  'benefits?',
  'perks?',
  'compensation',
  'salary',
  'pay',
  'equal',
  'eeo',
  'diversity',
  'about (?:us|the company|the team)',
  'who we are',
  "why (?:join|us|work|you['’]?(?:ll| will))",
  'our (?:values|culture|mission|benefits|story)',
  'what we offer',
  'we offer',
  'application',
  'apply',
  'how to',
  'interview',
  'privacy',
  'notice',
  'disclaimer',
  'location',
  'legal',
  'accommodation',
  'education',
  'ideal candidate',
  'looking for',
]);
