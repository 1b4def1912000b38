import { type Address, segmentAfter, withoutLocale } from './address.ts';

/** How the addresses of a system's boards look. */
export interface Vendor {
  /** Matches hosts without 'www.'. The first group is the part that names the employer, if any. */
  readonly host: RegExp;
  /** Returns undefined or '' if the address names no board. `label` is what the first group of `host` matched. */
  slug(address: Address, label: string): string | undefined;
}

/** Subdomains that vendors keep for themselves. */
const NOT_A_TENANT =
  '(?!(?:www|app|apps|api|apis|admin|assets|auth|blog|cdn|community|dashboard|developers?|docs|feeds|get|go|help|hire|images|info|integrations|jobs|login|marketing|media|offers|partners?|resources|sso|static|status|support|tt)\\.)';

/** A system whose boards are subdomains. */
const subdomainsOf = (domain: string): Vendor => ({
  host: new RegExp(`^${NOT_A_TENANT}([a-z0-9](?:[a-z0-9-]*[a-z0-9])?)\\.${domain}$`),
  slug: (_, label) => label,
});

/** An employer with a system of its own. */
const single = (host: RegExp, slug: string): Vendor => ({ host, slug: () => slug });

/** Paths after the host of a Workday posting whose address lacks the site. */
const NOT_A_SITE = /^(?:job|jobs|details|wday|login)$/i;

/** The systems whose boards are on the vendor's hosts, by their names in the registry. */
export const VENDORS: ReadonlyMap<string, Vendor> = new Map<string, Vendor>([
  [
    'greenhouse',
    {
      host: /^(?:(?:job-)?boards|boards-api|api)(?:\.eu)?\.greenhouse\.io$/,
      slug: ({ path, parameters }) =>
        path[0] === 'embed' ? parameters.get('for') : (segmentAfter(path, 'boards') ?? path[0]),
    },
  ],
  ['lever', { host: /^(?:jobs|api)\.lever\.co$/, slug: leverSite }],
  ['lever-eu', { host: /^(?:jobs|api)\.eu\.lever\.co$/, slug: leverSite }],
  [
    'ashby',
    {
      host: /^(?:jobs|api)\.ashbyhq\.com$/,
      slug: ({ host, path }) => (host.startsWith('api.') ? segmentAfter(path, 'job-board') : path[0]),
    },
  ],
  [
    'smartrecruiters',
    {
      host: /^(?:(?:jobs|careers|api)\.)?smartrecruiters\.com$/,
      slug: ({ path }) =>
        segmentAfter(path, 'companies') ??
        segmentAfter(path, 'company') ??
        (path[0] === 'ni' ? path[1] : path[0]),
    },
  ],
  [
    'workable',
    {
      host: new RegExp(`^(apply|${NOT_A_TENANT}[a-z0-9-]+)\\.workable\\.com$`),
      slug: ({ path }, label) =>
        label !== 'apply'
          ? label
          : (segmentAfter(path, 'accounts') ?? (path[0] === 'j' ? undefined : path[0])),
    },
  ],
  ['recruitee', subdomainsOf('recruitee\\.com')],
  ['workday', { host: /^(?:[\w-]+\.wd\d+\.myworkdayjobs|wd\d+\.myworkdaysite)\.com$/, slug: workdaySlug }],
  ['icims', { host: /^([a-z0-9]+-[\w-]*[a-z0-9])(?:\.i)?\.icims\.com$/, slug: (_, label) => label }],
  ['jibe', { host: /^[\w-]+\.(?:jibeapply\.com|career\.page)$/, slug: ({ host }) => host }],
  [
    'jazzhr',
    {
      host: new RegExp(`^${NOT_A_TENANT}([\\w-]+)\\.(?:applytojob|theresumator)\\.com$|^app\\.jazz\\.co$`),
      slug: ({ path }, label) => label || segmentAfter(path, 'jobs'),
    },
  ],
  [
    'oracle',
    {
      host: /^[a-z0-9-]+\.fa\.(?:[a-z0-9-]+\.)?(?:ocs\.)?oraclecloud(?:[1-9]\d?)?\.(?:com|eu)$/,
      slug: ({ host, path, parameters }) =>
        `${host}~${segmentAfter(path, 'sites') ?? parameters.get('sitenumber') ?? 'CX_1'}`,
    },
  ],
  [
    'eightfold',
    {
      host: /^(?!static|cdn)([\w-]+)\.eightfold\.ai$/,
      slug({ host, parameters }, label) {
        const domain = parameters.get('domain')?.toLowerCase();
        if (domain && domain !== `${label}.com`) return `${host}~${domain}`;
        return NOT_EIGHTFOLD_TENANTS.has(label) ? undefined : host;
      },
    },
  ],
  [
    'successfactors',
    {
      host: /^career\d*\.(?:successfactors\.(?:com|eu)|sapsf\.(?:com|eu|cn))$|^[\w-]+\.jobs2web\.com$/,
      slug({ host, parameters }) {
        if (host.endsWith('.jobs2web.com')) return host;
        const company = parameters.get('company') ?? parameters.get('career_company');
        return company && `${host}~${company}`;
      },
    },
  ],
  ['rippling', { host: /^ats(?:\.us1)?\.rippling\.com$/, slug: ({ path }) => withoutLocale(path)[0] }],
  ['bamboohr', subdomainsOf('bamboohr\\.com')],
  ['teamtailor', { ...subdomainsOf('(?:[a-z]{2}\\.)?teamtailor\\.com'), slug: teamtailorSite }],
  ['personio', subdomainsOf('jobs\\.personio\\.de')],
  ['personio-com', subdomainsOf('jobs\\.personio\\.com')],
  ['pinpoint', subdomainsOf('pinpointhq\\.com')],
  [
    'gem',
    {
      host: /^(?:jobs|api)\.gem\.com$/,
      slug: ({ host, path }) => (host.startsWith('api.') ? segmentAfter(path, 'v0') : path[0]),
    },
  ],
  ['breezy', subdomainsOf('breezy\\.hr')],
  [
    'jobvite',
    {
      host: /^(?:jobs|careers)\.jobvite\.com$/,
      slug: ({ path }) => {
        const [first, second] = withoutLocale(path);
        return first === 'careers' ? second : first;
      },
    },
  ],
  [
    'paylocity',
    {
      host: /^recruiting\.paylocity\.com$/,
      slug: ({ path }) => path.find((segment) => GUID.test(segment))?.toLowerCase(),
    },
  ],
  [
    'dayforce',
    {
      host: /^jobs\.dayforcehcm\.com$/,
      slug({ path }) {
        const [tenant, portal] = withoutLocale(path);
        return tenant && portal && `${tenant.toLowerCase()}~${portal}`;
      },
    },
  ],
  [
    'adp',
    {
      host: /^workforcenow(?:\.cloud)?\.adp\.com$/,
      slug: ({ parameters }) => {
        const client = parameters.get('cid')?.toLowerCase();
        return client && `${client}~${parameters.get('ccid') ?? DEFAULT_CAREER_CENTER}`;
      },
    },
  ],
  ['ukg', { host: /^recruiting\d*\.ultipro\.(?:com|ca)$/, slug: ukgSlug }],
  ['amazon', single(/^amazon\.jobs$/, 'amazon')],
  ['apple', single(/^jobs\.apple\.com$/, 'apple')],
  [
    'google',
    {
      host: /^(?:careers\.)?google\.com$/,
      slug: ({ host, path }) =>
        host.startsWith('careers.') || path.slice(0, 2).join('/') === 'about/careers' ? 'google' : undefined,
    },
  ],
  ['meta', single(/^(?:metacareers|facebookcareers)\.com$/, 'meta')],
  ['tiktok', single(/^(?:lifeattiktok\.com|careers\.tiktok\.com)$/, 'tiktok')],
]);

