/** Job boards with postings of many employers, which name the employer only in the page. */
const AGGREGATORS =
  /(?:^|\.)(?:indeed|linkedin|glassdoor|ziprecruiter|monster|dice|builtin(?:[a-z]+)?|simplyhired|careerbuilder|joinhandshake|wellfound|angel|ycombinator|workatastartup|themuse|otta|welcometothejungle|hired|jobright|simplify|ripplematch|remoteok|weworkremotely|remotive|himalayas|flexjobs|adzuna|jooble|talent|jobgether|jobicy|arc|stepstone|xing|totaljobs|reed|cwjobs|seek|naukri|foundit|instahyre|hirist|cutshort|infojobs|jobstreet|bayt|gradcracker|gradconnection|prosple|wayup|clearancejobs|usajobs|governmentjobs|higheredjobs|lensa|jobcase|snagajob|levels|teamblind|trueup|climatebase|web3|cryptojobslist)\.(?:com|net|org|io|co|de|fr|at|ch|in|fyi|career|ai|gov|app|jobs|it|es|nl|pl|se|ca|co\.uk|com\.au|co\.in)$/;

/** Systems whose boards can't be read yet, by the hosts that their employers share. */
const UNREADABLE: readonly (readonly [name: string, host: RegExp])[] = [
  ['older ADP sites', /(?:^|\.)adp\.com$/],
  ['older Dayforce sites', /(?:^|\.)dayforcehcm\.com$/],
  ['Taleo', /(?:^|\.)taleo\.net$/],
  ['Paycom', /(?:^|\.)paycomonline\.(?:com|net)$/],
  ['Paycor', /(?:^|\.)(?:paycor|newton(?:software)?)\.com$/],
  ['Comeet', /(?:^|\.)comeet\.com$/],
  ['JOIN', /^join\.com$/],
  ['Polymer', /^jobs\.polymer\.co$/],
  ['Dover', /^app\.dover\.(?:com|io)$/],
  ['Notion', /(?:^|\.)notion\.(?:so|site)$/],
  ['Google Forms', /^(?:docs\.google\.com|forms\.gle)$/],
];

const SHORT_LINK =
  /^(?:bit\.ly|t\.co|lnkd\.in|grnh\.se|smrtr\.io|tinyurl\.com|goo\.gl|ow\.ly|rb\.gy|hubs\.ly|buff\.ly)$/;

/** Returns why a host has no employer's board, and what to do instead, if it is known for that. */
export function whyNotAnEmployer(host: string): string | undefined {
  if (SHORT_LINK.test(host))
    return `${host} shortens links. Open the link, and paste the address that it leads to.`;
  if (AGGREGATORS.test(host))
    return `${host} lists the jobs of many employers. Paste the address of the employer's own careers page.`;
  const system = UNREADABLE.find(([, hosts]) => hosts.test(host));
  return (
    system &&
    `Boards on ${system[0]} can't be read yet. Paste the employer's own careers page, if it has another one.`
  );
}
