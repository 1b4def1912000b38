import { statfsSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';

const FULL = /ENOSPC|EDQUOT|no space left on device|disk quota exceeded/i;

/** In bytes. With less free space a disk counts as full, because a failed write may free a little. */
const LEFT_OVER = 1_000_000;

/**
 * Returns one sentence if the text of an error is about a full disk, or if one of the disks in use is full: not every
 * program says why it could not write.
 *
 * @param {string} text
 * @param {readonly string[]} folders those in use besides the current, the home and the temporary folder
 */
export function explainFullDisk(text, folders = []) {
  const full = [process.cwd(), ...folders, homedir(), tmpdir()].find(isOnFullDisk);
  if (full !== undefined) return `The disk that holds ${full} is full. Free some space and try again.`;
  if (FULL.test(text)) return 'The disk is full, or a quota is used up. Free some space and try again.';
  return undefined;
}

/** @param {string} folder */
function isOnFullDisk(folder) {
  try {
    const { bavail, blocks, bsize } = statfsSync(folder);
    return blocks > 0 && bavail * bsize < LEFT_OVER;
  } catch {
    return false;
  }
}

/** @param {string | undefined} registry its address, if it is known */
export const explainSilence = (registry) =>
  `The package registry${registry ? ` ${registry}` : ''} does not answer. Check the network, or the registry and proxy in .npmrc, and try again.`;
