/**
 * Tools that rule each other out, by kind: someone who saved 'Backend Engineer (Go)' doesn't want a job that asks for Java,
 * but one that names no language.
 */
const exclusiveTools: Readonly<Record<string, string>> = {
  language: `java kotlin scala springboot python django flask fastapi golang rust cpp c dotnet php laravel symfony ruby
    rails node elixir perl cobol haskell clojure erlang swift objectivec flutter dart matlab labview apex fsharp
    solidity`,
  browser: 'react angular vue svelte ember',
  cloud: 'aws azure gcp',
  system: 'linux unix windows macos',
  payroll: 'workday adp ukg paychex',
  engine: 'unity unreal godot',
  tier: 'l1 l2 l3',
};

const otherTools = `javascript typescript html css graphql tailwind redux nextjs
  sql plsql postgres mysql mongodb redis elasticsearch cassandra sqlserver
  spark pyspark hadoop kafka airflow dbt snowflake databricks bigquery redshift fivetran tableau powerbi looker qlik
  excel
  kubernetes docker terraform ansible jenkins helm argocd prometheus grafana datadog splunk
  selenium playwright cypress appium jest junit postman cucumber
  pytorch tensorflow huggingface langchain cuda ros ros2 opencv
  uvm systemverilog plc scada autocad solidworks catia altium bluetooth stm32
  figma sketch photoshop illustrator blender maya
  intune jamf sccm okta sailpoint cyberark sentinel crowdstrike m365 jira confluence
  hubspot marketo googleads zendesk
  ccna ccnp ccie oscp cissp cism cisa ceh pmp prince2 csm psm itil togaf cpa cfa cka comptia iso
  saas b2b b2c`;

const list = (text: string): string[] => text.trim().split(/\s+/);

const kindOfTool: ReadonlyMap<string, string | undefined> = new Map<string, string | undefined>([
  ...list(otherTools).map((word) => [word, undefined] as const),
  ...Object.entries(exclusiveTools).flatMap(([kind, words]) =>
    list(words).map((word) => [word, kind] as const),
  ),
]);

/**
 * Tools, certificates and markets with which people describe themselves in a title they save. Employers rarely name them
 * in titles, so they don't narrow a saved title that names a job without them.
 */
export const isTool = (word: string): boolean => kindOfTool.has(word);

/** Tools that all people of a craft use, so employers don't name them in titles. */
const usualTools: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    embedded: 'c cpp',
    ml: 'python',
    data: 'sql excel',
    frontend: 'javascript typescript html css',
    ios: 'swift',
    android: 'kotlin java',
    qa: 'jira',
    support: 'l1 l2 l3',
    soc: 'l1 l2 l3',
  }).map(([craft, words]) => [craft, new Set(list(words))]),
);

/** Whether a tool is usual for a craft among the words of a role: an 'Embedded C Engineer' works on embedded software. */
export const isUsualTool = (word: string, words: readonly string[]): boolean =>
  words.some((craft) => usualTools.get(craft)?.has(word));

/** Whether a job names a tool of a kind of which a saved title names only others. */
export function excludesTools(job: readonly string[], saved: readonly string[]): boolean {
  return saved.some((tool) => {
    const kind = kindOfTool.get(tool);
    if (kind === undefined) return false;
    const named = job.filter((word) => kindOfTool.get(word) === kind);
    return named.length > 0 && !named.some((word) => saved.includes(word));
  });
}
