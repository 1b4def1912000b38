import { type DraftRole, draftRole, type Note, type Outline } from './title.ts';
import { officeFunctions } from './vocabulary/functions.ts';
import {
  engineerHeads,
  headOfField,
  internFields,
  learnerHeads,
  managers,
  sharedFields,
  specialistFields,
  specialistHeads,
  traineeHeads,
  weakHeads,
} from './vocabulary/heads.ts';
import { namesHardware, namesSoftware } from './vocabulary/word-classes.ts';

/** 'Data Science Intern', 'Software Engineering Analyst' and 'Specialist, Data Engineering' are named by their field. */
const isNamedByField = ({ head, variants }: DraftRole): boolean =>
  learnerHeads.has(head) ||
  ((head === 'consultant' || head === 'advisor') &&
    variants.some((words) => words.at(-1) === 'engineering')) ||
  (head === 'analyst' && variants.some((words) => words.slice(-2).join(' ') === 'software engineering')) ||
  (specialistHeads.has(head) && variants.every((words) => specialistFields.has(words.at(-1) ?? ''))) ||
  head === 'lead' ||
  (weakHeads.has(head) && variants.length === 0);

/** A 'Graduate Software Development Program' names developers. */
const developed: ReadonlySet<string> = new Set(['software', 'web', 'mobile', 'application', 'game']);

const beginners: ReadonlySet<string> = new Set(['newgrad', 'intern', 'entrylevel']);

/**
 * A 'Graduate Software Engineering Programme' and a 'Software Engineering Graduate Development Program' train software
 * engineers, a 'Graduate Development Program' anyone.
 */
function withoutProgram(note: Note): Note {
  const [craft = '', before, last] = note.words.slice(-3);
  const isDevelopmentProgram = before === 'development' && !developed.has(craft);
  const field = note.words.slice(0, isDevelopmentProgram ? -2 : -1);
  const isOfField =
    last === 'program' && field.at(-1) !== 'management' && headOfField.has(field.at(-1) ?? '');
  return isOfField ? { ...note, words: field } : note;
}

/** Returns the words of each note with the field that it shares: 'Device Software & Systems Engineering' names two. */
function sharedField(notes: readonly Note[]): (phrase: Pick<Note, 'words' | 'segment'>) => readonly string[] {
  return ({ words, segment }) => {
    const last = notes.findLast((note) => note.segment === segment && note.requiresAll)?.words.at(-1) ?? '';
    return last === 'engineering' && !headOfField.has(words.at(-1) ?? '') ? [...words, last] : words;
  };
}

/** A 'Course Developer, Data Engineering' teaches the field. */
const writesCourses = ({ variants }: DraftRole): boolean =>
  variants.some((words) => ['course', 'curriculum', 'content'].includes(words.at(-1) ?? ''));

/** Adds roles named by their field: 'Data Science Intern', 'Engineer, Site Reliability Engineering', 'Data Science'. */
export function addFieldRoles(outline: Outline): void {
  const { drafts, levels } = outline;
  const isForBeginners = drafts.length === 0 && levels.some((level) => beginners.has(level));
  if (isForBeginners) outline.notes = outline.notes.map(withoutProgram);
  const { notes } = outline;
  if (drafts.some(writesCourses)) return;
  const hasOnlyLearners = drafts.every(isNamedByField);
  const isLearner = drafts.every(({ head }) => learnerHeads.has(head));
  const isTrained = drafts.length > 0 && drafts.every(({ head }) => traineeHeads.has(head));
  const isFieldOnly = drafts.length === 0 && levels.length === 0;
  const own = hasOnlyLearners
    ? drafts.flatMap(({ variants, segment }) => variants.map((words) => ({ words, segment })))
    : [];
  const namesRole = ({ words }: Pick<Note, 'words'>) => headOfField.has(words.at(-1) ?? '');
  if (own.length === 0 && (isTrained ? notes.length === 0 : !notes.some(namesRole))) return;
  const shared = sharedField(notes);
  // An 'AI Intern' may as well train models, write or sell, an 'AI/ML Engineering Intern' doesn't.
  const buildsSoftware = own.some(({ words }) => words.includes('engineering') || words.includes('software'));
  // A 'Finance & AI Automation Intern' works in finance.
  const isOffice = own.some(({ words }) =>
    words.some((word) => officeFunctions.has(word) || word === 'consulting'),
  );
  const hasAssociate = drafts.some((draft) => draft.head === 'associate' && draft.variants.length > 0);
  const draftedHeads = new Set(drafts.map((draft) => draft.head));
  const complete = new Set(drafts.filter((draft) => draft.variants.length > 0).map((draft) => draft.head));
  for (const phrase of [...own, ...notes]) {
    const { segment } = phrase;
    const words = shared(phrase);
    const last = words.at(-1) ?? '';
    // Someone who saved 'Recruiting' wants its coordinators and managers too.
    if (isFieldOnly && headOfField.has(last) && officeFunctions.has(last))
      drafts.push(draftRole({ head: '', variants: [words], segment }));
    // A posted 'Product Marketing, New Verticals' is the job of a product marketing manager.
    if (isFieldOnly && words.join(' ') === 'product marketing')
      drafts.push(draftRole({ head: 'manager', variants: [words], segment }));
    const isSubject = own.includes(phrase) || own.length === 0;
    const isTechnical = isTrained && isSubject && !isOffice && (namesSoftware(last) || namesHardware(last));
    const isEngineer = isTechnical && (last !== 'ai' || buildsSoftware);
    if (
      isTrained &&
      isSubject &&
      (internFields.has(last) || (isTechnical && last !== 'software' && namesSoftware(last)))
    )
      drafts.push(draftRole({ head: '', variants: [words] }));
    const head = isEngineer ? 'engineer' : headOfField.get(last);
    const before = isEngineer ? words : words.slice(0, -1);
    // 'Sales Development' and 'Mechanical Engineer, Product Development' name no engineer.
    if (head === 'developer' && !namesSoftware(before.at(-1) ?? '')) continue;
    if (head === undefined || (before.length === 0 && (!isLearner || managers.has(head)))) continue;
    // A 'Data Science Associate' is a data scientist, but a 'Project Management Associate' is not a project manager.
    if (managers.has(head) ? !hasOnlyLearners || hasAssociate : !hasOnlyLearners && !draftedHeads.has(head))
      continue;
    // 'Software Engineer, Data Engineering' names a second role, 'Software Engineer, Fleet Data Engineering' a team.
    if (!hasOnlyLearners && before.length > 1 && complete.has(head)) continue;
    drafts.push(
      draftRole({
        head: engineerHeads.has(head) ? 'engineer' : head,
        variants: before.length > 0 ? [before] : [],
        segment,
        isLearner: isTrained,
        // A posted 'Software Engineering' is an engineer's, while 'Marketing' may be anyone's.
        isFieldOnly: isFieldOnly && head !== 'engineer' && !engineerHeads.has(head),
      }),
    );
    if (isFieldOnly && sharedFields.has(last))
      drafts.push(draftRole({ head: '', variants: [words], segment, isFieldOnly }));
    if (hasOnlyLearners) outline.notes = outline.notes.filter((note) => note !== phrase);
  }
}