/** ADP's own default for a missing `ccId`. */
const DEFAULT_CAREER_CENTER = '19000101_000001';

const GUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** Hosts of many employers, and of Eightfold itself. */
const NOT_EIGHTFOLD_TENANTS: ReadonlySet<string> = new Set(['app', 'eightfold', 'www']);

/** Some career sites have a region in their host: 'acme.na'. */
function teamtailorSite({ host }: Address): string {
  return host.replace(/\.teamtailor\.com$/, '');
}

function leverSite({ host, path }: Address): string | undefined {
  return host.startsWith('api.') ? segmentAfter(path, 'postings') : path[0];
}

function workdaySlug({ host, path }: Address): string | undefined {
  const isApi = path[0] === 'wday' && path[1] === 'cxs';
  if (host.endsWith('.myworkdaysite.com')) {
    const parts = isApi ? path.slice(2) : withoutLocale(path);
    const [tenant, site] = parts[0] === 'recruiting' ? parts.slice(1) : parts;
    return tenant && site && `${host}~${tenant}~${site}`;
  }
  const site = isApi ? path[3] : withoutLocale(path)[0];
  return site && !NOT_A_SITE.test(site) ? `${host}~${site}` : undefined;
}

function ukgSlug({ host, path }: Address): string | undefined {
  const guid = segmentAfter(path, 'jobboard');
  return path[0] && guid && GUID.test(guid) ? `${host}~${path[0]}~${guid.toLowerCase()}` : undefined;
}
