/** Security, risk and trust, in the format of read-names.ts. */
export const securityNames = `
Penetration Tester: Red Team Security Engineer, Penetration Testing Security Consultant/Engineer, Penetration Testing Engineer/Consultant/Specialist/Analyst, Ethical Hacker, Offensive Security Engineer/Consultant/Researcher/Specialist, Red Team Operator/Engineer/Specialist/Consultant/Analyst, Offensive Security Analyst/Operator/Tester, Security Tester, Security Testing Engineer, VAPT Engineer, White Hat Hacker, Bug Bounty Hunter, Network Security Tester, Adversary Emulation Engineer/Operator, Adversary Simulation Operator/Engineer
Application Security Engineer > Product Security Engineer, Application Security Analyst/Specialist/Consultant/Architect, Secure Software Engineer, Secure Code Engineer
Product Security Engineer: Product Security Analyst/Specialist/Architect > Application Security Engineer, Device Security Engineer, Embedded Security Engineer
SOC Analyst: Security Operations Analyst/Specialist, Cyber Defense Analyst, SOC Specialist/Operator, Security Monitoring Analyst, MDR Analyst, Security Event Analyst, Threat Monitoring Analyst > Incident Response Analyst, Cyber Threat Analyst
Security Analyst: IT Security Specialist > SOC Analyst, Cyber Defense Analyst, Threat Intelligence Analyst, Vulnerability Analyst, Intrusion Detection Analyst, Information Security Compliance Analyst, Incident Response Analyst
Incident Responder: Incident Response Analyst/Engineer/Specialist/Consultant, DFIR Analyst/Consultant/Engineer/Specialist, Digital Forensics Analyst, Incident Response Lead, CSIRT Analyst, CIRT Analyst, Incident Handler
Security Engineer > Security Operations Engineer, Detection Engineer, Detection Response Engineer, Vulnerability Management Engineer, Security Software Engineer, SIEM Engineer, Security Compliance Engineer
Detection Engineer: Detection Response Engineer, Threat Detection Engineer, Security Detection Engineer, Detection Analyst
Threat Hunter: Threat Hunting Analyst/Engineer/Specialist, Threat Hunt Analyst, Threat Hunting Lead, Threat Hunt Lead, Cyber Hunt Analyst
Threat Intelligence Analyst: Threat Intelligence Researcher/Specialist/Engineer, Cyber Intelligence Analyst, Threat Analyst, Threat Researcher, Threat Intelligence Consultant, CTI Analyst
Malware Analyst: Malware Reverse Engineer, Malware Researcher, Malware Analysis Engineer, Malware Research Engineer > Reverse Engineer
Vulnerability Analyst: Vulnerability Assessment Analyst, Vulnerability Specialist/Engineer, Vulnerability Remediation Analyst
GRC Analyst: GRC Specialist/Consultant/Engineer/Associate, Security Compliance Analyst/Specialist, Cyber Risk Analyst, Security Risk Analyst, IT Compliance Analyst, IT Risk Analyst, Security Governance Analyst, Security Assurance Analyst, Security Controls Analyst, Technology Compliance Analyst, IT Controls Analyst > Technology Risk Analyst, Information Assurance Analyst, FedRAMP Compliance Analyst
Security Consultant: Cyber Consultant, Security Advisor, Information Security Consultant
Security Architect > Cloud Security Architect, Cybersecurity Architect
IAM Engineer: Identity Access Engineer, IAM Analyst/Specialist/Administrator, IAM Consultant/Architect, Identity Governance Engineer, Identity Security Engineer, Workforce Identity Engineer > PAM Engineer, SailPoint Engineer, Okta Engineer, CyberArk Engineer, Ping Identity Engineer, ForgeRock Engineer, Saviynt Engineer, IGA Engineer, Active Directory Engineer
Cryptographer: Cryptography Engineer/Researcher, Applied Cryptographer, Cryptography Scientist, Cryptographic Engineer
Security Manager: Cybersecurity Manager, Information Security Officer
Trust Safety Analyst: Trust Safety Specialist/Associate/Investigator/Agent, Trust Safety Operations Analyst, Trust Safety Representative, Abuse Analyst > Content Moderation Analyst, Content Moderator, Content Safety Analyst, Platform Integrity Analyst
Content Moderator: Content Moderation Specialist/Analyst/Associate/Agent, Content Reviewer, Content Review Specialist/Analyst, Community Moderator, Social Media Moderator, Content Safety Specialist, Chat Moderator
Fraud Analyst: Fraud Associate, Fraud Investigator, Fraud Specialist, Fraud Prevention Analyst/Specialist, Fraud Operations Analyst/Specialist, Fraud Detection Analyst, Fraud Risk Analyst, Fraud Strategy Analyst, Fraud Examiner > Transaction Monitoring Analyst, Chargeback Analyst
Privacy Engineer > Privacy Software Engineer
Privacy Manager: Privacy Program Manager, Data Protection Manager, Privacy Lead
Data Protection Officer: Privacy Officer
Privacy Analyst: Privacy Specialist, Privacy Associate, Data Protection Analyst/Specialist, Data Privacy Analyst/Specialist, Privacy Consultant, Privacy Operations Specialist
Smart Contract Auditor: Smart Contract Security Researcher/Engineer, Blockchain Security Auditor/Researcher/Engineer, Smart Contract Security Auditor, Solidity Auditor, Blockchain Auditor, Web3 Security Researcher/Auditor/Engineer
Cybersecurity Engineer: Security Engineer, Cybersecurity Specialist, Cyber Defense Engineer, Cyber Systems Engineer
Cybersecurity Analyst: Security Analyst, Cybersecurity Specialist, Cyber Threat Analyst, Cyber Operations Analyst, Cyber Defense Analyst, Cyber Intelligence Analyst > SOC Analyst, Cyber Risk Analyst, Cyber Incident Response Analyst, Cyber Network Defense Analyst
Cybersecurity Specialist: Cybersecurity Analyst, Information Security Officer, Cyber Specialist
Cybersecurity Manager: Cyber Manager, Cybersecurity Lead, Information Security Officer, Information Security Program Manager
SOC Engineer: Security Operations Engineer
Security Operations Engineer: SOC Engineer
SOC Manager: Security Operations Manager, SOC Lead/Supervisor/Director
Security Operations Manager > SOC Manager
Red Team Operator: Red Team Engineer/Specialist/Consultant, Offensive Security Engineer, Adversary Emulation Operator
Cloud Security Engineer: Cloud Security Specialist/Analyst/Consultant > AWS Security Engineer, Azure Security Engineer, GCP Security Engineer, Kubernetes Security Engineer, Container Security Engineer, Cloud Security Architect, Cloud DevSecOps Engineer
Cloud Security Architect: AWS Security Architect, Azure Security Architect, GCP Security Architect
Security Researcher: Security Research Engineer/Scientist > Vulnerability Researcher, Threat Researcher, Malware Researcher, Reverse Engineer, Exploit Developer, Vulnerability Research Engineer
Vulnerability Researcher: Vulnerability Research Engineer, Exploit Developer, CNO Developer > Reverse Engineer
Digital Forensics Analyst: Digital Forensics Examiner/Investigator/Specialist/Consultant, Digital Forensic Analyst/Examiner/Investigator, Computer Forensics Analyst/Examiner, Computer Forensic Analyst/Examiner, Cyber Forensics Analyst, Cyber Forensic Investigator, Host Forensics Analyst
GRC Engineer: Security Compliance Engineer, Compliance Automation Engineer, GRC Automation Engineer
Security Compliance Analyst: GRC Analyst, Security Compliance Specialist, IT Compliance Analyst
Third Party Risk Analyst: Third Party Risk Specialist/Manager, Vendor Risk Analyst, Supplier Risk Analyst
Security Director > Head of Security
Head of Security > CISO, Security Director, Security VP
CISO: Deputy CISO, Head of Information Security, Business Information Security Officer
RMF Analyst: RMF Specialist/Engineer
IAM Analyst: IAM Specialist/Administrator, Identity Access Analyst, Identity Analyst, User Access Analyst, Access Governance Analyst, Access Control Analyst > PAM Analyst
IAM Architect: Identity Architect, Identity Security Architect > Okta Architect, SailPoint Architect
IAM Manager: IAM Lead, Identity Access Manager
PAM Engineer: PAM Specialist/Consultant/Analyst/Administrator > CyberArk Engineer, BeyondTrust Engineer
CyberArk Engineer > PAM Engineer
DLP Engineer: DLP Analyst, Data Protection Engineer, Data Security Engineer
Data Security Engineer: Data Protection Engineer, DLP Engineer, Data Security Specialist/Analyst, Database Security Engineer
Cryptography Engineer: Cryptographic Engineer, Cryptographer
PKI Engineer: PKI Analyst
SIEM Engineer: SIEM Analyst > Splunk Engineer
OT Security Engineer: OT Security Specialist/Analyst/Architect/Consultant, SCADA Security Engineer
Endpoint Security Engineer: Endpoint Security Specialist/Analyst/Administrator, EDR Engineer, Endpoint Protection Engineer, CrowdStrike Engineer
Physical Security Manager: Corporate Security Manager, Regional Security Manager
GSOC Analyst: GSOC Operator/Specialist
Fraud Investigator: Fraud Investigations Specialist/Analyst, SIU Investigator, Special Investigation Unit Investigator, Financial Crimes Investigator > Fraud Analyst
`;
