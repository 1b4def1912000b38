/** Security, risk and trust, in the format of read-names.ts. */
export const securityNames = `
Penetration Tester: Red Team Security Engineer, Penetration Testing Security Consultant/Engineer, Penetration Testing Engineer/Consultant/Specialist/Analyst, Ethical Hacker, Offensive Security Engineer/Consultant/Researcher/Specialist, Red Team Operator/Engineer/Specialist/Consultant/Analyst
Application Security Engineer > Product Security Engineer, Application Security Analyst/Specialist/Consultant/Architect
Product Security Engineer > Application Security Engineer
SOC Analyst: Security Operations Analyst/Specialist, Security Operations Center Analyst, Cyber Defense Analyst, SOC Specialist/Operator, Security Monitoring Analyst
Security Analyst > SOC Analyst, Information Security Specialist, Cyber Defense Analyst, Threat Intelligence Analyst, Vulnerability Analyst
Incident Responder: Incident Response Analyst/Engineer/Specialist/Consultant, DFIR Analyst/Consultant/Engineer/Specialist, Digital Forensics Analyst/Examiner/Investigator
Security Engineer > Security Operations Engineer, Detection Engineer, Detection Response Engineer, Vulnerability Management Engineer, Security Software Engineer
Detection Engineer: Detection Response Engineer, Threat Detection Engineer, Security Detection Engineer
Threat Hunter: Threat Hunting Analyst/Engineer/Specialist, Threat Hunt Analyst
Threat Intelligence Analyst: Threat Intelligence Researcher/Specialist/Engineer, Cyber Intelligence Analyst, Threat Analyst, Threat Researcher
Malware Analyst: Malware Reverse Engineer, Malware Researcher, Reverse Engineer
Vulnerability Analyst: Vulnerability Management Analyst/Specialist/Engineer, Vulnerability Assessment Analyst, Vulnerability Researcher
GRC Analyst: GRC Specialist/Consultant/Engineer/Associate, Security Compliance Analyst/Specialist, Information Security Compliance Analyst, Cyber Risk Analyst, Security Risk Analyst, IT Compliance Analyst, IT Risk Analyst, Technology Risk Analyst
Security Consultant: Cyber Consultant, Security Advisor, Information Security Consultant
Security Architect > Cloud Security Architect, Cybersecurity Architect
IAM Engineer: Identity Access Engineer, Identity Access Management Analyst/Specialist/Administrator/Architect, IAM Analyst/Specialist/Administrator/Developer
Cryptographer: Cryptography Engineer/Researcher, Applied Cryptographer
Security Manager: Cybersecurity Manager, Information Security Officer
Trust Safety Analyst: Trust Safety Specialist/Associate/Investigator/Agent, Trust Safety Operations Analyst > Content Moderation Analyst, Content Moderator
Content Moderator: Content Moderation Specialist/Analyst/Associate/Agent, Content Reviewer, Content Review Specialist/Analyst, Community Moderator, Social Media Moderator
Fraud Analyst: Fraud Associate, Fraud Investigator, Fraud Specialist, Fraud Prevention Analyst/Specialist, Fraud Operations Analyst/Specialist, Fraud Detection Analyst, Fraud Risk Analyst, Fraud Strategy Analyst, Fraud Examiner
Privacy Engineer > Privacy Software Engineer
Privacy Manager: Privacy Program Manager, Data Protection Manager, Privacy Lead
Data Protection Officer: Privacy Officer
Privacy Analyst: Privacy Specialist, Privacy Associate, Data Protection Analyst/Specialist, Data Privacy Analyst/Specialist
Smart Contract Auditor: Smart Contract Security Researcher/Engineer, Blockchain Security Auditor/Researcher/Engineer
`;
