/** Same format as engineering. */
export const operations = `
Operations Manager | Business Operations Manager | Operations Lead | Operations Program Manager | Operations Supervisor | Strategy and Operations Manager | Service Operations Manager
Business Operations Manager | Strategy and Operations Manager | BizOps Manager | Business Operations Lead | Operations Manager | Business Operations Associate
Strategy and Operations Manager | Business Operations Manager | Strategy Manager | Strategic Operations Manager | BizOps Manager | Strategic Initiatives Manager
Operations Analyst | Business Operations Analyst | Process Analyst | Operations Research Analyst | Operations Data Analyst | Strategy and Operations Analyst
Operations Associate | Operations Specialist | Business Operations Associate | Operations Coordinator | Operations Assistant | Business Operations Analyst | Program Coordinator | Operations Administrator | Project Coordinator
Operations Coordinator | Operations Specialist | Operations Assistant | Business Operations Coordinator | Operations Administrator
Chief of Staff | Chief of Staff to the CEO | Strategic Projects Lead | Business Operations Lead | Executive Business Partner
Director of Operations | Operations Director | Head of Operations | VP of Operations | Director of Business Operations | Operations Executive | Chief Operating Officer
Chief Operating Officer | COO | Head of Operations | VP of Operations | President and COO
Office Manager | Workplace Manager | Office Administrator | Workplace Experience Manager | Administrative Manager | Office Operations Manager | Office Coordinator
Workplace Experience Manager | Workplace Manager | Office Manager | Workplace Operations Manager | Facilities Manager | Employee Experience Manager
Executive Assistant | Administrative Assistant | Executive Business Partner | Personal Assistant | Administrative Business Partner | Assistant to the CEO | Executive Administrative Assistant | Executive Secretary
Administrative Assistant | Office Assistant | Administrative Coordinator | Executive Assistant | Administrative Specialist | Office Administrator | Administrative Support Assistant
Facilities Manager | Facility Manager | Workplace Operations Manager | Facilities Operations Manager | Building Manager | Facilities Coordinator
Supply Chain Manager | Logistics Manager | Supply Chain Planner | Supply Chain Operations Manager | Procurement Manager | Global Supply Manager
Supply Chain Analyst | Logistics Analyst | Supply Chain Planner | Demand Planner | Inventory Analyst | Supply Planning Analyst
Procurement Manager | Purchasing Manager | Sourcing Manager | Strategic Sourcing Manager | Category Manager | Vendor Manager | Procurement Lead
Procurement Specialist | Buyer | Purchasing Agent | Sourcing Specialist | Purchasing Specialist | Procurement Analyst
Business Process Manager | Process Improvement Manager | Continuous Improvement Manager | Operational Excellence Manager | Business Process Analyst
IT Manager | Information Technology Manager | IT Operations Manager | Systems Manager | IT Services Manager | Corporate IT Manager | Information Systems Manager
IT Engineer | Corporate IT Engineer | IT Systems Engineer | Endpoint Engineer | IT Systems Administrator | Enterprise Systems Engineer
Director of Information Technology | IT Director | Head of IT | Director of IT | Information Technology Director | VP of IT | Chief Information Officer | IT Operations Manager
Policy Manager | Public Policy Manager | Government Affairs Manager | Policy Analyst | Government Relations Manager | Regulatory Affairs Manager
Recruiter | Talent Acquisition Specialist | Talent Acquisition Partner | Corporate Recruiter | Recruiting Specialist | Recruitment Consultant | Staffing Specialist
Technical Recruiter | Engineering Recruiter | IT Recruiter | Technical Sourcer | Technical Talent Acquisition Partner | Tech Recruiter | Technical Recruiting Partner | Technical Talent Acquisition Specialist
Talent Acquisition Partner | Talent Acquisition Specialist | Recruiter | Talent Partner | Corporate Recruiter | Recruiting Partner | Talent Acquisition Consultant
Talent Acquisition Manager | Recruiting Manager | Recruitment Manager | Talent Manager | Manager of Talent Acquisition | Head of Talent Acquisition
Sourcer | Talent Sourcer | Sourcing Specialist, Recruiting | Technical Sourcer | Recruiting Sourcer | Talent Researcher | Recruiter | Recruiting Coordinator
Recruiting Coordinator | Recruitment Coordinator | Talent Acquisition Coordinator | Talent Coordinator | Interview Coordinator | Recruiting Assistant
Recruiting Manager | Talent Acquisition Manager | Recruitment Manager | Technical Recruiting Manager | Recruiting Lead
HR Manager | Human Resources Manager | People Operations Manager | People Manager, Human Resources | HR Operations Manager | Employee Relations Manager | Personnel Manager
HR Business Partner | Human Resources Business Partner | People Partner | People Business Partner | HRBP | Strategic HR Partner
People Partner | HR Business Partner | People Business Partner | Human Resources Business Partner | People Operations Partner
HR Generalist | Human Resources Generalist | People Operations Specialist | HR Specialist | Human Resources Specialist | People Generalist | HR Coordinator
HR Coordinator | Human Resources Coordinator | People Operations Coordinator | HR Assistant | Human Resources Assistant | People Coordinator
People Operations Manager | HR Operations Manager | People Ops Manager | HR Manager | Employee Experience Manager | Human Resources Operations Manager
People Operations Specialist | HR Operations Specialist | People Ops Specialist | HR Generalist | Human Resources Specialist | People Operations Associate
Compensation Analyst | Total Rewards Analyst | Compensation and Benefits Analyst | Benefits Analyst | Compensation Specialist | Compensation Partner
Benefits Manager | Total Rewards Manager | Compensation and Benefits Manager | Benefits Program Manager | Compensation Manager
Learning and Development Manager | Training Manager | L&D Manager | Learning Program Manager | Talent Development Manager | Organizational Development Manager
Learning and Development Specialist | Training Specialist | Instructional Designer | Learning Specialist | Corporate Trainer | L&D Specialist
Instructional Designer | Learning Designer | Curriculum Designer | Learning Experience Designer | E-Learning Developer | Instructional Technologist
Head of People | Chief People Officer | VP of People | Director of Human Resources | Director of People Operations | HR Director
Financial Analyst | FP&A Analyst | Finance Analyst | Financial Planning Analyst | Corporate Finance Analyst | Strategic Finance Analyst | Budget Analyst | Business Finance Analyst
FP&A Manager | Financial Planning and Analysis Manager | Finance Manager | Financial Planning Manager | Strategic Finance Manager | Corporate FP&A Manager | Budget Manager | FP&A Lead | Finance Business Partner
Finance Manager | Financial Manager | FP&A Manager | Strategic Finance Manager | Corporate Finance Manager | Finance Business Partner | Accounting Manager
Strategic Finance Manager | Strategic Finance Lead | FP&A Manager | Corporate Finance Manager | Finance and Strategy Manager | Finance Manager
Accountant | Staff Accountant | General Ledger Accountant | Corporate Accountant | Financial Accountant | Cost Accountant | Revenue Accountant | Accounting Analyst | Accounting Specialist | Financial Reporting Analyst | General Ledger Analyst
Staff Accountant | General Ledger Accountant | Corporate Accountant | Financial Accountant | General Accountant | Junior Accountant
Accounting Manager | Corporate Accounting Manager | General Ledger Manager | Assistant Controller | Revenue Accounting Manager | Financial Reporting Manager
Controller | Corporate Controller | Financial Controller | Assistant Controller | Director of Accounting | Accounting Controller | Accounting Manager | Comptroller | Head of Accounting
Accounts Payable Specialist | AP Specialist | Accounts Payable Clerk | Accounts Payable Analyst | Accounts Payable Accountant | Invoice Specialist
Accounts Receivable Specialist | AR Specialist | Billing Specialist | Collections Specialist | Accounts Receivable Analyst | Accounts Receivable Clerk
Payroll Specialist | Payroll Administrator | Payroll Analyst | Payroll Coordinator | Payroll Manager | Payroll Accountant
Bookkeeper | Accounting Clerk | Full Charge Bookkeeper | Accounting Assistant | Accounting Specialist
Tax Manager | Corporate Tax Manager | International Tax Manager | Tax Accountant | Tax Analyst | Indirect Tax Manager | Tax Director | Tax Counsel | Tax Specialist
Treasury Analyst | Treasury Manager | Cash Management Analyst | Treasury Accountant | Treasury Specialist
Internal Auditor | Audit Manager | Compliance Auditor | SOX Analyst | Financial Auditor | Internal Audit Analyst
Risk Manager | Risk Analyst | Enterprise Risk Manager | Operational Risk Manager | Credit Risk Manager | Risk Management Specialist
Underwriter | Credit Analyst | Insurance Underwriter | Loan Underwriter | Underwriting Analyst | Risk Analyst | Loan Officer
Chief Financial Officer | CFO | VP of Finance | Head of Finance | Finance Director | Director of Finance
Investment Analyst | Research Analyst, Investments | Equity Research Analyst | Portfolio Analyst | Venture Capital Analyst
Legal Counsel | Corporate Counsel | Counsel | In-House Counsel | Attorney | Commercial Counsel | Staff Attorney | Product Counsel | Associate General Counsel
Corporate Counsel | Legal Counsel | Commercial Counsel | Corporate Attorney | In-House Counsel | Associate General Counsel
Commercial Counsel | Corporate Counsel | Commercial Attorney | Contracts Counsel | Transactional Counsel | Legal Counsel
Product Counsel | Technology Counsel | Product Attorney | Privacy Counsel | Regulatory Counsel | Legal Counsel
Privacy Counsel | Data Protection Counsel | Privacy Attorney | Privacy Lawyer | Product Counsel | Data Protection Officer
General Counsel | Chief Legal Officer | Deputy General Counsel | Head of Legal | VP of Legal | Associate General Counsel
Attorney | Lawyer | Counsel | Corporate Attorney | Staff Attorney | Associate Attorney | Legal Counsel | In-House Counsel | Solicitor
Paralegal | Legal Assistant | Corporate Paralegal | Legal Specialist | Contracts Paralegal | Litigation Paralegal | Legal Analyst | Contracts Administrator | Legal Coordinator
Contracts Manager | Contract Manager | Contract Administrator | Commercial Contracts Manager | Contracts Specialist | Contract Negotiator | Contracts Administrator | Contracts Lead | Deal Desk Manager
Compliance Manager | Regulatory Compliance Manager | Compliance Officer | Compliance Program Manager | Ethics and Compliance Manager | Corporate Compliance Manager | Compliance Lead | Head of Compliance | Compliance Director
Compliance Analyst | Regulatory Compliance Analyst | Compliance Specialist | Compliance Officer | Risk and Compliance Analyst | AML Analyst
Legal Operations Manager | Legal Ops Manager | Legal Program Manager | Legal Operations Specialist | Legal Project Manager
Privacy Analyst | Privacy Specialist | Data Protection Analyst | Privacy Program Manager | Data Privacy Analyst
Intellectual Property Counsel | IP Counsel | Patent Attorney | Patent Counsel | Intellectual Property Attorney
Operations Intern | Business Operations Intern | Finance Intern | Accounting Intern
HR Intern | Human Resources Intern | Recruiting Intern | People Operations Intern | Talent Acquisition Intern
Legal Intern | Law Clerk | Legal Extern | Legal Summer Associate | Law Intern | Legal Operations Intern | Paralegal Intern
Finance Intern | Financial Analyst Intern | Accounting Intern | FP&A Intern
Consultant | Management Consultant | Business Consultant | Strategy Consultant | Technology Consultant | Business Analyst | Strategy Associate | Advisory Associate
Management Consultant | Strategy Consultant | Business Consultant | Management Analyst | Business Strategy Consultant | Operations Consultant
`;
