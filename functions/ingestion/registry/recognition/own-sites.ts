import { type Address, segmentAfter } from './address.ts';

/** Marks in the address of an employer's own site of the system behind it. */
export type OwnSite =
  /** A board of the vendor's, which the address does not name. */
  | { readonly ats: string; readonly hint: string }
  /** The site itself is the board. */
  | { readonly ats: string; readonly slug: string };

const MICROSOFT = { ats: 'eightfold', slug: 'apply.careers.microsoft.com~microsoft.com' };

/** Sites of employers that show another board, by host. */
const FRONTS: ReadonlyMap<string, { readonly ats: string; readonly slug: string }> = new Map([
  ['careers.oracle.com', { ats: 'oracle', slug: 'eeho.fa.us2.oraclecloud.com~CX_45001' }],
  ['careers.microsoft.com', MICROSOFT],
  ['jobs.careers.microsoft.com', MICROSOFT],
  ['apply.careers.microsoft.com', MICROSOFT],
]);

/** Parameters that a vendor's embedded board adds to the address of the page that shows a posting. */
const EMBEDS: readonly (readonly [ats: string, parameters: readonly string[]])[] = [
  ['greenhouse', ['gh_jid', 'gh_src']],
  ['ashby', ['ashby_jid', 'ashby_department_id']],
  ['lever', ['lever-source', 'lever-origin', 'lever-via']],
];

/** How the addresses of postings look on the sites that systems serve on an employer's own domain. */
interface Site {
  readonly ats: string;
  readonly path: RegExp;
  /** By default the host. */
  readonly slug?: (host: string, path: readonly string[]) => string;
}

const SITES: readonly Site[] = [
  { ats: 'jibe', path: /^\/careers-home(?:\/|$)/ },
  { ats: 'eightfold', path: /^\/careers\/job\/\d{9,}/ },
  {
    ats: 'oracle',
    path: /^\/hcmUI\/CandidateExperience(?:\/|$)|\/sites\/CX(?:_\d+)?(?:\/|$)/i,
    slug: (host, path) => `${host}~${segmentAfter(path, 'sites') ?? 'CX_1'}`,
  },
  { ats: 'phenom', path: /^\/[a-z]{2,6}\/[a-z]{2}\/job\/[\w-]{3,}(?:\/|$)/, slug: phenomSlug },
  {
    ats: 'successfactors-jobs',
    path: /^\/job\/[^/]+\/\d{4,}-[a-z]{2}_[A-Z]{2}$/,
    slug: (host, path) => `${host}~${path.at(-1)?.slice(-5)}`,
  },
  { ats: 'successfactors', path: /^(?:\/[\w-]+)?\/job\/[^/]+\/\d{7,}$/ },
];

/** How vendors number postings, on the sites of employers that show them by themselves. */
const POSTING_IDS: readonly (readonly [ats: string, path: RegExp])[] = [
  ['smartrecruiters', /\/7\d{14}(?:[-/]|$)/],
  ['jazzhr', /^\/apply\/[A-Za-z0-9]{10}(?:\/|$)/],
];

/** The boards of Greenhouse's customers, with an address by the board's token. */
const CAREERPUCK = 'app.careerpuck.com';

/** Recognizes a system by the parameters that its embedded boards add, or by the shape of its paths. */
export function ownSite({ host, path, parameters }: Address): OwnSite | undefined {
  if (host === CAREERPUCK) return { ats: 'greenhouse', hint: path[1] ?? '' };
  const front = FRONTS.get(host);
  if (front) return front;
  const embed = EMBEDS.find(([, names]) => names.some((name) => parameters.has(name)));
  if (embed) return { ats: embed[0], hint: parameters.get('board') ?? parameters.get('for') ?? '' };
  if (parameters.get('p')?.startsWith('job/')) return { ats: 'jobvite', hint: '' };
  const shape = `/${path.join('/')}`;
  const vendor = POSTING_IDS.find(([, pattern]) => pattern.test(shape))?.[0];
  if (vendor) return { ats: vendor, hint: '' };
  const site = SITES.find(({ path: pattern }) => pattern.test(shape));
  if (site) return { ats: site.ats, slug: site.slug?.(host, path) ?? host };
  if (/\/jobs\/\d+$/.test(shape) && /^[a-z]{2}-[a-z]{2}$/.test(parameters.get('lang') ?? ''))
    return { ats: 'jibe', slug: host };
  return path[0] === 'careers' && parameters.has('pid') ? { ats: 'eightfold', slug: host } : undefined;
}

/** The country and language of the site are part of the slug, unless they are 'us' and 'en'. */
function phenomSlug(host: string, [country = '', language = '']: readonly string[]): string {
  return country === 'us' && language === 'en' ? host : `${host}~${country}~${language}`;
}
