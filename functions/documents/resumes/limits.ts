/** 10 MB. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** The most resumes per person, including those that are being checked or were refused. */
export const MAX_RESUMES = 10;

export const LINKS_PER_HOUR = 20;

/** The prefix of uploaded objects; accepted files are moved out of it. */
export const UPLOAD_PREFIX = 'uploads/';

/** How long a signed link is valid. */
export const LINK_SECONDS = 300;

/** How long a resume waits for its file and the check. */
export const CHECK_SECONDS = 3_600;

/** How long a refused resume stays in the list. */
export const REFUSAL_SECONDS = 86_400;

/** The most text of a resume, in UTF-16 units: at most 300 kB, which fits into DynamoDB's 400 kB item. */
export const MAX_TEXT_LENGTH = 100_000;

/** In characters, with the extension. */
export const MAX_FILE_NAME_LENGTH = 150;
