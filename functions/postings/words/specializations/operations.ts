import type { Specialization } from './vocabulary.ts';

/** Specializations in operations and legal. */
export const OPERATIONS: readonly Specialization[] = [
  {
    name: 'Recruiting',
    title: 'recruiter, recruiting, recruitment, talent acquisition, sourcer, talent',
    text: 'full cycle recruiting, candidate pipeline',
  },
  {
    name: 'People & HR',
    title:
      'hr, human resources, people, compensation, benefits, total rewards, hrbp, employee relations, payroll, diversity',
    text: 'employee relations, hris',
  },
  {
    name: 'Learning & Development',
    title: 'learning, training, trainer, organizational development',
    text: 'training programs, curriculum',
  },
  {
    name: 'Accounting',
    title:
      'accountant, accounting, accounts payable, accounts receivable, bookkeeper, controller, audit, auditor, tax, billing',
    text: 'month end close, gaap, reconciliations',
  },
  {
    name: 'Finance',
    title:
      'finance, financial, fp a, treasury, investment, pricing, credit, actuarial, actuary, portfolio, equity',
    text: 'financial modeling, budgeting',
  },
  {
    name: 'Legal',
    title: 'legal, counsel, attorney, lawyer, paralegal, contract, contracts, patent, privacy counsel',
    text: 'contract negotiation, litigation',
  },
  {
    name: 'Compliance & Risk',
    title: 'compliance, risk, regulatory, privacy, aml, kyc, fraud, policy, government',
    text: 'regulatory requirements, anti money laundering',
  },
  {
    name: 'Customer Support',
    title:
      'customer support, customer service, customer care, customer experience, support, call center, contact center, client services, onboarding',
    text: 'customer inquiries, zendesk',
  },
  {
    name: 'Business Operations',
    title:
      'operations, business operations, bizops, business analyst, process, transformation, general manager',
    text: 'process improvement, cross functional operations',
  },
  {
    name: 'Strategy',
    title: 'strategy, strategic, chief of staff, strategist, consultant, consulting',
    text: 'strategic initiatives',
  },
  {
    name: 'Supply Chain',
    title:
      'supply chain, procurement, purchasing, buyer, logistics, inventory, sourcing, vendor, materials, planner',
    text: 'supply chain, procurement',
  },
  {
    name: 'Office & Administration',
    title:
      'administrative, administrator, assistant, office, receptionist, secretary, workplace, facilities, clerk, data entry, executive assistant',
    text: 'calendar management, office supplies',
  },
  {
    name: 'Trust & Safety',
    title: 'trust and safety, content moderation, content moderator, moderator',
    text: 'content moderation',
  },
];
