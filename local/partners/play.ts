import { startPartners } from './start-partners.ts';

/**
 * Plays the partners by themselves: `node local/partners/play.ts <feeds folder>` prints where each is reached, as one
 * line of JSON, and goes on until its input ends.
 */
const [, , feedsDir = ''] = process.argv;
const partners = await startPartners({ feedsDir });
console.log(JSON.stringify(partners.endpoints));
process.stdin.resume();
process.stdin.once('end', () => void partners.close());
