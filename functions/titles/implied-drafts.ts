import { isOpenTeam } from './keeps-software-role.ts';
import { type DraftRole, draftRole, type Note, type Outline } from './title.ts';
import { adjacentHeads, managers } from './vocabulary/heads.ts';
import { namesEngineer, namesSoftware, set } from './vocabulary/word-classes.ts';

/** Adds the drafts and notes that a title implies by the words of others. */
export function addImplied(outline: Outline): void {
  addEngineer(outline);
  addSiteReliability(outline);
  addTest(outline);
  addSoftwareEngineer(outline);
  addAdvocate(outline);
}

/** 'Senior DevOps' names an engineer. */
function addEngineer({ drafts, notes: [first] }: Outline): void {
  if (drafts.length > 0 || first === undefined || !namesEngineer.has(first.words.at(-1) ?? '')) return;
  for (const head of ['', 'engineer']) drafts.push(draftRole({ head, variants: [first.words] }));
}

/** 'Software Engineer, Reliability' names site reliability. */
function addSiteReliability({ drafts, notes }: Outline): void {
  const isSoftware = drafts.some(({ variants }) => variants.some((words) => words.at(-1) === 'software'));
  if (isSoftware && notes.some(namesReliability))
    notes.push({ words: ['sitereliability'], requiresAll: false, segment: notes.length });
}

/** Whether a note names the reliability of software: 'Flight Reliability' does not. */
function namesReliability({ words }: Note): boolean {
  const before = words.slice(0, -1);
  return words.at(-1) === 'reliability' && (before.length === 0 || before.some(namesSoftware));
}

/** The engineer of an 'Engineer, Flight Testing' tests. */
function addTest({ drafts, notes }: Outline): void {
  const testing = notes.find(
    ({ words, requiresAll }) => words.at(-1) === 'testing' && words.length < 3 && !requiresAll,
  );
  if (testing !== undefined && drafts.some(({ head }) => head === 'engineer'))
    notes.push({ ...testing, words: [...testing.words.slice(0, -1), 'test'], segment: notes.length });
}

/** An 'R&D Engineer, Software' writes software, because the words before the head leave the craft open. */
function addSoftwareEngineer({ drafts, notes }: Outline): void {
  const [only, more] = drafts;
  if (only?.head !== 'engineer' || more !== undefined) return;
  if (only.variants.every(isOpenCraft) && notes.some(namesSoftwareField))
    drafts.push(draftRole({ ...only, variants: [['software']] }));
}

const isOpenCraft = (words: Note['words']): boolean =>
  words.every((word) => openCrafts.has(word) || isOpenTeam(word));

const openCrafts = set('randd project development product research');

const softwareFields = new Set(['software', 'software development', 'software engineering']);

const namesSoftwareField = ({ words }: Note): boolean => softwareFields.has(words.join(' '));

/** A 'Developer Relations Engineer' is an advocate. */
function addAdvocate({ drafts, notes }: Outline): void {
  const isDevrel =
    notes.some(({ words }) => words.includes('devrel')) ||
    drafts.some(({ variants }) => variants.some((words) => words.includes('devrel')));
  if (isDevrel && !drafts.some(isNeverAdvocate))
    drafts.push(draftRole({ head: 'advocate', variants: [['devrel']] }));
}

const isNeverAdvocate = ({ head }: DraftRole): boolean =>
  head === 'advocate' || managers.has(head) || adjacentHeads.has(head);
