/** Written forms and the words they mean. */
export const spellings: ReadonlyMap<string, string> = new Map(
  `sr senior|website web|videogame game|prin principal|asc associate|rd randd|snr senior|stf staff|jr junior|jnr junior|assoc associate
  |asst assistant|mgr manager|mngr manager|dir director|engr engineer|engg engineering|sw software|hw hardware
  |fw firmware|swe software engineer|swe1 software engineer i|swe2 software engineer ii|sde software engineer
  |sde1 software engineer i|sde2 software engineer ii|sdei software engineer i|sdeii software engineer ii
  |sre sitereliability engineer|sdet sdet engineer|mle ml engineer|dba database administrator
  |tpm technical program manager|pmm product marketing manager|csm customersuccess manager
  |sdr sales development representative|bdr businessdevelopment representative|gpm group product manager
  |sysadmin system administrator|infosec cyber security|cybersecurity cyber security|appsec application security
  |go golang|js javascript|py python|reactjs react|vuejs vue|angularjs angular|nodejs node|aspnet dotnet|cnet dotnet|vbnet dotnet|netcore dotnet|dotnetcore dotnet
  |postgresql postgres|k8s kubernetes|rep representative|coord coordinator|exec executive|acct account|accts account
  |mktg marketing|mkt marketing|mktng marketing|mech mechanical|elec electrical|electronics electronic
  |mfg manufacturing|ops operation|svcs service|svc service|intl international|mgmt management|mgt management
  |mngt management|dept department|admr administrator|adm administrative|spec specialist|internship intern
  |intermed intermediate|intmd intermediate|freelancer freelance|finance financial|networking network
  |programing programming|counsellor counselor|adviser advisor|marketeer marketer|personnel hr
  |optimisation optimization|organisation organization|visualisation visualization|centre center|programme program
  |sme expert|evp executive vp|svp senior vp|ncg newgrad|gtm gotomarket|genai generative ai|llms llm|uiux ui / ux
  |uxui ux / ui|aiml ai / ml|uxr ux researcher|uxd ux designer|robot robotics|qe quality engineer|qc quality control
  |datascience data science|dataengineer data engineer|softwareengineer software engineer|lvl level|coop intern
  |mechanics mechanic
  |sysops system operation|infra infrastructure|comms communication|pentester penetration tester|recruitment recruiting
  |mssql sql sqlserver|ae account executive|hrbp hr business partner|smm socialmedia manager|scrummaster scrum master
  |devsecops devsecops devops|netdevops network devops|devrel devrel|devex developer experience|plg growth|quant quantitative|biz business
  |bizops business operation|bizdev businessdevelopment|revops revenue operation|biostatistician bio statistician
  |smts senior mts|amts associate mts|lmts mts|pmts principal mts|tlm engineering manager|sfdc salesforce
  |ror ruby rails|rails ruby rails|soln solution|techlead tech lead|j2ee java|d365 dynamics|ue5 unreal|ue4 unreal|unity3d unity|fde forward deployed engineer
  |kam key account manager|tam technical account manager|bdm businessdevelopment manager
  |isr inside sales representative|csr customer service representative
  |rte release train engineer|dpo data protection officer|cx customer experience|ixd interaction design
  |sdm software development manager|sqa qa|aqa qa automation|bie bi engineer|pentest penetration testing|pentesting penetration testing
  |app application|edw data warehouse|dwh data warehouse|modeller modeler|labeller labeler|telecommunication telecom
  |pr publicrelations|deib dei|mixedsignal mixed signal|powerapps powerplatform application|pyspark spark
  |cloudops cloud operation|atty attorney|lawyer attorney|people hr|corp corporate|m&a merger|c&b compensation benefit
  |t&s trustsafety|mlro aml officer|tprm third party risk|wfm workforce|ediscovery discovery|bcp business continuity
  |cpto cpo / cto|o2c ordertocash|p2p procuretopay|comptroller controller|barrister attorney|solicitor attorney
  |clo chief legal officer|f&o financial|cdao cdo|caio chief ai officer|vpe vp engineering|vciso virtual ciso
  |webdeveloper web developer|webdesigner web designer|datawarehouse data warehouse|mlengineer ml engineer
  |ee electrical engineer|fae field application engineer|sqe supplier quality engineer
  |cra clinical research associate|crc clinical research coordinator|msl medical science liaison|fsw flight software
  |uav drone|uas drone|hse ehs|photovoltaic solar|photonic photonics|optics optical|structures structural
  |aero aerospace|aeronautical aerospace|aeronautics aerospace|astronautical aerospace
  |aerodynamicist aerodynamics engineer|aerodynamic aerodynamics|roboticist robotics engineer|laboratory lab
  |acoustics acoustic|acoustical acoustic|ros2 ros|wlan wifi|ble bluetooth|rfic rf ic|bioengineer biomedical engineer
  |geotech geotechnical|biometrician bio statistician|fusa functional safety|cryptocurrency crypto
  |i&c instrumentation control|i&t integration test|v&v verification validation|m&s modeling simulation
  |e&i electrical instrumentation|p&c pandc|t&d tandd|rl reinforcementlearning|viz visualization|recsys recommendation
  |recommender recommendation|ads advertising|adtech advertising|adops advertising operation|emr ehr
  |sfmc salesforce marketing cloud|qlikview qlik|qliksense qlik|abinitio initio|dataops data operation
  |a11y accessibility|i18n internationalization|adf azure data factory|lookml looker|ba business analyst|t24 temenos
  |rsm regional sales manager|rvp regional vp|tme technical marketing engineer|tse technical support engineer
  |marcom marketing communication|copyeditor copy editor|researchops research operation|designops design operation
  |ocm change management|acd associate creative director|conversational conversation|apis api|scaled scale
  |scriptwriter script writer|ghostwriter ghost writer|proj project|sys system|o365 m365|secops security operation
  |csoc soc|ciam iam|masters ms
  |isso cyber system security officer|issm cyber system security manager|isse cyber system security engineer
  |dbre database sitereliability engineer|itam it asset management|wintel windows
  |vv verification and validation|apprenticeship apprentice|reactnative react native|gai generative ai
  |intership intern|students students|principles principles|bigdata big data|principle principal`
    .split('|')
    .map((pair) => pair.trim())
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)]),
);

