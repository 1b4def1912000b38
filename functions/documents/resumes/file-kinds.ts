import type { ResumeKind } from '../../table/resume.ts';

interface FileKind {
  /** The media type: https://www.iana.org/assignments/media-types */
  readonly type: string;
  /** The name in messages for the person. */
  readonly label: string;
  /** The bytes that identify the kind. */
  readonly signature: Buffer;
  /** The largest offset at which the signature may start. */
  readonly maxOffset: number;
}

export const FILE_KINDS: Readonly<Record<ResumeKind, FileKind>> = {
  // Readers accept a header within the first 1,024 bytes: ISO 32000-1, annex H, note 13.
  pdf: { type: 'application/pdf', label: 'PDF', signature: Buffer.from('%PDF-'), maxOffset: 1_024 },
  // A compound file: MS-CFB, section 2.2.
  doc: {
    type: 'application/msword',
    label: 'Word document (.doc)',
    signature: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    maxOffset: 0,
  },
  // A ZIP archive: ECMA-376, part 2.
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    label: 'Word document (.docx)',
    signature: Buffer.from('504b0304', 'hex'),
    maxOffset: 0,
  },
};

/** Detects a file's kind by its signature. */
export function detectKind(bytes: Buffer): ResumeKind | undefined {
  const match = Object.entries(FILE_KINDS).find(([, { signature, maxOffset }]) =>
    bytes.subarray(0, maxOffset + signature.length).includes(signature),
  );
  // Object.entries widens the keys to string.
  return match?.[0] as ResumeKind | undefined;
}
