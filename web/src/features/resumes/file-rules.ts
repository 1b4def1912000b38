/** The endings a resume's name may have, and the media type that belongs to each. */
const mediaTypes: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** What a file input may offer. */
export const ACCEPTED_EXTENSIONS = Object.keys(mediaTypes).join(',');

/** The largest file, in bytes: 10 MB. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** The most resumes a person has. */
export const MAX_RESUMES = 10;

/** The media type of a resume by its name; undefined where its ending is none of a resume. Browsers do not know all. */
export function mediaTypeOf(fileName: string): string | undefined {
  const extension = /[^/\\](\.\w+)$/.exec(fileName)?.[1]?.toLowerCase();
  return extension === undefined ? undefined : mediaTypes[extension];
}

/** Why a file cannot be a resume, in a sentence; undefined where it can. `size` is in bytes. */
export function fileError({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (mediaTypeOf(name) === undefined)
    return 'A resume is a .pdf, .doc or .docx file. Please choose another one.';
  if (size === 0) return 'This file is empty. Please choose another one.';
  if (size > MAX_FILE_BYTES)
    return `This file has ${megabytes(size)}. A resume has at most 10 MB: please choose a smaller one.`;
  return undefined;
}

// Rounded up, so that what is too large never reads as if it were not.
const megabytes = (bytes: number) => `${Math.ceil((bytes / 1024 / 1024) * 10) / 10} MB`;