/** The meanings of short forms that are a whole saved title, or follow only a level. */
export const aloneMeanings: ReadonlyMap<string, string> = new Map([
  ['ba', 'business analyst'],
  ['bsa', 'business system analyst'],
  ['cos', 'chiefofstaff'],
  ['ea', 'executive assistant'],
  ['em', 'engineering manager'],
  ['epm', 'engineering program manager'],
  ['gc', 'general counsel'],
  ['gm', 'general manager'],
  ['pa', 'personal assistant'],
  ['ta', 'recruiting'],
  ['po', 'product owner'],
  ['sa', 'solution architect'],
]);

/** Short forms of a role in titles without another one. */
export const roleMeanings: ReadonlyMap<string, string> = new Map([
  ['apm', 'associate product manager'],
  ['rse', 'research software engineer'],
]);

/** Fields whose 'PM' is a project manager. */
export const projectFields: ReadonlySet<string> = new Set(
  'it agile construction creative digital erp implementation infrastructure sap software web'.split(' '),
);

/** Short forms that depend on being the last word of a phrase: [if last, otherwise]. */
export const endings: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['eng', ['engineer', 'engineering']],
  ['dev', ['developer', 'development']],
  ['tech', ['technician', 'technical']],
  ['admin', ['administrator', 'administrative']],
  ['student', ['intern', 'student']],
]);

/** Words ending in s that are not plurals. */
export const singulars: ReadonlySet<string> = new Set(
  `sales ios devops mlops llmops aws js saas gas bus news sas kubernetes always across series species gis cms ats pos
  mts tls dns hris adas sms bs ms ops css rails sass unix securities cmos mems lims uas presales postsales windows
  postgres databricks kronos temenos`.split(/\s+/),
);
