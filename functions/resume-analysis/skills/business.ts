import type { SkillWords } from './skill.ts';

/** Skills of those who market, sell, support, hire, count and run. */
export const BUSINESS: SkillWords = {
  plain: `
SEO: search engine optimization
SEM: search engine marketing
Paid search: ppc
Paid social
Google Ads: adwords
Content marketing
Content strategy
Email marketing: e-mail marketing
Marketing automation
HubSpot
Marketo
Demand generation: demand gen
Account-based marketing: abm
Lifecycle marketing
Social media
Copywriting
Brand strategy
Public relations
Events: event marketing
Lead generation
Cold calling
Prospecting: outbound prospecting
Pipeline management: pipeline generation
Account management
Negotiation: negotiations
Contract negotiation
Solution selling
MEDDIC: meddpicc
CRM
Quota attainment: quota
Sales enablement
Forecast accuracy: sales forecasting
Partnerships: partner management
Customer success
Customer onboarding
Retention: churn, churn reduction
Upselling: upsell, cross-sell
Renewals: renewal
Zendesk
Intercom
Technical support
Troubleshooting
Knowledge base
SLAs: sla
Recruiting: recruitment
Talent acquisition
Sourcing
Applicant tracking: applicant tracking system
Employee relations
Performance management
Compensation: total rewards
HRIS
Workday
Payroll
Financial modeling: financial modelling
Budgeting: budget, budgets
Financial planning: fp&a
Financial reporting
Accounting
GAAP: us gaap
IFRS
Audit: auditing, audits
Reconciliations: reconciliation
Accounts payable
Accounts receivable
Month-end close: month end close
NetSuite
QuickBooks
Tax
Procurement
Vendor management
Supply chain
Logistics
Lean: lean manufacturing
Six Sigma
Process improvement
Compliance: regulatory compliance
Contract drafting: contract review
Privacy: gdpr, ccpa
Due diligence
Data entry
Calendar management
Travel arrangements
Coaching: mentoring, mentorship
Public speaking
People management: team leadership
`,
  named: `
Salesforce: SFDC
Outreach
Gong
Greenhouse
Lever
`,
};
