/** How vendors spell the names of their applicant-tracking systems, if not with one capital. */
const NAMES: Readonly<Record<string, string>> = {
  'lever-eu': 'Lever (EU)',
  smartrecruiters: 'SmartRecruiters',
  bamboohr: 'BambooHR',
  jazzhr: 'JazzHR',
  icims: 'iCIMS',
  ukg: 'UKG',
  successfactors: 'SuccessFactors',
  'successfactors-jobs': 'SuccessFactors (new sites)',
  'eightfold-v2': 'Eightfold (older sites)',
  'personio-com': 'Personio (.com)',
  oracle: 'Oracle Recruiting',
  tiktok: 'TikTok',
  careers: 'Own career sites',
};

/** Returns a system's name as people know it: 'Greenhouse' for 'greenhouse'. */
export const systemName = (ats: string): string => NAMES[ats] ?? ats.charAt(0).toUpperCase() + ats.slice(1);
