/** Titles of IT, infrastructure, business platforms, security and testing, in the format of engineering.ts. */
export const infrastructurePairs = `
Network Administrator (Cisco)
  + Senior Network Administrator; Cisco Network Administrator
  - Juniper Network Administrator
Business Analyst - Salesforce
  + Business Analyst, Lending; Salesforce Business Analyst
  - SAP Business Analyst
Oracle DBA
  + Oracle Database Administrator II
  - Database Administrator
Salesforce consultant
  + Salesforce Marketing Cloud Consultant; Salesforce Business Analyst
  - Salesforce Sales Consultant; Salesforce Account Executive
SAP consultant
  + SAP EWM Consultant; SAP Data Migration Consultant; SAP S/4HANA Solution Architect
  - SAP Security Consultant; SAP Project Manager
Epic analyst
  + Epic Willow Analyst; Epic Application Specialist
  - Financial Analyst, Epic Games
JDE analyst
  + JD Edwards Functional Consultant
Salesforce admin
  + Salesforce Platform Administrator; SFDC Specialist
  - Software Engineer, Salesforce
DevOps Manager
  + DevOps Engineering Manager; Engineering Manager, DevOps
  - DevOps Engineer; DevOps Product Manager
Manual QA engineer
  + Manual QA Tester
  - QA Automation Engineer
Help desk
  + IT Help Desk Support; Desktop Support Technician; Service Desk Administrator
  - Help Desk Manager
L2 support
  + Tier 2 Support Specialist; Level 2 Support Engineer
  - Tier 1 Support Specialist
NOC
  + NOC Technician; Network Operations Center Engineer
  - HVAC Technician
Linux admin
  + Systems Administrator - Linux; Linux Systems Engineer
  - Software Engineer (C++, Linux)
Database developer
  + SQL Developer
  - Software Engineer (Java, SQL)
SOC analyst
  + Security Operations Center Analyst; Security Operations Center (SOC) Analyst II
  - SoC Design Verification Engineer; GSOC Operator
Information security analyst
  + IT Security Analyst; Security Analyst
  - Homeland Security Analyst
Cybersecurity engineer
  + Security Engineer; Information Systems Security Engineer (ISSE)
  - Physical Security Engineer; Cybersecurity Sales Engineer
ISSO
  + Information System Security Officer III
  - Police Officer
V&V Engineer
  + Verification & Validation Engineer
Quality Engineer
  - Water Quality Engineer
Storage Engineer
  - Battery Storage Engineer
QA Engineer
  + Software Testing Engineer
  - Test & Evaluation Engineer; Associate Test & Evaluation Engineer
Test Engineer
  + Test Development Engineer; Associate Test & Evaluation Engineer
`;
