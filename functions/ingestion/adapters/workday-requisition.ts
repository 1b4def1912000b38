/** A further posting of a requisition has its number with a suffix: 'R123-1'. */
const REPOST = /-\d{1,2}$/;

const LAST_SEGMENT = /[^/]*$/;

const foldId = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * Returns the requisition of a posting by its path, such as 'JR-0105489' for
 * '/job/Reston/Engineer_JR-0105489-1'. It stays the same when the title changes, and on all of a tenant's
 * sites. The posting's other fields tell 'R12-3' the requisition from 'R12-3' the third posting of 'R12'. A
 * path without a requisition is identified by its last part. '' without both.
 */
export function requisitionOf(path: string, fields: readonly string[]): string {
  const [segment = ''] = LAST_SEGMENT.exec(path) ?? [];
  const token = segment.slice(segment.lastIndexOf('_') + 1);
  if (token === segment || !/\d/.test(token))
    return statedRequisition(segment, fields) ?? segment.slice(-100);
  const known = new Set(fields.map(foldId));
  const bare = token.replace(REPOST, '');
  return !known.has(foldId(token)) && (/\d{3}/.test(bare) || known.has(foldId(bare))) ? bare : token;
}

/** A field that ends the path, as in '/job/Reston/Engineer-20251045', or the first one if there is no path. */
const statedRequisition = (segment: string, fields: readonly string[]): string | undefined =>
  fields.find(
    (field) => /^\S*\d{3}\S*$/.test(field) && (segment === '' || foldId(segment).endsWith(foldId(field))),
  );

/** A requisition at the end of a title: '_R123', '(R-12345)', '- JR-0105486'. */
const SUFFIX = /(?:_|\s*[([]|\s[-–—|:#])\s*(?:J?R|REQ)[-_]?\d{3,}(?:-\d{1,2})?\s*[)\]]?$/;

/** Fewer digits could be a year or a part of the title. */
const IS_DISTINCT = /[a-z]\D*\d{3}|\d{5}/i;

/** Removes requisitions from the end of a title. */
export function titleWithoutRequisition(title: string, requisition: string): string {
  const escaped = requisition.replace(/\W/g, String.raw`\W?`);
  const own = new RegExp(String.raw`[\s_([|:#–—-]+${escaped}(?:-\d{1,2})?\s*[)\]]?$`, 'i');
  const trimmed = title.trim();
  const rest = (IS_DISTINCT.test(requisition) ? trimmed.replace(own, '') : trimmed)
    .replace(SUFFIX, '')
    .trim();
  return rest === '' ? title : rest;
}
