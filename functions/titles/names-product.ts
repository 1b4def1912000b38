import { set } from './vocabulary/word-classes.ts';

type Words = readonly string[];

/**
 * Words before these that name where engineers work. Anything else before them names a product: 'Search Platform', 'Seller
 * Systems' or 'Reference Data' is what a team makes or reads.
 */
const fieldsBefore: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'platform',
    set(`ai ml data cloud core technical technology software developer development engineering internal infrastructure
    compute container runtime service application backend frontend devops kubernetes aws azure gcp security
    observability storage streaming integration delivery automation shared network foundation onboard research simulation
    database bi api reliability productivity`),
  ],
  [
    'data',
    set(`bigdata core ml ai cloud platform analytics infrastructure engineering enterprise software applied product business
    marketing growth customer sales financial operation research web backend master streaming real distributed spark
    python scala java unified central internal bi science development it`),
  ],
  ['analytics', set('data product business')],
  [
    'application',
    set(`web mobile enterprise business software cloud native desktop client server java dotnet oracle sap salesforce it data
    ai ml core custom field product technical network financial clinical lab industrial embedded rf optical analog power`),
  ],
  ['cloud', set('private public hybrid multi aws azure gcp infrastructure software native it')],
  [
    'system',
    set(`mechanical electrical embedded control vehicle flight space spacecraft satellite mission avionics weapon radar
    defense ground propulsion power battery complex integrated safety automotive aerospace robotics autonomy hardware
    optical sensor network cyber operation operating linux unix windows information computer product launch naval missile
    aircraft air thermal fluid`),
  ],
]);

/** After 'ai', these name a team of AI engineers. Anything else names a product: 'AI Governance', 'AI Developer Tools'. */
const aiTeams =
  set(`ml platform engineering system model agentic agent lab research applied generative llm core foundation
  training inference science data software team algorithm deeplearning vision nlp robotics solution evaluation evaluations
  eval performance cloud safety service application driven automation tooling setup assistant`);

/** Whether a phrase of a job's title has a saved title's only word in the name of a product instead of a field. */
export function namesProduct([word = '', ...others]: Words, phrase: Words): boolean {
  if (others.length > 0) return false;
  const at = phrase.indexOf(word);
  if (word === 'ai') return phrase.slice(at + 1).some((next) => !aiTeams.has(next));
  return at > 0 && fieldsBefore.get(word)?.has(phrase[at - 1] ?? '') === false;
}
