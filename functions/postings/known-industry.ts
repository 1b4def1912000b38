import { employerKey } from '@daybreak/contract/employer-key.ts';
import { brandName } from './brand-name.ts';
import { KNOWN_EMPLOYERS } from './words/known-employers.ts';

/** Words that follow a one-word name in the names of its parts: 'Leidos Federal', but not 'Target Hospitality'. */
const PART_OF_COMPANY =
  /^(?:technolog(?:y|ies)|software|federal|government|public sector|digital|engineering)(?: |$)/;

/**
 * Returns the industry of a well-known employer or of its division, such as 'General Dynamics Electric Boat', else ''.
 */
export function knownIndustry(company: string): string {
  const key = employerKey(company);
  const brand = employerKey(brandName(company));
  return KNOWN_EMPLOYERS.get(key) ?? KNOWN_EMPLOYERS.get(brand) ?? industryOfWhole(brand) ?? '';
}

/** Looks up the longest known name that the name starts with. */
function industryOfWhole(name: string): string | undefined {
  const words = name.split(' ');
  for (let length = words.length - 1; length > 0; length--) {
    const industry = KNOWN_EMPLOYERS.get(words.slice(0, length).join(' '));
    if (industry !== undefined && (length > 1 || PART_OF_COMPANY.test(words.slice(1).join(' '))))
      return industry;
  }
  return undefined;
}
