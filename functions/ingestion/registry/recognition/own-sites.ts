import { type Address, segmentAfter } from './address.ts';

/** What the address of an employer's own site tells about the system behind it. */
export type OwnSite =
  /** A board of the vendor's, which the address does not name. */
  | { readonly ats: string; readonly hint: string }
  /** The site itself is the board. */
  | { readonly ats: string; readonly slug: string };

/** Parameters that a vendor's embedded board adds to the address of the page that shows a posting. */
const EMBEDS: readonly (readonly [ats: string, parameters: readonly string[]])[] = [
  ['greenhouse', ['gh_jid', 'gh_src']],
  ['ashby', ['ashby_jid', 'ashby_department_id']],
  ['lever', ['lever-source', 'lever-origin', 'lever-via']],
];

/** How postings look on the sites that systems serve on an employer's own domain. */
const PATHS: readonly (readonly [ats: string, path: RegExp])[] = [
  ['jibe', /^\/careers-home(?:\/|$)/],
  ['eightfold', /^\/careers\/job\/\d{9,}/],
  ['oracle', /^\/hcmUI\/CandidateExperience(?:\/|$)|\/sites\/CX(?:_\d+)?(?:\/|$)/i],
  ['phenom', /^\/[a-z]{2,6}\/[a-z]{2}\/job\/[\w-]{3,}(?:\/|$)/],
  ['successfactors', /^(?:\/[\w-]+)?\/job\/[^/]+\/\d{7,}(?:-[a-z]{2}_[A-Z]{2})?$/],
];

/** The boards of Greenhouse's customers, with an address by the board's token. */
const CAREERPUCK = 'app.careerpuck.com';

const MICROSOFT = 'apply.careers.microsoft.com~microsoft.com';

/** Recognizes a system by the parameters that its embedded boards add, or by the shape of its paths. */
export function ownSite({ host, path, parameters }: Address): OwnSite | undefined {
  if (host === CAREERPUCK) return { ats: 'greenhouse', hint: path[1] ?? '' };
  if (/^(?:jobs\.|apply\.)?careers\.microsoft\.com$/.test(host)) return { ats: 'eightfold', slug: MICROSOFT };
  const embed = EMBEDS.find(([, names]) => names.some((name) => parameters.has(name)));
  if (embed) return { ats: embed[0], hint: parameters.get('board') ?? parameters.get('for') ?? '' };
  const shape = `/${path.join('/')}`;
  const ats = PATHS.find(([, pattern]) => pattern.test(shape))?.[0];
  if (ats === 'oracle') return { ats, slug: `${host}~${segmentAfter(path, 'sites') ?? 'CX_1'}` };
  if (ats) return { ats, slug: host };
  return path[0] === 'careers' && parameters.has('pid') ? { ats: 'eightfold', slug: host } : undefined;
}
