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
