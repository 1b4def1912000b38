import { platforms, toleratedExtras, toleratedInRole } from './vocabulary/tolerated-extras.ts';
import {
  craftWords,
  disciplines,
  domains,
  facets,
  hostCrafts,
  languages,
  neutralWords,
  openWords,
  ownFields,
  physicalFields,
  roleChangers,
  servedDomains,
  set,
  skills,
  softwareDisciplines,
  softwareSides,
  systemDisciplines,
  teamWords,
} from './vocabulary/word-classes.ts';

/** An 'AI Engineer, Computer Vision' is a vision engineer. */
const learningFields: ReadonlySet<string> = new Set(['ai', 'ml', 'deeplearning']);
const learnedFields: ReadonlySet<string> = new Set(['vision', 'nlp', 'llm', 'perception']);

/** An extra word between the wanted words of a role and its head. */
export interface ExtraWord {
  readonly extra: string;
  /** The wanted word that decides, usually the last one. */
  readonly deciding: string;
  readonly head: string;
  /** The deciding word comes from a note, as in 'Wireless Engineer, Mobile', which allows fewer extras. */
  readonly isFromContext: boolean;
}

/** Whether an extra word keeps the role of an engineer, developer or scientist. The first rule that applies decides. */
export function keepsSoftwareRole({ extra, deciding, head, isFromContext }: ExtraWord): boolean {
  // A 'Control System Design Engineer' designs one system, so isn't a systems engineer.
  if (craftWords.has(extra) && disciplines.has(deciding)) return extra !== 'design' || deciding !== 'system';
  if (learningFields.has(extra) && learnedFields.has(deciding)) return true;
  if (learnedFields.has(extra) && learningFields.has(deciding)) return true;
  if (extra === 'research' && servedDomains.has(deciding)) return true;
  if (isFromContext && softwareSides.has(deciding) && (extra === 'product' || isOpenTeam(extra))) return true;
  if (extra === 'data' && languages.has(deciding)) return true;
  if (!isFromContext && toleratedInRole.get(deciding)?.has(extra)) return true;
  if (extra === 'system' && isFromContext && head === 'engineer' && systemCrafts.has(deciding)) return true;
  if (extra === 'system' && !isFromContext)
    return deciding === 'software' || systemDisciplines.has(deciding) || !roleChangers.has(deciding);
  if (head === 'engineer' && !isFromContext && facets.has(extra) && isOpenTeam(deciding)) return true;
  if (deciding === 'deployed') return extra !== 'sales';
  if (openWords.has(deciding)) return !roleChangers.has(extra) || softwareDisciplines.has(extra);
  if (softwareDisciplines.has(deciding) && (extra === 'software' || extra === 'application')) return true;
  if (
    deciding !== 'data' &&
    teamWords.has(extra) &&
    !(deciding === 'ai' && (isFromContext || extra === 'infrastructure')) &&
    (deciding === 'software' || domains.has(deciding) || softwareDisciplines.has(deciding))
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

/** Crafts that systems engineers work in: a 'Systems Engineer, Security' is a security engineer. */
const systemCrafts = set(
  'devops security network test frontend backend fullstack kubernetes sitereliability',
);

/** Whether a team's software engineers are engineers of its field: of 'Payments', but not of 'Product' or 'Platform'. */
export const isOpenTeam = (word: string): boolean => !closedTeams.has(word);

const closedTeams: ReadonlySet<string> = new Set([
  ...ownFields,
  ...disciplines,
  ...roleChangers,
  ...domains,
  ...skills,
  ...neutralWords,
  ...openWords,
]);

/**
 * Whether a word that names no field, such as 'wiring', only narrows what engineers of a discipline do: an Electrical Wiring
 * Engineer is an electrical engineer.
 */
export const isAspect = (extra: string, discipline: string, head: string): boolean =>
  head === 'engineer' && hasAspects(discipline) && !namesMore.has(extra);

const hasAspects = (word: string): boolean =>
  (disciplines.has(word) || domains.has(word) || softwareDisciplines.has(word)) && !broadFields.has(word);

/** Fields that name many jobs: a 'Data Visualization Engineer' is no data engineer. */
const broadFields: ReadonlySet<string> = new Set(['data', 'security', 'ai', 'ml', 'process']);

/** Words that make something else of any field. */
const otherPurposes: readonly string[] = ['clearance', 'experience', 'logistics', 'visualization'];

/** Words that name a field, a product or a purpose instead of an aspect of a discipline. */
const namesMore: ReadonlySet<string> = new Set([
  ...otherPurposes,
  ...disciplines,
  ...domains,
  ...skills,
  ...ownFields,
  ...softwareDisciplines,
  ...servedDomains,
  ...roleChangers,
  ...toleratedExtras.keys(),
  ...platforms,
]);

const isSoftwareWord = (word: string): boolean =>
  word === 'software' || languages.has(word) || softwareSides.has(word);
