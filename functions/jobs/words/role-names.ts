import { ABROAD } from './role-names/abroad.ts';
import { DESIGN } from './role-names/design.ts';
import { ELSEWHERE } from './role-names/elsewhere.ts';
import { ENGINEERING } from './role-names/engineering.ts';
import { MARKETING } from './role-names/marketing.ts';
import { OPERATIONS } from './role-names/operations.ts';
import { PRODUCT } from './role-names/product.ts';
import { TRADES } from './role-names/trades.ts';

/**
 * Phrases that name a role, by function; '-' are roles outside the offices of technology companies. Names of those who
 * do the work ('data scientist') count before names of the work ('marketing').
 */
export const ROLE_NAMES = {
  En: `${ENGINEERING}, ${ABROAD.En}`,
  Pr: `${PRODUCT}, ${ABROAD.Pr}`,
  De: `${DESIGN}, ${ABROAD.De}`,
  Ma: `${MARKETING}, ${ABROAD.Ma}`,
  Op: `${OPERATIONS}, ${ABROAD.Op}`,
  '-': `${ELSEWHERE}, ${TRADES}, ${ABROAD['-']}`,
} as const;

/** A name's last word when it is one of those who do the work rather than the work itself. */
export const DOER =
  /(?:[a-z]{2}er|[a-z]{2}or|ist|yst|ian|[a-z]ant|eur|euse|ista|ario|eiro|man|woman|person|smith|lead|head|chief|representative|associate|executive|intern|trainee|apprentice|clerk|nurse|dean|faculty|counsel|architect|agent|coach|pilot|cook|chef|guard|judge|aide|expert|advocate|mechanic|physician|professional|master|president|staff|deputy|sheriff|escort|hand|quant|cto|cio|ciso|cdo|cmo|cro|cfo|ceo|coo|cpo|chro|sdr|bdr|ae|swe|sde|sdet|sre|dba|apm|tpm|mts|rn|lpn|lvn|cna|emt|gsi|sysadmin|ingenieur|ingeniero|ingeniera|desarrollador|desarrolladora|desenvolvedora|programadora|disenadora|comercial|avocat|advogado|advogada|abogado|abogada|juriste|comptable|contador|contadora|kaufmann|kauffrau|leiter|leiterin|berater|beraterin|entwicklerin|ingenieurin|specialiste|technico)$/;
