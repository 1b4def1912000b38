const mediaTypes: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

export const ACCEPTED_EXTENSIONS = Object.keys(mediaTypes).join(',');

export const MAX_FILE_BYTES = 10 * 1024 * 1024;

export const MAX_RESUMES = 10;

/** Goes by the extension, since browsers do not know the media type of every file. */
export function mediaTypeOf(fileName: string): string | undefined {
  const extension = /[^/\\](\.\w+)$/.exec(fileName)?.[1]?.toLowerCase();
  return extension === undefined ? undefined : mediaTypes[extension];
}

/** Returns why a file cannot be a resume. `size` is in bytes. */
export function fileError({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (mediaTypeOf(name) === undefined) return 'Choose a .pdf, .doc or .docx file.';
  if (size === 0) return 'This file is empty. Choose another one.';
  if (size > MAX_FILE_BYTES) return `This file is ${megabytes(size)}. Choose one of up to 10 MB.`;
  return undefined;
}

// Rounds up, so that a file just over the limit does not read as 10 MB.
const megabytes = (bytes: number) => `${Math.ceil((bytes / 1024 / 1024) * 10) / 10} MB`;
