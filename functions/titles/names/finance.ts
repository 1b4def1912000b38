/** Finance, accounting and audit, in the format of read-names.ts. */
export const financeNames = `
Accountant: Accounting Specialist/Analyst/Associate, GL Accountant
Staff Accountant: General Accountant, Accounting Associate > GL Accountant
GL Accountant: GL Analyst/Specialist
GL Manager: General Accounting Manager
Bookkeeper: Bookkeeping Specialist/Clerk/Associate, Accounts Assistant, Accounting Clerk, Accounting Assistant
Accounting Assistant: Accounts Assistant, Finance Assistant, Accounting Clerk, Assistant Accountant, Accounting Associate, Bookkeeper, Accounting Coordinator
Accounting Manager: Assistant Controller, Accounting Lead, Accounting Supervisor, GL Manager
Assistant Controller: Deputy Controller, Accounting Manager
Accounting Director: Director of Accounting Operations
Accounts Payable Specialist: Accounts Payable Clerk/Associate/Analyst/Coordinator/Accountant/Administrator/Processor/Officer/Assistant
Accounts Payable Manager: Accounts Payable Lead, Accounts Payable Supervisor
Accounts Receivable Specialist: Accounts Receivable Clerk/Associate/Analyst/Coordinator/Accountant/Administrator, Collections Specialist/Analyst, Credit Collections Specialist/Analyst, Cash Application Specialist/Analyst, Ordertocash Specialist/Analyst
Ordertocash Analyst: Ordertocash Specialist, Accounts Receivable Analyst, Accounts Receivable Specialist
Procuretopay Analyst: Procuretopay Specialist, Accounts Payable Analyst, Accounts Payable Specialist
Accounts Receivable Manager: Accounts Receivable Lead, Accounts Receivable Supervisor, Collections Manager, Credit Collections Manager, Ordertocash Manager > Billing Manager
Collections Specialist: Collections Analyst/Associate/Representative/Agent/Officer, Collector, Credit Collections Specialist/Analyst/Associate, Accounts Receivable Specialist
Collections Manager: Credit Collections Manager, Collections Lead, Collections Supervisor
Billing Specialist: Billing Coordinator/Analyst/Clerk/Associate/Administrator/Representative/Accountant, Biller, Invoicing Specialist, Ordertocash Specialist
Billing Manager: Billing Lead, Billing Supervisor
Billing Analyst: Billing Specialist/Accountant, Billing Systems Analyst
Financial Analyst: FPA Analyst, Corporate Finance Analyst, Strategic Finance Analyst, Financial Planning Analysis Analyst > Financial Operations Analyst, Strategic Finance Associate, FPA Associate
Finance Associate: Strategic Finance Associate, Financial Analyst, FPA Associate
FPA Analyst: Strategic Finance Analyst, FPA Specialist/Associate/Consultant/Partner, Financial Planning Analysis Analyst, Strategic Finance Associate, GTM Finance Analyst
FPA Manager: Financial Planning Manager, Strategic Finance Manager, FPA Lead
FPA Director: Financial Planning Director, Strategic Finance Director
Head of FPA: Head of Strategic Finance
Finance Manager: FPA Manager, Finance Lead, Corporate Finance Manager > Finance Business Partner
Finance Director: FPA Director, Strategic Finance Director
Head of Finance: Head of FPA
VP Finance > VP FPA
Strategic Finance Analyst: Strategic Finance Associate, FPA Analyst
Strategic Finance Associate: Strategic Finance Analyst, FPA Associate
Strategic Finance Manager: Strategic Finance Lead, FPA Manager
Finance Business Partner: FPA Business Partner, Finance Partner, Strategic Finance Partner
Corporate Development Manager: Corporate Development Lead, Merger Manager, Corporate Development Strategy Manager
Corporate Development Associate: Corporate Development Analyst, Merger Associate/Analyst
Merger Analyst: Merger Associate, Corporate Development Analyst/Associate, Transaction Advisory Analyst/Associate, Merger Consultant
Corporate Development Director: Merger Director
Head of Corporate Development: Head of Mergers
Investor Relations Manager: Investor Relations Lead, IR Manager
Investor Relations Associate: Investor Relations Analyst/Specialist, IR Analyst/Associate
Treasury Analyst: Treasury Specialist/Associate/Accountant, Cash Management Analyst, Liquidity Analyst, Cash Analyst
Treasury Manager: Assistant Treasurer, Cash Manager, Treasury Lead
Internal Auditor: Internal Audit Analyst/Associate/Specialist/Consultant/Officer/Senior, Corporate Auditor, SOX Auditor > SOX Analyst, Operational Auditor
Internal Audit Manager: SOX Manager, Internal Controls Manager
Audit Manager: Assurance Manager > SOX Manager
SOX Analyst: Internal Controls Analyst/Specialist/Accountant, SOX Auditor, SOX Specialist/Associate/Consultant, SOX Compliance Analyst/Specialist
SOX Manager: SOX Compliance Manager, Internal Controls Manager, SOX Program Manager, SOX Lead, SOX Compliance Lead
Internal Controls Manager: SOX Manager, SOX Compliance Manager, Internal Controls Lead
IT Auditor: Technology Auditor, IT Audit Analyst/Associate/Specialist/Consultant, Information Systems Auditor, IS Auditor, Systems Auditor, Cybersecurity Auditor, IT SOX Auditor, IT Internal Auditor, Technology Audit Associate
IT Audit Manager: Technology Audit Manager, Information Systems Audit Manager, IT Internal Audit Manager
Auditor: Audit Associate/Analyst/Specialist
Audit Associate: Assurance Associate, Audit Assurance Associate, Audit Analyst
Tax Accountant: Tax Associate/Analyst/Specialist/Preparer/Consultant
Tax Analyst: Tax Accountant/Associate/Specialist/Consultant, Transfer Pricing Analyst
Tax Associate: Tax Analyst/Accountant/Specialist/Consultant/Preparer
Tax Manager: Transfer Pricing Manager
Indirect Tax Analyst: Sales Tax Analyst/Accountant/Specialist, Indirect Tax Accountant/Specialist/Associate, VAT Analyst/Accountant/Specialist
Indirect Tax Manager: Sales Tax Manager, VAT Manager
Stock Plan Administrator: Equity Administrator, Stock Administrator, Equity Plan Administrator, Stock Plan Analyst/Specialist/Associate, Equity Compensation Analyst/Specialist/Administrator, Equity Administration Analyst/Specialist/Associate, Equity Programs Analyst, Equity Plan Specialist
Stock Plan Manager: Equity Manager, Equity Programs Manager, Stock Administration Manager, Equity Administration Manager, Equity Compensation Manager
Financial Systems Analyst: Finance Business Systems Analyst, Financial Systems Administrator/Specialist, Accounting Systems Analyst, ERP Analyst, Financial Systems Manager > NetSuite Analyst, NetSuite Business Systems Analyst, Oracle Financials Analyst
Financial Systems Manager: Financial Business Systems Manager, ERP Manager, Accounting Systems Manager, Financial Systems Lead
NetSuite Administrator: NetSuite Systems Administrator, NetSuite Analyst, NetSuite Systems Analyst, NetSuite Business Systems Analyst, NetSuite Specialist > NetSuite Developer
NetSuite Developer: SuiteScript Developer, NetSuite Software Engineer, NetSuite Technical Consultant
Revenue Accountant: Revenue Accounting Analyst/Specialist, Revenue Analyst, Revenue Recognition Accountant/Analyst
Revenue Accounting Manager: Revenue Recognition Manager, Revenue Assurance Manager, Revenue Accounting Lead
Revenue Manager > Revenue Accounting Manager
SEC Reporting Manager: Financial Reporting Manager
Financial Reporting Manager: SEC Reporting Manager
Financial Reporting Analyst: SEC Reporting Analyst, Financial Reporting Accountant/Specialist/Associate, SEC Reporting Accountant
Technical Accounting Manager: Accounting Policy Manager, Technical Accounting Lead
Fund Accountant: Fund Accounting Analyst/Associate/Specialist/Administrator, Fund Administrator
Cost Accountant: Cost Analyst, Manufacturing Accountant, Inventory Accountant, Cost Accounting Analyst
Credit Analyst: Credit Risk Analyst, Credit Associate/Specialist/Officer, Underwriting Analyst
Credit Risk Analyst: Credit Strategy Analyst, Credit Policy Analyst, Credit Risk Associate/Specialist
Credit Risk Manager: Credit Strategy Manager, Credit Policy Manager, Credit Risk Lead, Credit Manager
Investment Analyst: Investment Associate, Equity Analyst, Equity Research Analyst/Associate, Portfolio Analyst, Private Equity Analyst/Associate, Venture Capital Analyst/Associate
Equity Research Analyst: Equity Research Associate, Equity Analyst
Venture Capital Analyst: Venture Capital Associate, VC Analyst/Associate, Venture Analyst/Associate > Investment Associate
Private Equity Associate: Private Equity Analyst, PE Associate/Analyst > Investment Associate
Investment Banking Analyst: IB Analyst, Investment Banker > Merger Analyst
Financial Advisor: Wealth Advisor, Investment Advisor, Financial Consultant, Financial Planner, Wealth Management Advisor, Private Wealth Advisor
Pricing Manager: Monetization Manager, Pricing Lead, Pricing Packaging Manager, Pricing Strategy Manager
Monetization Manager: Monetization Lead, Pricing Manager, Monetization Strategy Manager
Controller: Financial Controller
Claims Adjuster: Claims Specialist/Examiner/Representative/Analyst/Handler
Underwriter: Underwriting Specialist/Analyst/Associate
Deal Desk Manager: Deal Desk Lead, Deal Strategy Manager, Deal Operations Manager
Finance Intern > FPA Intern, Financial Analyst Intern, Accounting Intern
`;
