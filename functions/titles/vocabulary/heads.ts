const list = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Heads of people who manage a function instead of practicing it. */
export const managers: ReadonlySet<string> = new Set(
  list(
    'manager director head vp avp president supervisor superintendent foreman dean controller chair chairman',
  ),
);

/** Managers in most companies, but ranks of practitioners in banks. */
export const bankRanks: ReadonlySet<string> = new Set(list('vp avp'));

export const chiefs: ReadonlySet<string> = new Set(list('cto cfo ceo coo cio ciso cpo cmo cro chro cdo'));

/** Heads that teach, hire for or assist a role instead of doing it. */
export const adjacentHeads: ReadonlySet<string> = new Set(
  list(`recruiter sourcer teacher instructor professor lecturer tutor faculty trainer coach assistant secretary
    receptionist technician salesperson seller annotator`),
);

/** Heads of people who teach or label for AI models. */
export const aiTrainers: ReadonlySet<string> = new Set(list('trainer tutor annotator'));

/** Heads that name a rank; beside another head they add nothing, as in 'Paralegal Specialist'. */
export const weakHeads: ReadonlySet<string> = new Set(
  list(
    'specialist associate expert professional consultant practitioner lead fellow intern trainee apprentice principal contractor',
  ),
);

/** Weak heads whose role is named by a field: 'Data Science Intern', 'Software Engineering Associate'. */
export const learnerHeads: ReadonlySet<string> = new Set(list('associate fellow intern trainee apprentice'));

/** Learners who practice their field: a 'Software Intern' is an engineer, a 'Software Associate' may not be one. */
export const traineeHeads: ReadonlySet<string> = new Set(list('intern trainee apprentice'));

/** Weak heads of practitioners of some fields: a 'Supply Chain Planning Specialist' is a planner. */
export const specialistHeads: ReadonlySet<string> = new Set(list('specialist expert professional'));
export const specialistFields: ReadonlySet<string> = new Set(
  list('planning marketing engineering testing analytics design'),
);

/** Fields that people of many heads practice: 'Data Science' is also a Data Science Analyst's. */
export const sharedFields: ReadonlySet<string> = new Set(list('science research analytics testing'));

/** Functions whose interns have titles of many kinds: a 'Data Intern' may be a Data Analyst Intern. */
export const internFields: ReadonlySet<string> = new Set(
  list(
    'data analytics bi it security hardware financial accounting hr legal operation supplychain support helpdesk',
  ),
);

/** Heads of people who support a company's computers. */
export const supportHeads: ReadonlySet<string> = new Set(
  list(`engineer technician specialist analyst associate representative professional agent administrator assistant officer
  coordinator operator`),
);

/** Two of these heads in a row are two roles: 'Software Engineer II C++ Developer'. */
export const peerHeads: ReadonlySet<string> = new Set(
  list('engineer developer programmer designer architect scientist administrator researcher'),
);

/** Heads that name the same job as an engineer. */
export const engineerHeads: ReadonlySet<string> = new Set(list('developer programmer'));

/** Things made for developers: a 'developer' before them is not a role, as in 'AI Developer Tooling'. */
export const forDevelopers: ReadonlySet<string> = new Set(
  list(
    `tool tooling technology experience productivity relation ecosystem marketing marketer community platform`,
  ),
);

/** Heads with which the words of word-classes.ts have their software meaning. */
export const softwareHeads: ReadonlySet<string> = new Set(
  list('engineer developer programmer architect administrator tester coder scientist'),
);

