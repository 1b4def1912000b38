/** Finance, accounting, legal and compliance, in the format of read-names.ts. */
export const financeNames = `
Accountant: Accounting Specialist/Analyst/Associate, General Ledger Accountant
Staff Accountant: General Accountant
Bookkeeper: Bookkeeping Specialist/Clerk/Associate, Accounts Assistant, Accounting Clerk
Accounting Manager: Assistant Controller, Accounting Lead, Accounting Supervisor
Accounts Payable Specialist: Accounts Payable Clerk/Associate/Analyst/Coordinator/Accountant/Administrator/Processor/Officer
Accounts Receivable Specialist: Accounts Receivable Clerk/Associate/Analyst/Coordinator/Accountant/Administrator, Collections Specialist, Credit Collections Specialist
Billing Specialist: Billing Coordinator/Analyst/Clerk/Associate/Administrator/Representative, Biller, Invoicing Specialist
Financial Analyst: FPA Analyst, Financial Planning Analyst, Corporate Finance Analyst, Strategic Finance Analyst, Financial Planning Analysis Analyst
FPA Analyst: Financial Planning Analyst, Strategic Finance Analyst, FPA Specialist/Associate/Consultant, Financial Planning Analysis Analyst
FPA Manager: Financial Planning Manager, Strategic Finance Manager, FPA Lead
Finance Manager: FPA Manager, Finance Lead, Corporate Finance Manager
Strategic Finance Analyst: Strategic Finance Associate
Treasury Analyst: Treasury Specialist/Associate/Accountant, Cash Management Analyst
Internal Auditor: Internal Audit Analyst/Associate/Specialist/Consultant/Officer, Corporate Auditor
IT Auditor: Technology Auditor, IT Audit Analyst/Associate/Specialist/Consultant, Information Systems Auditor, IS Auditor, Systems Auditor
Auditor: Audit Associate/Analyst/Specialist
Tax Accountant: Tax Associate/Analyst/Specialist/Preparer/Consultant
Tax Analyst: Tax Accountant/Associate/Specialist/Consultant
Credit Analyst: Credit Risk Analyst, Credit Associate/Specialist/Officer, Underwriting Analyst
Investment Analyst: Investment Associate, Equity Analyst, Equity Research Analyst/Associate, Portfolio Analyst, Private Equity Analyst/Associate, Venture Capital Analyst/Associate
Investment Banking Analyst: IB Analyst, Investment Banker
Revenue Accountant: Revenue Accounting Analyst/Specialist, Revenue Analyst, Revenue Recognition Accountant/Analyst
Controller: Financial Controller
Claims Adjuster: Claims Specialist/Examiner/Representative/Analyst/Handler
Underwriter: Underwriting Specialist/Analyst/Associate
Lawyer: Attorney, Litigator > Corporate Counsel, Legal Counsel
Attorney > Corporate Counsel, Legal Counsel
Corporate Counsel: Legal Counsel, In-House Counsel, Commercial Counsel, Corporate Attorney, Product Counsel, Corporate Lawyer
Legal Counsel: Corporate Counsel, In-House Counsel, Commercial Counsel, Product Counsel, Corporate Lawyer
Privacy Counsel: Privacy Attorney, Privacy Lawyer, Data Protection Counsel
General Counsel: Chief Legal Officer
Paralegal: Legal Assistant, Legal Specialist
Legal Operations Manager: Legal Operations Lead
Contract Manager: Contract Administrator/Specialist, Contract Administration Manager, Contract Lead
Contract Administrator: Contract Specialist/Coordinator/Analyst/Associate, Contract Administration Specialist
Compliance Officer: Compliance Analyst/Specialist/Advisor
Compliance Analyst: Compliance Specialist/Officer/Advisor
Compliance Specialist: Compliance Analyst/Officer/Advisor
Compliance Manager: Compliance Lead, Compliance Program Manager
AML Analyst: AML Investigator/Specialist/Associate/Officer, KYC Analyst, Financial Crime Analyst/Investigator, Transaction Monitoring Analyst, AML KYC Analyst, Financial Crimes Analyst
KYC Analyst: KYC Specialist/Associate/Officer, AML Analyst, Client Onboarding Analyst, Due Diligence Analyst
Regulatory Affairs Specialist: Regulatory Affairs Associate/Analyst/Officer/Consultant, Regulatory Specialist
Risk Analyst: Risk Specialist/Associate/Consultant, Risk Management Specialist/Associate
`;
