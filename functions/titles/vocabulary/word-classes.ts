export const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Work that most engineering disciplines do. */
export const craftWords = set('design development');

/** Technologies. Between a saved word and 'Engineer' they keep the role the same. */
export const skills =
  set(`backend frontend fullstack web mobile android ios ui java javascript typescript python ruby rails php golang rust
  kotlin swift scala cpp c dotnet node react native angular vue nextjs django springboot flutter sql plsql postgres
  oracle salesforce sap servicenow wordpress drupal shopify magento unity unreal linux unix windows aws azure gcp
  kubernetes embedded application api microservice distributed server client desktop perl cobol mainframe elixir
  erlang haskell clojure objectivec html css graphql abap sharepoint dynamics appian pega mulesoft matlab labview
  verilog vhdl fsharp r laravel hadoop spark snowflake databricks tableau powerbi sqlserver gameplay guidewire boomi
  informatica talend ssis ssrs datastage initio aem sitecore hubspot outsystems mendix netsuite workday peoplesoft
  qlik looker dbt kafka splunk elasticsearch web3 solidity cuda ebs d3 webgl jquery phoenix lowcode fiori hana`);

/** Skills that titles list beside those of other crafts. */
export const stackTools = set('react angular vue nextjs aws azure gcp');

/** Software domains that are roles of their own, such as 'Platform Engineer'. */
export const domains =
  set(`ai ml deeplearning distributedsystem cloud platform devops infrastructure robotics firmware game graphics blockchain
  smartcontract automation sitereliability mlops devsecops nlp llm vision ar vr xr simulation qa sdet iot fpga
  autonomy perception rendering algorithm reinforcementlearning`);

/** Languages and tools of data engineers too: a Python Data Engineer is a Python Engineer. */
export const languages =
  set(`python java scala golang rust cpp dotnet kotlin javascript typescript etl spark hadoop kafka snowflake databricks
  aws azure gcp airflow dbt bigquery redshift`);

/** Sides and frameworks of software whose engineers write nothing else. */
export const softwareSides = set(
  'backend frontend fullstack ios android react node ruby rails php angular vue flutter',
);

/** Sides of a product: its backend, its frontend or both, and its apps. */
export const programmingSides = set('backend frontend fullstack ios android mobile');

/** Fields with engineers of their own: 'Software Engineer, Product' is no product engineer. */
export const ownFields =
  set(`product process field verification structural chemical thermal propulsion optical nuclear
  biomedical environmental industrial packaging material power battery energy automotive aerospace avionics vehicle
  facility construction system design application solution implementation operation service tool technology client
  development research analytics building fire safety piping welding tooling`);

/** Domains that whole teams serve: 'Software Engineer, ML Inference' is an ML engineer. */
export const servedDomains = set(
  `ai ml deeplearning nlp llm vision perception simulation autonomy robotics reinforcementlearning`,
);

/** Disciplines of software engineers that are roles of their own, as in 'Software Engineer, Security'. */
export const softwareDisciplines = set('security data reliability sitereliability database devsecops bi');

/** Alone, as in 'Senior DevOps', these words name an engineer. */
export const namesEngineer = set('devops mlops backend frontend fullstack ios android');

/** A member of technical staff with one of these words is no software engineer. */
export const notSoftware = set(
  'cpu hardware silicon asic analog rf mechanical electrical research scientist',
);

/** Disciplines after which a 'system' doesn't change the role: a Network Systems Engineer is a Network Engineer. */
export const systemDisciplines = set(
  'network hardware rf analog mechanical electrical thermal optical propulsion battery power vehicle',
);

/** Words of teams that serve a domain: 'Software Engineer, ML Infrastructure' is an ML engineer. */
export const teamWords = set('infrastructure platform tool tooling evaluation eval tracking framework');

/** Tools of all sorts of engineers: a 'Software Engineer (SQL)' is no SQL developer. */
export const commonTools = set('sql plsql sqlserver oracle postgres mysql mongodb linux unix windows server');

/** Sides of a field that its engineers work on: a Storage Infrastructure Engineer is a Storage Engineer. */
export const facets =
  set(`system infrastructure platform performance hardware analysis design development algorithm modeling simulation
  firmware embedded randd optimization automation`);

/** Words of a technical lead, a founding engineer and the like, whose discipline is free. */
export const openWords = set('founding forward deployed technical');

/** Words that turn a role into a different occupation. */
export const roleChangers =
  set(`security cyber network data database sales presales support test testing quality reliability
  qa sdet sitereliability hardware compiler content webcontent curriculum training marketing business field process
  analytics solution manufacturing mechanical electrical civil maintenance production customersuccess account partner
  procurement recruiting customer integration release equipment productline datacenter insemination audit
  compliance risk legal program project sourcing escalation phy ic asic silicon chip analog rf vlsi rtl`);

/** Fields whose engineers write no software. */
export const builtFields = set(
  'structural manufacturing civil mechanical electrical chemical control integration',
);

/** Engineers of these work on things of other fields: a 'Mechanical Engineer, Thermal' is a thermal engineer. */
export const hostCrafts = set('mechanical electrical electronic hardware system');

/** Fields of things whose engineers have another craft too. */
export const physicalFields =
  set(`hardware thermal structural propulsion avionics battery power optical chemical nuclear
  packaging vehicle automotive analog rf hvac mep gnc mbse npi harness pcb integrity antenna radar`);

/** Engineering disciplines: a 'design' or 'development' after them keeps the role the same. */
export const disciplines =
  set(`software mechanical electrical electronic civil structural hardware firmware network
  system fpga asic analog rf optical aerospace embedded chip silicon pcb randd web compiler thermal propulsion
  battery power
  packaging piping tooling structural process nuclear biomedical avionics automotive vehicle material chemical energy
  manufacturing equipment facility environmental geotechnical`);

