import { roleNames } from './job-codes.ts';
import { payText } from './pay-text.ts';
import type { Role } from './types.ts';

/** Grows when the drawing changes, so that no cache shows the old one. */
const DESIGN = 1;

/** The fields of a job that its picture depends on. */
export interface PicturedJob {
  readonly jobID: string;
  readonly jobTitle: string;
  readonly fullCompanyName: string;
  readonly jobLocation: string;
  readonly isRemote: boolean;
  readonly compensation: string;
  readonly role: Role;
  readonly jobDetected: string;
  readonly employerDate?: string | null | undefined;
  readonly isBaseline?: boolean | null | undefined;
  readonly closedAt?: string | null | undefined;
}

/** The words of a job's picture. `place`, `pay` and `date` are empty if they are unknown. */
export interface PictureWords {
  readonly title: string;
  readonly company: string;
  readonly place: string;
  readonly pay: string;
  readonly date: string;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Emoji, other symbols and control characters, which the picture's fonts lack. */
const DECORATION = /[\p{Extended_Pictographic}\p{C}\p{So}\p{Sk}]|\ufe0f/gu;

/** Letters, digits and punctuation of the alphabets that the picture's fonts have. */
const DRAWABLE =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Mn}\u0020-\u00bf\u00d7\u00f7\u2010-\u2044\u20a0-\u20c0\u2190-\u2193\u2212]*$/u;

/** Returns the text without decoration on one line; empty if the picture's fonts lack some of its letters. */
function drawable(text: string): string {
  const line = text.replace(/\s+/g, ' ').replace(DECORATION, '').replace(/ +/g, ' ').trim();
  return DRAWABLE.test(line) ? line : '';
}

/**
 * The date that the job's page shows: the employer's, or else when the job was seen, which says nothing of a
 * baseline's.
 */
function dateWords({ employerDate, isBaseline, jobDetected }: PicturedJob): string {
  if (employerDate != null) return `Posted ${day.format(Date.parse(employerDate))}`;
  return isBaseline === true ? '' : `Seen ${day.format(Date.parse(jobDetected))}`;
}

/** Returns null for a job without a picture of its own: it has closed, or is named in letters that the fonts lack. */
export function pictureWords(job: PicturedJob): PictureWords | null {
  const [title, company] = [drawable(job.jobTitle), drawable(job.fullCompanyName)];
  if (job.closedAt != null || title === '' || company === '') return null;
  const place = drawable(job.jobLocation);
  const isSaid = !job.isRemote || /remote/i.test(place);
  return {
    title,
    company,
    place: [place, isSaid ? '' : 'Remote'].filter((part) => part !== '').join(' · '),
    pay: drawable(payText(job.compensation) ?? ''),
    date: dateWords(job),
  };
}

/** The 32-bit FNV-1a hash of a text's UTF-16 code units (RFC 9923), in base 36. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * Returns the picture that a link to the job shows, 1200 by 630 px: one that is drawn on request, with a version of its
 * words in the path, or its role's.
 */
export function sharePicture(job: PicturedJob): { readonly path: string; readonly alt: string } {
  const words = pictureWords(job);
  if (words === null)
    return {
      path: `/card-${job.role.toLowerCase()}.png`,
      alt: `${roleNames[job.role]} jobs, the morning they are posted. Daybreak`,
    };
  const { title, company, place, pay, date } = words;
  const facts = [place, pay, date].filter((fact) => fact !== '');
  return {
    path: `/share/${encodeURIComponent(job.jobID)}/${hashOf(JSON.stringify([DESIGN, words]))}.png`,
    alt: [`${title} at ${company}`, ...facts, 'Daybreak'].join('. '),
  };
}
