/** The largest file, in bytes: 10 MB. */
export const LARGEST_FILE = 10 * 1024 * 1024;

/** The most resumes a person has, those that are being checked and those that were refused among them. */
export const MOST_RESUMES = 10;

/** How many links a person gets in an hour. */
export const LINKS_AN_HOUR = 20;

/** Where links put files; what is checked is moved away from here. */
export const UPLOADS = 'uploads/';

/** How long a file can be put after it was asked for, in seconds. */
export const LINK_SECONDS = 300;

/** How long a file's coming and checking is waited for, in seconds. */
export const CHECK_SECONDS = 3_600;

/** How long a refusal is shown, in seconds. */
export const REFUSAL_SECONDS = 86_400;

/** The most text that is kept of a resume, in UTF-16 units: at most 300 kB, under DynamoDB's 400 kB an item. */
export const MOST_TEXT = 100_000;

/** The longest name of a file, in characters, its ending included. */
export const LONGEST_NAME = 150;
