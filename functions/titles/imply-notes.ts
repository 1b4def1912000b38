import { namesWithHead } from './occupations.ts';
import type { NamedRole } from './read-occupations.ts';
import type { Role, Title } from './title.ts';
import type { Words } from './word.ts';

/**
 * Turns notes that name the job again into implied words, which saved titles don't require: a 'Paid Media Manager, PPC'
 * is a PPC manager, too.
 */
export function implyNotes(title: Title): Title {
  const { notes, choices, implied } = title;
  const isRepeated = notes.map((words) => title.roles.some((role) => isNamedBy(role, words)));
  if (!isRepeated.includes(true)) return title;
  return {
    ...title,
    notes: notes.filter((_, at) => !isRepeated[at]),
    choices: choices.filter((_, at) => !isRepeated[at]),
    implied: [...implied, ...notes.filter((_, at) => isRepeated[at])],
  };
}

/** Whether these words and the role's head are another name of the role's job. */
const isNamedBy = ({ head, variants, source }: Role, words: Words): boolean =>
  source !== 'implied' &&
  words.some((rarest) =>
    namesWithHead(head)
      .get(rarest)
      ?.some(
        (name) =>
          name.isSame &&
          hasSameWords(name, words) &&
          name.common.head === head &&
          variants.some((own) => hasSameWords(name.common, own) && !own.includes(rarest)),
      ),
  );

const hasSameWords = ({ words }: NamedRole, others: Words): boolean =>
  words.length === others.length && words.every((word) => others.includes(word));
