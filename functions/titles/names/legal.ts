/** Law, compliance, risk, privacy and policy, in the format of read-names.ts. */
export const legalNames = `
Attorney: Litigator > Counsel, Corporate Counsel
Counsel: Legal Counsel > Corporate Attorney, In-House Attorney, Commercial Attorney, Product Attorney
Corporate Counsel: Commercial Counsel, Corporate Attorney, Product Counsel, In-House Counsel > Counsel, Legal Counsel
Commercial Counsel: Commercial Attorney, Contracts Counsel, Technology Transactions Counsel, Commercial Contracts Counsel, Transactions Counsel
Privacy Counsel: Privacy Attorney, Data Protection Counsel
Employment Counsel: Employment Attorney, Employment Law Counsel
Product Counsel: Product Attorney
IP Counsel: IP Attorney, Patent Counsel, Patent Attorney
Patent Attorney: Patent Counsel, IP Attorney, IP Counsel, Patent Agent, Patent Associate, Patent Prosecution Attorney
Patent Agent: Patent Engineer, Patent Specialist, Patent Technical Specialist, Patent Scientist, Patent Practitioner
Regulatory Counsel: Compliance Counsel, Regulatory Attorney
Litigation Counsel: Litigation Attorney, Litigator
General Counsel: Chief Legal Officer
Chief Legal Officer: General Counsel
Legal Director: Legal Affairs Director, Legal Counsel Director
Paralegal: Legal Assistant, Legal Specialist
Contracts Paralegal: Commercial Paralegal
Corporate Paralegal: Corporate Governance Paralegal, Corporate Legal Assistant
Legal Assistant: Legal Secretary, Legal Administrative Assistant, Legal Coordinator, Legal Executive Assistant, Legal Administrator, Paralegal
Legal Operations Manager: Legal Operations Lead, Legal Operations Program Manager, Legal Program Manager
Legal Operations Specialist: Legal Operations Analyst/Associate/Coordinator/Administrator
Legal Manager > Legal Operations Manager
Contract Manager: Contract Administrator/Specialist, Contract Administration Manager, Contract Lead, Subcontract Manager, Contract Negotiator
Contract Administrator: Contract Specialist/Coordinator/Analyst/Associate, Contract Administration Specialist, Subcontract Administrator
Contract Specialist: Contract Administrator/Analyst/Associate/Coordinator, Contract Negotiator, Subcontract Specialist
Contract Negotiator: Commercial Negotiator, Deal Negotiator
Compliance Officer: Compliance Analyst/Specialist/Advisor > BSA Officer, BSA Compliance Officer
Compliance Analyst: Compliance Specialist/Officer/Advisor
Compliance Specialist: Compliance Analyst/Officer/Advisor
Compliance Manager: Compliance Lead, Ethics Compliance Manager, Ethics Manager
AML Analyst: AML Investigator/Specialist/Associate/Officer, KYC Analyst, Financial Crime Analyst/Investigator/Specialist, Transaction Monitoring Analyst, AML KYC Analyst, BSA Analyst/Investigator/Specialist, FIU Investigator/Analyst, Sanctions Analyst
AML Compliance Officer: AML Officer, BSA Officer, BSA AML Officer, BSA Compliance Officer, Financial Crime Officer, Money Laundering Officer
AML Manager: Financial Crime Manager, Financial Crime Compliance Manager, BSA Manager, AML Lead
KYC Analyst: KYC Specialist/Associate/Officer, AML Analyst, Client Onboarding Analyst, Due Diligence Analyst/Specialist, KYB Analyst/Specialist, CDD Analyst/Specialist, EDD Analyst/Specialist, KYC Onboarding Analyst
KYC Manager: KYC Lead, Due Diligence Manager
Financial Crimes Investigator: AML Investigator, Fraud Investigator, FIU Investigator, BSA Investigator, Financial Crimes Analyst/Specialist
Financial Crime Manager: Financial Crime Compliance Manager, AML Manager, Financial Crime Lead
Sanctions Analyst: Sanctions Specialist/Associate/Officer/Advisor, OFAC Analyst
Fraud Manager: Fraud Strategy Manager, Fraud Prevention Manager, Fraud Risk Manager, Fraud Lead, Fraud Investigations Manager, Fraud Operations Manager, Fraud Analytics Manager
Regulatory Affairs Specialist: Regulatory Affairs Associate/Analyst/Officer/Consultant, Regulatory Specialist
Regulatory Affairs Manager: Regulatory Manager, Regulatory Affairs Lead
Risk Analyst: Risk Specialist/Associate/Consultant
Risk Manager: Risk Management Specialist/Associate/Analyst > Risk Lead, Risk Officer
Risk Associate: Risk Analyst, Risk Specialist
Vendor Risk Analyst: Third Party Risk Analyst/Specialist/Associate/Consultant, Vendor Risk Specialist, Supplier Risk Analyst
Third Party Risk Manager: Vendor Risk Manager, Supplier Risk Manager, Third Party Risk Lead
Model Risk Analyst: Model Validation Analyst/Specialist/Associate, Model Risk Specialist/Associate, Model Validator, Model Validation Quant Analyst, Model Risk Officer > Model Risk Manager
Business Continuity Manager: Business Resilience Manager, Operational Resilience Manager, Business Continuity Lead, Business Continuity Program Manager
Business Continuity Analyst: Business Continuity Specialist/Planner/Coordinator/Consultant, Business Resilience Analyst, Operational Resilience Analyst, Business Continuity Administrator, Disaster Recovery Analyst/Specialist
GRC Manager: Security Compliance Manager, GRC Lead, IT Risk Manager, Information Security Compliance Manager, IT Compliance Manager, Security Risk Manager, Cyber Risk Manager, Technology Risk Manager, IT GRC Manager, Security Assurance Manager
Security Compliance Manager: GRC Manager, Security Compliance Lead, Security Compliance Program Manager, IT Compliance Manager
IT Risk Analyst: Technology Risk Analyst/Associate/Consultant, Cyber Risk Analyst, IT Compliance Analyst, GRC Analyst, Information Risk Analyst, IT Risk Specialist/Associate/Consultant > Information Security Risk Analyst
IT Risk Manager: Technology Risk Manager, Cyber Risk Manager, GRC Manager, Information Risk Manager, Security Risk Manager
Trust Safety Manager: Trust Safety Lead, Content Moderation Manager, Trust Safety Policy Manager, Trust Safety Program Manager
Product Policy Manager: Content Policy Manager, Platform Policy Manager, Trust Safety Policy Manager, Safety Policy Manager, Product Policy Lead
Content Policy Manager: Product Policy Manager, Platform Policy Manager, Trust Safety Policy Manager, Safety Policy Manager, Content Policy Lead
Policy Analyst: Policy Specialist/Associate/Advisor, Public Policy Analyst/Associate/Specialist, Government Affairs Analyst, Policy Research Analyst, Policy Researcher
Public Policy Manager: Government Affairs Manager, Public Policy Lead, Policy Manager, Public Affairs Manager
Government Affairs Manager: Public Policy Manager, Public Affairs Manager, Legislative Affairs Manager, Government Affairs Lead
AI Governance Manager: AI Governance Lead, AI Governance Program Manager, Responsible AI Manager, AI Policy Manager
Responsible AI Manager: Responsible AI Lead, AI Ethics Lead, AI Governance Manager, Responsible AI Program Manager
Ediscovery Analyst: Ediscovery Specialist/Consultant/Technician/Paralegal
Trade Compliance Specialist: International Trade Specialist, Trade Compliance Analyst/Coordinator/Consultant, Export Compliance Specialist/Analyst/Officer, Import Compliance Specialist/Analyst, Import Export Specialist/Coordinator/Analyst, Export Control Specialist/Analyst, Customs Specialist, Customs Compliance Specialist/Analyst, Global Trade Specialist/Analyst, Import Specialist
Trade Compliance Manager: Export Compliance Manager, Import Compliance Manager, Export Control Manager, Global Trade Manager, Import Export Manager, Customs Manager
Sustainability Manager: ESG Manager, ESG Sustainability Manager, Sustainability Program Manager, Sustainability Lead, ESG Lead
Sustainability Analyst: ESG Analyst, Sustainability Specialist/Consultant/Associate/Coordinator, ESG Specialist/Consultant/Associate > Carbon Analyst, Climate Analyst
`;
