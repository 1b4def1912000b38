import { DENIED, MUST, WISH_AFTER, WISH_BEFORE } from './requirement-data.ts';

const END_BEFORE = /.*[;:](?!\/)|.*[.!?]\s/s;
const END_AFTER = /;|[.!?](?:\s|$)/;
/** ', preferably in retail' qualifies what is required. */
const QUALIFICATION = /, (?:preferably|ideally|idealerweise|preferiblemente) [^,;—–]*/;
const MAY_REQUIRE = /\bmay (?:also |sometimes )?(?:be )?required?[^.;]{0,200}$/;
const MAY_BE_REQUIRED = /^[^.;]{0,60}\bmay (?:also |sometimes )?be (?:required|necessary)/;

/**
 * Whether words in a folded sentence are required: not denied ('no degree'), nor a wish ('German is a plus').
 * A wish reaches to a semicolon and to words such as 'required'; after the words it ends at `until`, where
 * something else is named.
 */
export function isRequired(sentence: string, from: number, to: number, until = sentence.length): boolean {
  const before = sentence.slice(0, from);
  const clause = before.replace(END_BEFORE, '');
  if (DENIED.test(clause) || MAY_REQUIRE.test(clause)) return false;
  const after = sentence.slice(to, until).split(END_AFTER, 1)[0]?.replace(QUALIFICATION, '') ?? '';
  if (MAY_BE_REQUIRED.test(after)) return false;
  const must = MUST.exec(after)?.index ?? after.length;
  const wish = WISH_AFTER.exec(after)?.index;
  if (wish !== undefined && wish <= must) return false;
  // 'Preferred: German' reaches beyond its colon.
  const wished = before.search(WISH_BEFORE);
  if (wished < 0) return true;
  const between = before.slice(wished);
  return MUST.test(between) || /;|[.!?](?:\s|-)/.test(between);
}
