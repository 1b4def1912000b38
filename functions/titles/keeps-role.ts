import { runFunctions, runWords, screenDesign, screens } from './vocabulary/functions.ts';
import { fieldOfHead, managers, softwareHeads } from './vocabulary/heads.ts';
import { platformHeads, platforms, toleratedExtras } from './vocabulary/tolerated-extras.ts';
import {
  craftWords,
  disciplines,
  domains,
  facets,
  hostCrafts,
  impliedByHead,
  languages,
  neutralWords,
  openWords,
  ownFields,
  physicalFields,
  roleChangers,
  servedDomains,
  skills,
  softwareDisciplines,
  softwareSides,
  systemDisciplines,
  teamWords,
} from './vocabulary/word-classes.ts';

/**
 * Whether an extra word between the wanted words and the head keeps the role the same: 'Backend (Payments) Engineer' does,
 * 'Data (Security) Engineer' does not. `isFromContext`: the last wanted word comes from a note, as in 'Wireless Engineer,
 * Mobile', which allows fewer extras.
 */
export function keepsRole(
  extra: string,
  wanted: readonly string[],
  head: string,
  isFromContext = false,
): boolean {
  const deciding = wanted.at(isFromContext && wanted.length > 1 && wanted.at(-1) === 'system' ? -2 : -1);
  if (deciding === undefined || neutralWords.has(extra)) return true;
  if (extra === fieldOfHead.get(head) || extra === impliedByHead.get(head)) return true;
  if (head === 'scientist' && extra === 'research') return true;
  if (
    head === 'analyst' &&
    (!isFromContext || isProduct(deciding)) &&
    (extra === 'data' || (extra === 'management' && deciding !== 'data'))
  )
    return true;
  if (extra === 'engineering' && leaders.has(head) && leadsEngineers(deciding, head)) return true;
  if (runWords.has(extra) && runFunctions.has(deciding) && !isFromContext) return true;
  if (wanted.some((word) => toleratedExtras.get(word)?.has(extra))) return true;
  if (platformHeads.has(head) && !isFromContext && wanted.some((word) => platforms.has(word)))
    return !roleChangers.has(extra);
  if (head === '') return !roleChangers.has(extra) || (isProduct(deciding) && productTeams.has(extra));
  if (leaders.has(head) && deciding === 'engineering' && teamWords.has(extra)) return true;
  if (managers.has(head) && extra === 'engineering')
    return deciding !== 'software' && (disciplines.has(deciding) || domains.has(deciding));
  if (head === 'researcher' && servedDomains.has(extra)) return true;
  if (head === 'designer' && screens.has(deciding) && screenDesign.has(extra)) return true;
  if (!softwareHeads.has(head)) return false;
  if (craftWords.has(extra) && disciplines.has(deciding)) return true;
  if (extra === 'data' && languages.has(deciding)) return true;
  if (extra === 'system' && !isFromContext && deciding !== 'software')
    return systemDisciplines.has(deciding) || !roleChangers.has(deciding);
  if (head === 'engineer' && !isFromContext && facets.has(extra) && isOpenTeam(deciding)) return true;
  if (openWords.has(deciding)) return !roleChangers.has(extra) || softwareDisciplines.has(extra);
  if (softwareDisciplines.has(deciding) && (extra === 'software' || extra === 'application')) return true;
  if (
    deciding !== 'data' &&
    teamWords.has(extra) &&
    (domains.has(deciding) || softwareDisciplines.has(deciding))
  )
    return true;
  if (isFromContext && hostCrafts.has(extra) && physicalFields.has(deciding)) return true;
  if (isFromContext && head === 'engineer' && isOpenTeam(deciding))
    return (
      extra === 'software' ||
      extra === 'research' ||
      (extra === 'system' && !facets.has(deciding)) ||
      skills.has(extra) ||
      servedDomains.has(extra)
    );
  if (head === 'engineer' && isOpenTeam(deciding) && (isSoftwareWord(extra) || skills.has(extra)))
    return true;
  const isSkill = skills.has(deciding);
  if (isSkill && (!isFromContext || domains.has(extra))) return !roleChangers.has(extra);
  if (!isSkill && deciding !== 'software' && !domains.has(deciding)) return false;
  return extra === 'software' || skills.has(extra) || craftWords.has(extra);
}

/** Whether a team's software engineers are engineers of its field: of 'Payments', but not of 'Product' or 'Platform'. */
export const isOpenTeam = (word: string): boolean =>
  ![ownFields, disciplines, roleChangers, domains, skills, neutralWords, openWords].some((words) =>
    words.has(word),
  );

const isSoftwareWord = (word: string): boolean =>
  word === 'software' || languages.has(word) || softwareSides.has(word);

const isProduct = (word: string): boolean => platforms.has(word) || (skills.has(word) && !domains.has(word));

/** Crafts that work with a product: 'Azure' is in the title of an Azure Data Engineer. */
const productTeams: ReadonlySet<string> = new Set(
  'data database solution integration test testing security network qa analytics release'.split(' '),
);

/** Heads of those who lead all who work in a field. */
const leaders: ReadonlySet<string> = new Set(['manager', 'director', 'head', 'vp']);

/** Whether the leader of a field leads its engineers: a Head of AI Engineering is a Head of AI, but a Data Manager keeps data. */
const leadsEngineers = (field: string, head: string): boolean =>
  field === 'data'
    ? head !== 'manager'
    : domains.has(field) || softwareDisciplines.has(field) || skills.has(field) || field === 'network';
