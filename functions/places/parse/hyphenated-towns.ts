import { fold } from '@daybreak/contract/fold.ts';
import { townsByName } from '../gazetteer/gazetteer.ts';
import type { Town } from '../gazetteer/gazetteer-lines.ts';

/** The states of the USA that share a border. */
const NEIGHBORS = new Set(
  `AL-FL AL-GA AL-MS AL-TN AR-LA AR-MO AR-MS AR-OK AR-TN AR-TX AZ-CA AZ-CO AZ-NM AZ-NV AZ-UT CA-NV CA-OR CO-KS CO-NE CO-NM
  CO-OK CO-UT CO-WY CT-MA CT-NY CT-RI DC-MD DC-VA DE-MD DE-NJ DE-PA FL-GA GA-NC GA-SC GA-TN IA-IL IA-MN IA-MO IA-NE IA-SD
  IA-WI ID-MT ID-NV ID-OR ID-UT ID-WA ID-WY IL-IN IL-KY IL-MO IL-WI IN-KY IN-MI IN-OH KS-MO KS-NE KS-OK KY-MO KY-OH KY-TN
  KY-VA KY-WV LA-MS LA-TX MA-NH MA-NY MA-RI MA-VT MD-PA MD-VA MD-WV ME-NH MI-OH MI-WI MN-ND MN-SD MN-WI MO-NE MO-OK MO-TN
  MS-TN MT-ND MT-SD MT-WY NC-SC NC-TN NC-VA ND-SD NE-SD NE-WY NH-VT NJ-NY NJ-PA NM-OK NM-TX NV-OR NV-UT NY-PA NY-VT OH-PA
  OH-WV OK-TX OR-WA PA-WV SD-WY TN-VA UT-WY VA-WV`.split(/\s+/),
);

/** 'Syracuse-Auburn Area', as a whole location. */
const AREA =
  /^\s*(?:greater\s+)?(\p{Lu}[\p{L}.'’ ]{1,30}?(?:-\p{Lu}[\p{L}.'’ ]{1,30}?){1,3})\s*(?:metropolitan|metroplex|metro|area|region|\s)*$/iu;

const SAME_STATE = 3;
const NEIGHBORING_STATE = 2;

/** How near two towns may be: in one state, or in two that share a border. Undefined for others. */
function nearness(one: Town, other: Town): number | undefined {
  if (one.country !== other.country || !one.region || !other.region) return undefined;
  if (one.region === other.region) return SAME_STATE;
  const codes = [one.region.codes[0] ?? '', other.region.codes[0] ?? ''].toSorted().join('-');
  return one.country === 'US' && NEIGHBORS.has(codes) ? NEIGHBORING_STATE : undefined;
}

/** The likeliest towns of these names that lie in one state, or in two that share a border. */
function nearbyTowns([first = '', second = '']: readonly string[]): readonly Town[] | undefined {
  let best: { towns: readonly Town[]; score: number } | undefined;
  for (const { town: one } of townsByName(fold(first)))
    for (const { town: other } of townsByName(fold(second))) {
      const near = one === other ? undefined : nearness(one, other);
      if (near === undefined) continue;
      const score = near + Math.log10(one.people * 1000 + 10) + Math.log10(other.people * 1000 + 10);
      if (!best || score > best.score) best = { towns: [one, other], score };
    }
  return best?.towns;
}

const lineOf = ({ name, region, country }: Town): string =>
  `${name}, ${(country === 'US' || country === 'CA' ? region?.codes[0] : region?.name) ?? ''}, ${country}`;

/** Names the state of each town in an area that is named after two: 'Lancaster-Harrisburg Area' is in Pennsylvania. */
export function nameHyphenatedTowns(location: string): string {
  const [, joined = ''] = AREA.exec(location.slice(0, 120)) ?? [];
  if (joined === '' || townsByName(fold(joined)).length > 0) return location;
  const parts = joined.split('-');
  for (let at = 1; at < parts.length; at++) {
    const names = [parts.slice(0, at).join('-'), parts.slice(at).join('-')];
    const towns = nearbyTowns(names);
    if (towns) return towns.map(lineOf).join('; ');
  }
  return location;
}