/** Things of hardware, whose designers are design engineers. */
export const designedThings = set(
  'rtl asic fpga pcb chip ic analog circuit hardware silicon soc vlsi physical',
);

/** Mutually exclusive words: 'Frontend Engineer (Backend for Frontend)' is not a backend engineer. */
export const opposites: ReadonlyMap<string, string> = new Map([
  ['backend', 'frontend'],
  ['frontend', 'backend'],
  ['ios', 'android'],
  ['android', 'ios'],
]);

/** Adjectives that never change a role. */
export const neutralWords =
  set(`global regional corporate enterprise commercial digital strategic national international
  local key major core applied modern agile technical bilingual virtual inhouse general advanced 2d 3d it founding
  forward deployed`);

/** A word that a head implies: a Cloud Solutions Architect is a Cloud Architect. */
export const impliedByHead: ReadonlyMap<string, string> = new Map([
  ['architect', 'solution'],
  ['counsel', 'legal'],
]);

/** Prefixes that change a word: a Sales Engineering Manager is not an Engineering Manager. */
export const boundPrefixes: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'engineering',
    set(`sales presales value solution support customer customersuccess industrial manufacturing mechanical electrical civil structural process
      quality production plant facility chemical environmental maintenance packaging mining field system hardware
      network validation project design application`),
  ],
  ['partner', set('business')],
  ['experience', set('learning employee guest retail travel')],
  ['platform', set('power drilling embedded hardware vehicle')],
  ['sourcing', set('talent candidate')],
  ['strategy', set('content brand media seo creative risk data')],
  ['assurance', set('quality design product software mission')],
  ['billing', set('medical patient')],
  ['general', set('restaurant hotel store salon bar club kitchen')],
  ['portfolio', set('product project loan it program application')],
  [
    'development',
    set(
      'realestate property land business sales market project community economic workforce talent leadership',
    ),
  ],
  [
    'operation',
    set(
      'customersuccess accounting financial tax network customer community credit risk compliance strategy revenue sales marketing hr talent product legal security it design datacenter ad advertising hrm affair',
    ),
  ],
  [
    'system',
    set(
      `mechanical power thermal propulsion building hr hris learning gotomarket quality business ml ai llm inference
      fluid hydraulic fire`,
    ),
  ],
  ['physical', set('substation')],
  ['control', set('project document quality cost access production inventory protection')],
  ['field', set('civil construction')],
  ['stress', set('piping pipe')],
  ['process', set('business')],
  ['protection', set('fire data brand radiation')],
  ['device', set('medical')],
  ['test', set('penetration pen')],
  ['quality', set('data water air')],
  ['safety', set('ai')],
  ['production', set('video film media')],
  ['synthesis', set('speech')],
  [
    'design',
    set(`content asic rtl fpga pcb chip ic soc vlsi analog circuit hardware software system silicon physical logic layout cad mechanical
      electrical structural civil interior architectural landscape instructional learning curriculum organizational
      packaging fashion apparel textile network mep hvac`),
  ],
  ['account', set(`publicrelations insurance`)],
  ['community', set(`apartment residential multifamily`)],
  ['growth', set(`plant crystal`)],
  ['engagement', set(`employee`)],
  ['onboarding', set(`hr`)],
  ['delivery', set(`food`)],
  ['implementation', set(`design physical rtl`)],
  ['support', set(`manufacturing life logistics flight aircraft vehicle mission maintenance sales launch`)],
  ['infrastructure', set(`civil transportation water mechanical electrical test`)],
  ['network', set(`neural social provider digital`)],
  ['storage', set(`energy battery`)],
  ['release', set(`design`)],
  ['build', set(`home`)],
  ['integration', set(`process vertical`)],
  ['exchange', set(`foreign`)],
  ['detection', set(`object leak gas lane`)],
  ['qa', set(`construction laboratory lab manufacturing clinical crime fraud call`)],
  [
    'security',
    set(`physical electronic hr food social national homeland personnel industrial airport supply border`),
  ],
]);

/** Before these heads, the words name another job: a 'Document Controller' keeps no books. */
export const otherJobs: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['controller', set('traffic document production inventory stock quality product risk configuration')],
  ['buyer', set('media')],
  ['coder', set('medical')],
  ['counsel', set('general patent')],
  ['auditor', set('night')],
  ['generalist', set('hr 3d')],
  ['consultant', set('sales recruiting beauty travel')],
  ['scientist', set('data medical')],
  ['producer', set(`insurance`)],
]);

/** Words that start a phrase about the role: heads after them are not roles of the title. */
export const openers = set(
  'of for to in at with on by from within as via supporting under using across who de la le und et',
);

export const joiners = set('and or');

/** Words that say nothing about the role. */
export const noise =
  set(`the an our your we us usa uk team opening role position urgent now apply remote hybrid onsite inoffice
  fulltime parttime freelance temporary temp seasonal permanent fixedterm experienced level grade tier date year yr
  month week hour undergraduate undergrad focus focused spring summer fall autumn winter january february march april may june july august september october
  november december jan feb mar apr jun jul aug sep sept oct nov dec phd ms bs mba bsc msc degree all gender nd st th
  apac emea latam anz no only based eligible immediate joiner welcome student students requisition req id startup gn div
  ic1 ic2 ic3 ic4 ic5 ic6`);

export const namesSoftware = (word: string): boolean =>
  word === 'software' || skills.has(word) || domains.has(word);

export const namesHardware = (word: string): boolean => word !== 'system' && hostCrafts.has(word);
