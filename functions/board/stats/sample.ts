import type { JobCounts } from '../../table/stats.ts';

/**
 * A day that never was: what stands on the page of a new deployment where no day has been counted yet, always marked as
 * a sample. Of our own making: employers post while offices in Europe and America are open.
 */
export const SAMPLE_DAY: JobCounts = {
  En: [6, 5, 5, 4, 5, 7, 11, 16, 21, 23, 22, 20, 24, 38, 52, 58, 61, 60, 54, 46, 37, 28, 17, 10],
  Pr: [1, 1, 0, 0, 1, 1, 2, 3, 4, 4, 4, 4, 5, 8, 11, 12, 12, 12, 10, 8, 6, 4, 3, 2],
  De: [0, 0, 1, 0, 0, 1, 1, 2, 2, 3, 2, 2, 3, 4, 5, 6, 6, 6, 5, 4, 3, 2, 1, 1],
  Ma: [2, 1, 1, 1, 1, 2, 4, 7, 9, 9, 8, 8, 10, 16, 22, 24, 25, 24, 21, 17, 12, 8, 5, 3],
  Op: [1, 1, 1, 0, 1, 2, 3, 5, 6, 6, 6, 5, 7, 10, 13, 14, 15, 14, 12, 9, 7, 5, 3, 2],
};
