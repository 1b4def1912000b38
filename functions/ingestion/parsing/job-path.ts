/** Segments below which career sites have their jobs. */
const JOBS =
  /^(?:(?:[\w-]{1,40}-)?(?:jobs?|positions?|openings?|vacanc(?:y|ies)|careers?|stellen(?:angebote?|anzeigen?)?)|job-?(?:details?|postings?|offers?|openings?)|postings?|opportunit(?:y|ies)|requisitions?|roles?|offers?|offres?|o|empleos?|vagas?|karriere)(?:\.aspx|\.html?|\.php)?$/i;

/** Blogs have these too, so that only a number or a UUID shows that it is a job. */
const POSTS = /^(?:posts?|p)$/i;

const NEVER_ABOVE_JOBS =
  /^(?:blog|news|press|events?|tags?|category|categories|authors?|apply|application|login|register|legal|privacy)$/i;

/** They group jobs, or describe the employer. A job below them has a number. */
const GROUPS =
  /^(?:locations?|departments?|teams?|search(?:-jobs|-results)?|saved-jobs|benefits|culture|faq|stories|people)$/i;

const NUMBER = /\d{3}|[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/i;

const SEVERAL_WORDS = /[^\W_][-_+][^\W_]/;

/** Whether a page looks like one job: '/jobs/123', '/careers/senior-engineer', '/post/{uuid}', '/JobDetail?id=123'. */
export function isJobPath({ pathname, searchParams }: URL): boolean {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const last = segments.at(-1);
  if (last === undefined || segments.some((segment) => NEVER_ABOVE_JOBS.test(segment))) return false;
  const above = segments.slice(0, -1);
  const isNumbered = segments.some((segment) => NUMBER.test(segment));
  if (above.some((segment) => JOBS.test(segment)))
    return isNumbered || (SEVERAL_WORDS.test(last) && !segments.some((segment) => GROUPS.test(segment)));
  if (above.some((segment) => POSTS.test(segment))) return NUMBER.test(last);
  return JOBS.test(last) && [...searchParams.values()].some((value) => NUMBER.test(value));
}

/** The words of a page's address, which mostly are the job's title. Empty if there are none. */
export function titleInPath({ pathname }: URL): string {
  const [longest = ''] = pathname
    .split('/')
    .map((segment) => segment.replace(/\.(?:html?|aspx|php)$/i, '').split(/[-_+.]|%20/))
    .map((words) => words.filter((word) => /^[a-z]{1,30}$/i.test(word)))
    .filter((words) => words.length > 1)
    .sort((one, other) => other.length - one.length)
    .map((words) => words.join(' '));
  return longest.slice(0, 200);
}
