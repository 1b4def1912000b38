import { createHash } from 'node:crypto';
import * as z from 'zod';
import { readRecordedRows } from '../recorded-rows.ts';
import { reconstructLifetime } from './posting-lifetime.ts';
import type { ReplayedBoard, ReplayedPosting, Shown } from './replayed-board.ts';
import { getWriter, WRITERS } from './vendor-formats.ts';

const changes = z.array(z.string()).default([]);

const Row = z.object({
  company: z.string().nullable(),
  title: z.string(),
  location: z.string(),
  url: z.string(),
  posted_at: z.string(),
  source: z.string(),
  first_seen: z.string(),
  last_seen: z.string(),
  title_changes: changes,
  location_changes: changes,
});
type Row = z.infer<typeof Row>;
type Named = Row & { company: string };

const Described = z.object({ url: z.string(), description: z.string() });

/** `nameless` counts the postings without an employer, which belong to no board. */
export interface RealBoards {
  readonly boards: readonly ReplayedBoard[];
  readonly nameless: number;
  /** Changes that were dropped or overwritten because no snapshot was left for them. */
  readonly untimed: number;
  /** Time of the first snapshot, in milliseconds. */
  readonly start: number;
}

/**
 * Builds one board per spelling of an employer's name. Throws `MissingDataError` if the folder lacks a
 * recording.
 */
export function readRealBoards(folder: string | undefined): RealBoards {
  const rows = readRecordedRows(folder, 'lifecycle', Row);
  const texts = new Map(
    readRecordedRows(folder, 'with_descriptions', Described).map((one) => [one.url, one.description]),
  );
  const snapshots = [
    ...new Set(rows.flatMap((row) => [Date.parse(row.first_seen), Date.parse(row.last_seen)])),
  ].sort((one, other) => one - other);
  const named = rows.filter((row): row is Named => row.company !== null && row.company.trim() !== '');
  const slugs = new Set<string>();
  let untimed = 0;
  const boards = [...Map.groupBy(named, ({ company }) => company)].map(([company, own]): ReplayedBoard => {
    const ats = chooseAts(company, own);
    const toPosting = (row: Named): ReplayedPosting => {
      const life = reconstructLifetime(row, snapshots);
      untimed += life.untimed;
      return createPosting(ats, slug, row, life, texts.get(row.url) ?? '');
    };
    const slug = uniqueSlug(company, slugs);
    const postings = own.map(toPosting).sort((one, other) => one.shown[0].at - other.shown[0].at);
    return { ats, slug, company, postings };
  });
  return { boards, nameless: rows.length - named.length, untimed, start: snapshots[0] ?? 0 };
}

/** Returns the ATS that the recording names, or one of the six by a hash of the employer's name. */
function chooseAts(company: string, rows: readonly Row[]): string {
  const named = rows.map(({ source }) => source.toLowerCase()).find((source) => source in WRITERS);
  const vendors = Object.keys(WRITERS);
  return (
    named ?? vendors[createHash('sha256').update(company).digest().readUInt16BE() % vendors.length] ?? ''
  );
}

function uniqueSlug(company: string, used: Set<string>): string {
  const base =
    company
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '')
      .slice(0, 40) || 'board';
  let slug = base;
  for (let next = 2; used.has(slug); next += 1) slug = `${base}${next}`;
  used.add(slug);
  return slug;
}

function createPosting(
  ats: string,
  board: string,
  { company, url, posted_at }: Named,
  { versions, goneAt }: ReturnType<typeof reconstructLifetime>,
  text: string,
): ReplayedPosting {
  const id = String(Number.parseInt(createHash('sha256').update(url).digest('hex').slice(0, 13), 16));
  const writer = getWriter(ats);
  const html = text === '' ? '' : `<p>${text}</p>`;
  const publishedAt = posted_at === '' ? '' : new Date(`${posted_at}Z`).toISOString();
  const toShown = ({ at, title, location }: (typeof versions)[number]): Shown => {
    const content = { id, title, url, location, html, publishedAt };
    return {
      at,
      wire: [writer.entry(content, company)],
      expected: {
        ats,
        board,
        id,
        title,
        company,
        url,
        html,
        locations: [],
        departments: [],
        pay: [],
        ...writer.expected(content),
      },
    };
  };
  const [first, ...later] = versions;
  const detail = writer.detail?.({ id, title: '', url, location: '', html, publishedAt });
  return { id, shown: [toShown(first), ...later.map(toShown)], goneAt, detail };
}
