import { readFileSync } from 'node:fs';
import { ROLES, type Role } from '../../table/codes.ts';

type Named = Role | '-';

const isNamed = (code: string): code is Named => code === '-' || ROLES.some((role) => role === code);

/**
 * Phrases that name a role, by function; '-' are roles outside the offices of technology companies. Names of those who
 * do the work ('data scientist') count before names of the work ('marketing'). They are in role-names.txt, which lies
 * beside a function's code.
 */
export const ROLE_NAMES: Readonly<Record<Named, string>> = readNames();

function readNames() {
  const names: Record<Named, string> = { En: '', Pr: '', De: '', Ma: '', Op: '', '-': '' };
  for (const part of readFileSync(new URL('./role-names.txt', import.meta.url), 'utf8')
    .split(/^@/m)
    .slice(1)) {
    const [code = '', ...lines] = part.split('\n');
    if (!isNamed(code)) throw new Error(`role-names.txt has names of '${code}', which is no function.`);
    names[code] = lines.filter((line) => !line.startsWith('!')).join(' ');
  }
  return names;
}

/** A name's last word when it is one of those who do the work rather than the work itself. */
export const DOER =
  /(?:[a-z]{2}er|[a-z]{2}or|ist|yst|ian|[a-z]ant|eur|euse|ista|ario|eiro|man|woman|person|smith|lead|head|chief|representative|associate|executive|intern|trainee|apprentice|clerk|nurse|dean|faculty|counsel|architect|agent|coach|pilot|cook|chef|guard|judge|aide|expert|advocate|mechanic|physician|professional|master|president|staff|deputy|sheriff|escort|hand|quant|cto|cio|ciso|cdo|cmo|cro|cfo|ceo|coo|cpo|chro|sdr|bdr|ae|swe|sde|sdet|sre|dba|apm|tpm|mts|rn|lpn|lvn|cna|emt|gsi|sysadmin|ingenieur|ingeniero|ingeniera|desarrollador|desarrolladora|desenvolvedora|programadora|disenadora|comercial|avocat|advogado|advogada|abogado|abogada|juriste|comptable|contador|contadora|kaufmann|kauffrau|leiter|leiterin|berater|beraterin|entwicklerin|ingenieurin|specialiste|technico)$/;