const others =
  list(`accountant actor actuary adjuster administrator advertiser advisor advocate agent aide ambassador analyst animator
  appraiser arborist architect archivist artist assembler assessor astronomer attendant attorney auditor author baker
  banker barista bartender biller biologist biostatistician bookkeeper broker builder buyer captain caregiver
  carpenter cashier chaplain chef chemist chiefofstaff clerk clinician closer coder collector concierge conductor
  conservator coordinator copywriter counsel counselor courier critic curator custodian dancer dentist dermatologist
  designer detailer developer dietitian dispatcher doctor drafter draftsman driver ecologist economist editor educator
  electrician engineer enumerator epidemiologist estimator evangelist evaluator examiner executive expediter
  fabricator facilitator farmer firefighter forecaster gardener generalist geneticist geographer geologist grader
  guard guide handler hostess housekeeper hydrologist hygienist illustrator inspector installer interpreter
  interviewer investigator janitor journalist judge keyer laborer lawyer liaison librarian lifeguard linguist loader
  locksmith logistician machinist maker marketer mason master mathematician mechanic merchandiser messenger
  meteorologist midwife millwright mixer mover mts musician navigator neurologist nurse nutritionist officer operator
  optician optometrist organizer owner packer painter paralegal paramedic partner pathologist pharmacist phlebotomist
  photographer physician physicist pilot planner plumber practitioner postdoc preparer processor producer programmer
  proofreader psychiatrist psychologist publicist publisher radiographer ranger receiver registrar repairer reporter
  representative researcher researchassociate resident reviewer rigger roofer sailor scholar sanitarian scheduler
  scientist sculptor server shipper sociologist sommelier sonographer specifier stagehand statistician steward stocker
  storekeeper strategist surgeon surveyor tailor technologist teller tester therapist trader translator trapper
  treasurer typist underwriter usher veterinarian videographer waiter warden warehouser webmaster welder worker writer
  yardmaster barber blogger butcher commander cook creator cutter detective finisher grower helper mentor moderator
  nanny pastor picker porter proctor setter sheriff stylist bioinformatician cryptographer hacker hunter labeler
  litigator modeler purchaser rater responder communicator negotiator validator cofounder metallurgist metrologist
  hydrogeologist geophysicist geoscientist astrophysicist biochemist neuroscientist immunologist cheminformatician
  econometrician cartographer ergonomist virologist microbiologist pharmacologist toxicologist oceanographer
  methodologist photogrammetrist integrator prototyper informaticist playtester biometrician ethicist telemarketer
  trafficker visualizer prospector`);

/** Every noun that can be the role of a title. */
export const heads: ReadonlySet<string> = new Set([
  ...managers,
  ...chiefs,
  ...adjacentHeads,
  ...weakHeads,
  ...others,
]);

/** The field a head works in: 'Software Engineering' beside 'Software Engineer'. */
export const fieldOfHead: ReadonlyMap<string, string> = new Map([
  ['engineer', 'engineering'],
  ['developer', 'development'],
  ['designer', 'design'],
  ['scientist', 'science'],
  ['manager', 'management'],
  ['analyst', 'analytics'],
  ['architect', 'architecture'],
  ['administrator', 'administration'],
  ['researcher', 'research'],
  ['recruiter', 'recruiting'],
  ['writer', 'writing'],
  ['copywriter', 'copywriting'],
  ['accountant', 'accounting'],
  ['programmer', 'programming'],
  ['tester', 'testing'],
  ['trader', 'trading'],
  ['planner', 'planning'],
  ['auditor', 'audit'],
  ['underwriter', 'underwriting'],
  ['consultant', 'consulting'],
  ['marketer', 'marketing'],
  ['director', 'management'],
  ['head', 'management'],
  ['vp', 'management'],
]);

/** Sciences that name their scientists: a 'Computational Biology Scientist' is a computational biologist. */
export const headOfScience: ReadonlyMap<string, string> = new Map([
  ['biology', 'biologist'],
  ['chemistry', 'chemist'],
  ['biochemistry', 'biochemist'],
  ['physics', 'physicist'],
  ['economics', 'economist'],
  ['statistics', 'statistician'],
  ['immunology', 'immunologist'],
  ['neuroscience', 'neuroscientist'],
  ['epidemiology', 'epidemiologist'],
  ['bioinformatics', 'bioinformatician'],
  ['cheminformatics', 'cheminformatician'],
  ['linguistics', 'linguist'],
  ['toxicology', 'toxicologist'],
  ['geology', 'geologist'],
  ['geophysics', 'geophysicist'],
]);

/** The head that a field implies. */
export const headOfField: ReadonlyMap<string, string> = new Map(
  [...fieldOfHead]
    .filter(([head]) => !['director', 'head', 'vp'].includes(head))
    .map(([head, field]) => [field, head]),
);
