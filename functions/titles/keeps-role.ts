import { type ExtraWord, keepsSoftwareRole } from './keeps-software-role.ts';
import { impliesSoftware } from './title.ts';
import { managersPractices, runFunctions, runWords, screenDesign, screens } from './vocabulary/functions.ts';
import { fieldOfHead, managers, softwareHeads } from './vocabulary/heads.ts';
import { platformHeads, platforms, toleratedExtras } from './vocabulary/tolerated-extras.ts';
import {
  disciplines,
  domains,
  impliedByHead,
  neutralWords,
  roleChangers,
  servedDomains,
  skills,
  softwareDisciplines,
  teamWords,
} from './vocabulary/word-classes.ts';

/**
 * Whether an extra word keeps the role the same: in 'Backend (Payments) Engineer' it does, in 'Data (Security) Engineer' it
 * doesn't. The first rule that applies decides.
 */
export function keepsRole(
  extra: string,
  wanted: readonly string[],
  head: string,
  isFromContext = false,
): boolean {
  const deciding = wanted.at(isFromContext && wanted.length > 1 && wanted.at(-1) === 'system' ? -2 : -1);
  if (deciding === undefined || neutralWords.has(extra)) return true;
  const word = { extra, deciding, head, isFromContext };
  if (extra === 'software' && head === 'engineer' && !isFromContext && wanted.some(impliesSoftware))
    return true;
  if (isImplied(word) || wanted.some((own) => toleratedExtras.get(own)?.has(extra))) return true;
  if (platformHeads.has(head) && !isFromContext && wanted.some((own) => platforms.has(own)))
    return !roleChangers.has(extra);
  if (head === '') return !roleChangers.has(extra) || (isProduct(deciding) && productTeams.has(extra));
  if (managers.has(head)) return keepsManager(word);
  if (head === 'researcher') return servedDomains.has(extra);
  if (head === 'designer') return screens.has(deciding) && screenDesign.has(extra);
  return softwareHeads.has(head) && keepsSoftwareRole(word);
}

/** Whether the head or the deciding word says as much: a Research Scientist is a scientist. */
function isImplied({ extra, deciding, head, isFromContext }: ExtraWord): boolean {
  if (head === 'manager' && extra === 'management' && managersPractices.has(deciding)) return false;
  if (extra === fieldOfHead.get(head) || extra === impliedByHead.get(head)) return true;
  if (head === 'scientist' && extra === 'research') return true;
  const isAnalysis = extra === 'data' || (extra === 'management' && deciding !== 'data');
  if (head === 'analyst' && isAnalysis && (!isFromContext || isProduct(deciding))) return true;
  if (leaders.has(head) && extra === 'engineering' && leadsEngineers(deciding, head)) return true;
  return runWords.has(extra) && runFunctions.has(deciding) && !isFromContext;
}

/** Whether the manager of a field's team or engineering manages the field: a Security Engineering Manager does. */
function keepsManager({ extra, deciding, head }: ExtraWord): boolean {
  if (leaders.has(head) && deciding === 'engineering' && teamWords.has(extra)) return true;
  return (
    extra === 'engineering' && deciding !== 'software' && (disciplines.has(deciding) || domains.has(deciding))
  );
}

const isProduct = (word: string): boolean => platforms.has(word) || (skills.has(word) && !domains.has(word));

/** Crafts that work with a product: 'Azure' is in the title of an Azure Data Engineer. */
const productTeams: ReadonlySet<string> = new Set(
  'data database solution integration test testing security network qa analytics release'.split(' '),
);

/** Heads of those who lead all who work in a field. */
const leaders: ReadonlySet<string> = new Set(['manager', 'director', 'head', 'vp']);

/** Whether a field's leader leads its engineers: a Head of AI Engineering is a Head of AI, but a Data Manager keeps data. */
const leadsEngineers = (field: string, head: string): boolean =>
  field === 'data'
    ? head !== 'manager'
    : domains.has(field) || softwareDisciplines.has(field) || skills.has(field) || field === 'network';
