/** How a Workday site is addressed. */
export interface WorkdayBoard {
  /** The employer's account at Workday, which can have several sites. */
  readonly tenant: string;
  /** The path of the site's JSON interface (CXS). */
  readonly api: string;
  /** The address of the public site, which a posting's path follows. */
  readonly site: string;
}

/**
 * 'nvidia.wd5.myworkdayjobs.com~NVIDIAExternalCareerSite', or
 * 'wd5.myworkdaysite.com~nvidia~NVIDIAExternalCareerSite' on hosts that tenants share. The names of sites are
 * case-sensitive.
 */
export const WORKDAY_SLUG =
  /^(?:[a-z0-9][a-z0-9-]{0,49}\.wd\d{1,3}\.myworkdayjobs\.com|wd\d{1,3}\.myworkdaysite\.com~\w{1,50})~\w[\w-]{0,79}$/;

/** Splits a slug. A host name can't contain the underscore of a tenant such as 'osv_cci', and has a hyphen instead. */
export function workdayBoard(slug: string): WorkdayBoard {
  const [host = '', ...names] = slug.split('~');
  const site = names.at(-1) ?? '';
  const isShared = names.length > 1;
  const tenant = isShared ? (names[0] ?? '') : host.replace(/\..*/, '').replaceAll('-', '_');
  return {
    tenant,
    api: `/wday/cxs/${tenant}/${site}`,
    site: isShared ? `https://${host}/recruiting/${tenant}/${site}` : `https://${host}/${site}`,
  };
}
