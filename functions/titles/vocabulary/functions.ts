import { set } from './word-classes.ts';

/** Functions whose lead has a manager's job: 'Content Marketing Lead'. */
export const ledFunctions =
  set(`marketing demandgeneration sourcing delivery operation project program growth brand recruiting hr tax
  treasury payroll benefit compensation audit pricing monetization procurement purchasing logistics supplychain
  compliance privacy risk fraud grc trustsafety policy change transformation sustainability facility workplace
  contract inventory partnership communication event community socialmedia seo publicrelations crm implementation
  onboarding alliance channel renewal localization affiliate influencer gotomarket strategy ecommerce engagement
  experience insight media enablement desk acquisition pmo documentation affair relation initiative`);

/** Functions whose practitioners are called technicians too. */
export const technicianFields = set('noc datacenter msp support');

/** Functions whose practitioners are called managers. */
export const managedFunctions =
  set(`operation marketing enablement partnership community growth communication event hr ld dei development reward benefit
  compensation payroll relation mobility experience branding brand recruiting talent workforce hris fpa financial
  reporting gl accounting planning accountspayable accountsreceivable collection billing tax treasury audit sox
  control affair policy legal privacy compliance risk fraud crime aml kyc grc trustsafety governance discovery
  sustainability esg continuity strategy transformation excellence improvement supplychain procurement sourcing
  purchasing logistics inventory facility workplace pricing monetization erp desk customersuccess businessdevelopment
  socialmedia seo ppc sem demandgeneration insight affiliate influencer crm gotomarket localization rfp pmo renewal
  onboarding programmatic ecommerce publicrelations loyalty campaign implementation media social search ad
  advertising initiative`);

/** Practiced by people called managers. Their own managers are named by the function: 'Manager, Account Management'. */
export const managersPractices = set('account product program project');

/** Functions that alone name no engineers: someone who saved 'Fraud' doesn't build software against it. */
export const officeFunctions =
  set(`sales operation hr recruiting fpa financial accounting tax treasury audit legal privacy compliance risk fraud aml
  kyc trustsafety policy supplychain procurement logistics payroll strategy workforce gl planning accountspayable
  accountsreceivable communication`);

/** Functions whose operations and programs are run by the same people: a Fraud Operations Analyst is a Fraud Analyst. */
export const runFunctions = set(
  `billing treasury payroll accounting compliance risk fraud kyc aml privacy logistics supplychain procurement purchasing
  inventory fulfillment warehouse fleet facility workplace trustsafety moderation collection grc erp tax contract vendor
  safety benefit compensation mobility credit accountspayable accountsreceivable`,
);
export const runWords = set('operation program management');

/** Jobs in teams of any field, by head. */
export const hiredByTeams: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['manager', set('product program project')],
  ['designer', set('product ux ui')],
  ['owner', set('product')],
]);

/** A 'Mobile Designer' may be a product, UX or UI designer. */
export const screens = set('mobile application ios android ai');
export const screenDesign = set('product ux ui application');

/** Functions that several fields before a manager share. */
export const sharedFunctions = set('marketing operation engineering sales design policy risk');
