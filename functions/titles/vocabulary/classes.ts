const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Ways and tools of building software. Between a saved word and 'Engineer' they leave the role what it was. */
export const skills =
  set(`backend frontend fullstack web mobile android ios ui java javascript typescript python ruby
  rails php golang rust kotlin swift scala cpp c csharp dotnet node react native angular vue nextjs django springboot flutter
  sql plsql postgres oracle salesforce sap servicenow wordpress drupal shopify magento unity unreal linux unix windows
  aws azure gcp kubernetes embedded application api microservice distributed server client desktop perl cobol mainframe
  elixir erlang haskell clojure objectivec html css graphql abap sharepoint dynamics appian pega mulesoft matlab labview
  verilog vhdl fsharp r laravel hadoop spark snowflake databricks tableau powerbi sqlserver
  gameplay`);

/** Parts of the software world that are roles of their own ('Platform Engineer'). */
export const domains =
  set(`ai ml cloud platform devops infrastructure robotics firmware game graphics blockchain smartcontract
  automation sitereliability mlops nlp llm vision ar vr xr simulation qa sdet iot fpga autonomy perception rendering`);

/** Words that make another occupation of whatever stands before them. */
export const kinds =
  set(`security cyber network data database sales presales support test testing quality reliability
  qa sdet sitereliability hardware compiler content webcontent curriculum training marketing business field process
  analytics solution manufacturing mechanical electrical civil maintenance production customersuccess account partner
  procurement recruiting customer integration release equipment productline datacenter insemination audit
  compliance risk legal program project sourcing`);

/** Engineering disciplines: a 'design' or 'development' behind them changes nothing. */
export const disciplines =
  set(`software mechanical electrical electronic civil structural hardware firmware network
  system fpga asic analog rf optical aerospace embedded chip silicon pcb randd web`);

/** Sides of which a role is one: 'Frontend Engineer (Backend for Frontend)' is no Backend Engineer. */
export const rivals: ReadonlyMap<string, string> = new Map([
  ['backend', 'frontend'],
  ['frontend', 'backend'],
  ['ios', 'android'],
  ['android', 'ios'],
]);

/** Adjectives of reach and rank that never change a role. */
export const generic =
  set(`global regional corporate enterprise commercial digital strategic national international
  local key major core applied modern agile technical bilingual virtual inhouse general it founding forward deployed`);

/** Words that say nothing more under one head: a Cloud Solutions Architect is a Cloud Architect. */
export const quietUnder: ReadonlyMap<string, string> = new Map([['architect', 'solution']]);

/** Words a saved word must not be torn from: a Sales Engineering Manager is no Engineering Manager. */
export const bound: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['engineering', set('sales presales solution support customer')],
  ['physical', set('substation')],
]);

/** Extra words one saved word tolerates behind it. */
export const tolerates: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['cloud', set('platform infrastructure devops native system')],
  ['platform', set('infrastructure cloud')],
  ['infrastructure', set('platform cloud system')],
  ['devops', set('cloud platform infrastructure automation sitereliability')],
  ['sitereliability', set('devops platform cloud infrastructure')],
  ['ai', set('ml llm nlp agent agentic')],
  ['ml', set('ai')],
  ['security', set('operation center soc')],
  ['identity', set('iam')],
  ['noc', set('network')],
  ['applied', set('research ml ai')],
  ['research', set('ml ai')],
  ['qa', set('automation test testing mobile')],
  ['test', set('automation')],
  ['automation', set('qa test')],
  ['robotics', set('system automation autonomy perception control')],
  ['rpa', set('automation')],
  ['embedded', set('system')],
  ['asic', set('hardware')],
  ['fpga', set('hardware')],
  ['game', set('gameplay engine')],
  ['product', set('ux ui')],
  ['ux', set('ui product interaction visual web')],
  ['ui', set('ux product interaction visual web')],
  ['interaction', set('ux ui')],
  ['visual', set('ux ui')],
  ['motion', set('graphic graphics')],
  ['graphic', set('web visual motion')],
  ['web', set('ui ux')],
  ['presales', set('system solution')],
  ['executive', set('administrative personal')],
  ['administrative', set('office support')],
  ['mechanical', set('system')],
  ['control', set('system')],
  ['risk', set('management')],
]);
