import type { SkillVocabulary } from './skill-vocabulary.ts';

/** Skills in marketing, sales, support, people, finance and operations. */
export const BUSINESS: SkillVocabulary = {
  anyCase: `
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
Event marketing: event management, trade shows
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
Partner management: strategic partnerships, channel partnerships
Customer success
Customer onboarding
Customer retention: churn, churn reduction
Upselling: upsell, cross-sell
Renewals: renewal
Zendesk
Intercom
Technical support
Troubleshooting
Knowledge base
SLAs: sla
Full-cycle recruiting: full cycle recruiting, end-to-end recruiting, full-lifecycle recruiting
Talent acquisition
Candidate sourcing: sourcing candidates
Applicant tracking: applicant tracking system
Employee relations
Performance management
Compensation design: total rewards, compensation planning, compensation programs
HRIS
Workday
Payroll
Financial modeling: financial modelling
Budgeting: budget management, managing budgets
Financial planning: fp&a
Financial reporting
Accounting
GAAP: us gaap
IFRS
Auditing: internal audit, internal audits, external audit, external audits
Reconciliations: reconciliation
Accounts payable
Accounts receivable
Month-end close: month end close
NetSuite
QuickBooks
Tax compliance: tax returns, tax filings, corporate tax
Procurement
Vendor management
Supply chain
Logistics
Lean manufacturing
Six Sigma
Process improvement
Regulatory compliance: compliance programs, compliance program
Contract drafting: contract review
Data privacy: gdpr, ccpa
Due diligence
Data entry
Calendar management
Travel arrangements
Mentoring: mentorship
Public speaking
People management: team leadership
`,
  exactCase: `
Salesforce: SFDC
Outreach
Gong
Greenhouse
Lever
`,
};
