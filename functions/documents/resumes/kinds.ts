import type { ResumeKind } from '../../table/resume.ts';

/** What belongs to a kind of file. */
interface Kind {
  /** Its media type: https://www.iana.org/assignments/media-types */
  readonly type: string;
  /** What the person calls it. */
  readonly called: string;
  /** The bytes it begins with. */
  readonly begins: Buffer;
  /** How far into the file these may stand. */
  readonly within: number;
}

/** The kinds of file that a resume may be. */
export const kinds: Readonly<Record<ResumeKind, Kind>> = {
  // Readers accept a header within the first 1,024 bytes: ISO 32000-1, annex H, note 13.
  pdf: { type: 'application/pdf', called: 'PDF', begins: Buffer.from('%PDF-'), within: 1_024 },
  // A compound file: MS-CFB, section 2.2.
  doc: {
    type: 'application/msword',
    called: 'Word document (.doc)',
    begins: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    within: 0,
  },
  // A ZIP archive: ECMA-376, part 2.
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    called: 'Word document (.docx)',
    begins: Buffer.from('504b0304', 'hex'),
    within: 0,
  },
};

/** The kind that the bytes speak of; undefined where they speak of none. */
export function kindOf(bytes: Buffer): ResumeKind | undefined {
  const found = Object.entries(kinds).find(([, { begins, within }]) => {
    const head = bytes.subarray(0, within + begins.length);
    return head.includes(begins);
  });
  // Object.entries forgets that its keys are the record's own.
  return found?.[0] as ResumeKind | undefined;
}
