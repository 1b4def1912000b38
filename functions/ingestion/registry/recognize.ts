import { adapterOf, systems } from '../adapters/adapters.ts';
import { type Address, parseAddress } from './recognition/address.ts';
import { employerNames } from './recognition/employer-names.ts';
import { isJobShaped } from './recognition/job-shape.ts';
import { type KnownBoards, NO_BOARDS } from './recognition/known-boards.ts';
import { whyNotAnEmployer } from './recognition/not-employers.ts';
import { ownSite } from './recognition/own-sites.ts';
import { VENDORS } from './recognition/vendors.ts';

export interface RecognizedBoard {
  readonly ats: string;
  readonly slug: string;
  /** The address does not name the board, so only the vendor can tell whether it is this employer's. */
  readonly isGuess?: true;
}

/** A board, or why there is none and what to do. */
export type Recognition = RecognizedBoard | { readonly reason: string };

const GREENHOUSE_ID = /^(?:\d{7}|\d{7}00\d|\d{7}1\d\d)$/;

/** The generic reader of career sites, whose slugs are hosts. */
const CAREERS = 'careers';

/**
 * Finds the board behind the address of a posting, a board or a careers page, without asking anyone. Only the
 * host decides about the vendor: names in the path, query or user name are no proof. `known` are registered
 * boards: they give slugs their exact case, and the board behind a posting on an employer's own site.
 */
export function recognizeUrl(text: string, known: KnownBoards = NO_BOARDS): Recognition {
  const address = parseAddress(text);
  if ('reason' in address) return address;
  return (
    atVendor(address, known) ??
    refusal(whyNotAnEmployer(address.host)) ??
    atEmployer(address, known) ?? {
      reason: `${address.host} shows no jobs at this address. Paste the address of its careers page or of a posting.`,
    }
  );
}

const refusal = (reason: string | undefined): Recognition | undefined =>
  reason === undefined ? undefined : { reason };

/** Returns undefined if the host is no vendor's. */
export function atVendor(address: Address, known: KnownBoards): Recognition | undefined {
  for (const [ats, vendor] of VENDORS) {
    const match = vendor.host.exec(address.host);
    if (!match) continue;
    const slug = vendor.slug(address, match[1] ?? '');
    if (slug) return board(ats, slug, known);
    const only = known.onHost(ats, address.host);
    if (only) return { ats, slug: only, isGuess: true };
    return {
      reason: `This address on ${address.host} names no employer's board. Paste the address of the list of jobs.`,
    };
  }
  return undefined;
}

function atEmployer(address: Address, known: KnownBoards): Recognition | undefined {
  const site = ownSite(address);
  if (site && 'slug' in site) return guess(board(site.ats, site.slug, known));
  if (site) {
    const names = [site.hint, ...employerNames(address.host)].filter((name) => name !== '');
    const slug = known.ofEmployer(site.ats, names) ?? names[0];
    if (slug) return guess(board(site.ats, slug, known));
  }
  for (const ats of ['jibe', 'phenom', 'eightfold', 'successfactors', 'oracle']) {
    const slug = known.onHost(ats, address.host);
    if (slug) return { ats, slug };
  }
  // A posting that the employer's own site shows, without a trace of the vendor but its number.
  const numbered = address.path.some((segment) => GREENHOUSE_ID.test(segment));
  const slug = numbered && known.ofEmployer('greenhouse', employerNames(address.host));
  if (slug) return { ats: 'greenhouse', slug, isGuess: true };
  return isJobShaped(address) ? board(CAREERS, address.host, known) : undefined;
}

const guess = (found: Recognition): Recognition => ('reason' in found ? found : { ...found, isGuess: true });

function board(ats: string, slug: string, known: KnownBoards): Recognition {
  // A registered slug may have more parts than its host: 'jobs.acme.com~acme.com'.
  const exact = known.withSlug(ats, slug) ?? known.onHost(ats, slug) ?? slug;
  if (systems().includes(ats) && !adapterOf(ats).slug.test(exact))
    return {
      reason: `'${slug}' can't be a board on ${ats}. Paste the address of the employer's list of jobs.`,
    };
  return { ats, slug: exact };
}
