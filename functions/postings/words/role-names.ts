import { readFileSync } from 'node:fs';
import { ROLES, type Role } from '../../table/codes.ts';

type RoleOrOther = Role | '-';

const isRoleOrOther = (code: string): code is RoleOrOther =>
  code === '-' || ROLES.some((role) => role === code);

/** Phrases that name a role, by function, from role-names.txt, which is bundled with each Lambda function that needs it. */
export const ROLE_NAMES: Readonly<Record<RoleOrOther, string>> = readRoleNames();

function readRoleNames() {
  const names: Record<RoleOrOther, string> = { En: '', Pr: '', De: '', Ma: '', Op: '', '-': '' };
  for (const part of readFileSync(new URL('./role-names.txt', import.meta.url), 'utf8')
    .split(/^@/m)
    .slice(1)) {
    const [code = '', ...lines] = part.split('\n');
    if (!isRoleOrOther(code))
      throw new Error(`role-names.txt has names for '${code}', which is not a function.`);
    names[code] = lines.filter((line) => !line.startsWith('!')).join(' ');
  }
  return names;
}

/** The last word of a name for someone who does the work ('data scientist') instead of the work ('marketing'). */
export const DOER_WORD =
  /(?:[a-z]{2}er|[a-z]{2}or|ist|yst|ian|[a-z]ant|eur|euse|ista|ario|eiro|man|woman|person|smith|lead|head|chief|representative|associate|executive|intern|trainee|apprentice|clerk|nurse|dean|faculty|counsel|architect|agent|coach|pilot|cook|chef|guard|judge|aide|expert|advocate|mechanic|physician|professional|master|president|staff|deputy|sheriff|escort|hand|quant|cto|cio|ciso|cdo|cmo|cro|cfo|ceo|coo|cpo|chro|sdr|bdr|ae|swe|sde|sdet|sre|dba|apm|tpm|mts|rn|lpn|lvn|cna|emt|gsi|sysadmin|ingenieur|ingeniero|ingeniera|desarrollador|desarrolladora|desenvolvedora|programadora|disenadora|comercial|avocat|advogado|advogada|abogado|abogada|juriste|comptable|contador|contadora|kaufmann|kauffrau|leiter|leiterin|berater|beraterin|entwicklerin|ingenieurin|specialiste|technico)$/;

/** Names in scripts without spaces between words, found anywhere in the title. The first match decides. */
export const UNSPACED_NAMES: readonly (readonly ['En' | 'Pr' | 'De' | 'Ma' | 'Op' | '-', RegExp])[] = [
  [
    'Pr',
    /产品经理|產品經理|项目经理|專案經理|专案经理|プロダクトマネージャー|プロジェクトマネージャー|プロジェクトマネジャー|프로덕트 ?매니저|프로젝트 ?매니저/,
  ],
  ['De', /设计师|設計師|デザイナー|디자이너/],
  [
    'En',
    /工程师|工程師|エンジニア|엔지니어|开发|開發|開発者|プログラマー|개발자|程序员|數據科學|数据科学|データサイエンティスト|研发|研發|算法|軟體|软件|硬體|硬件|韌體/,
  ],
  ['Ma', /销售|銷售|市场|行銷|营销|客户经理|客戶經理|マーケティング|営業|セールス|마케팅|영업/],
  [
    'Op',
    /人力资源|人力資源|招聘专员|财务|財務|会计|會計|法务|法務|行政|客服|供应链|供應鏈|人事|経理|総務|採用担当|カスタマーサポート|인사|재무|회계|법무|운영/,
  ],
  ['Pr', /产品|產品|專案/],
];
