/** Operations of software, IT and its platforms, in the format of read-names.ts. */
export const infrastructureNames = `
DevOps Engineer: DevOps Specialist/Consultant, CI CD Engineer > DevSecOps Engineer, DevOps Architect
Cloud Engineer > AWS Engineer, Azure Engineer, GCP Engineer
Azure Cloud Engineer > Azure Engineer
AWS Cloud Engineer > AWS Engineer
GCP Cloud Engineer > GCP Engineer
Cloud Architect > AWS Architect, Azure Architect, GCP Architect
Build Release Engineer: Build Engineer, Release Engineer
Release Engineer: Build Release Engineer > Release Automation Engineer, Build Engineer
Release Manager: Release Management Manager, Release Train Manager, Release Management Lead/Specialist
Virtualization Engineer: VMware Engineer, VMware Administrator, Virtualization Administrator
VMware Engineer: VMware Administrator > Virtualization Engineer
Storage Engineer: Storage Administrator, SAN Engineer, SAN Administrator, Backup Engineer
Voice Engineer: VoIP Engineer, UC Engineer, Telephony Engineer
VoIP Engineer: Voice Engineer, UC Engineer, Telephony Engineer
Network Engineer > LAN Engineer, Network Operations Engineer, Cisco Engineer, Wireless Network Engineer
Network Administrator: LAN Administrator
Network Technician: Network Support Technician/Specialist, Network Operations Technician
NOC Technician: NOC Analyst/Operator/Specialist, Network Operations Center Analyst
NOC Engineer: NOC Analyst
Systems Administrator: IT Administrator, Server Administrator, Infrastructure Administrator > Linux Administrator, Windows Administrator, Unix Administrator
Linux Administrator: Unix Administrator, Red Hat Administrator, RHEL Administrator
Windows Administrator: Microsoft Systems Administrator, Active Directory Administrator
IT Support Specialist: Help Desk Technician, Desktop Support Technician, IT Specialist, Computer Support Specialist/Technician, End User Support Technician/Specialist/Analyst/Engineer, Deskside Support Technician/Specialist/Analyst/Engineer, User Support Technician/Specialist/Analyst, End User Computing Technician/Specialist/Analyst/Engineer, Technology Support Specialist/Technician, Computer Technician, PC Technician, IT Assistant
Technical Support Specialist: Technical Support Representative/Agent/Analyst/Associate/Advisor/Technician, Product Support Specialist/Representative/Analyst, Technical Support Engineer, Software Support Specialist/Analyst, Application Support Specialist, Technical Customer Support Specialist
Technical Support Engineer: Support Engineer, Customer Support Engineer, Application Support Engineer, Product Support Engineer, Software Support Engineer, Technical Services Engineer, Software Support Specialist
Support Engineer: Technical Support Engineer, Application Support Engineer, Product Support Engineer, Software Support Engineer
Application Support Engineer: Application Support Analyst/Specialist, Production Support Analyst/Engineer
Application Support Analyst: Application Support Engineer/Specialist, Production Support Analyst/Engineer, Software Support Analyst, Application Analyst
IT Manager: IT Services Manager, Information Systems Manager, IT Lead, IT Operations Manager, IT Infrastructure Manager, IT Support Manager, Technology Manager
IT Director: Technology Director, Information Systems Director, MIS Director, IT Operations Director, IT Infrastructure Director
Salesforce Developer: Apex Developer
Salesforce Administrator: CRM Administrator, Salesforce CRM Administrator > Salesforce Analyst, Salesforce Business Analyst
Salesforce Consultant: Salesforce Business Analyst/Specialist/Architect > Salesforce Functional Analyst
SAP Consultant: SAP Analyst/Specialist/Expert, SAP Functional Analyst
SAP Developer: ABAP Developer, SAP Fiori Developer, ABAP Consultant, SAP ABAP Consultant
ServiceNow Developer: ServiceNow Consultant/Architect, ServiceNow Solution Architect, ServiceNow Technical Consultant
ServiceNow Administrator: ServiceNow Developer
Workday Consultant: Workday Analyst/Specialist
Workday Analyst: HRIS Analyst, Workday Consultant/Specialist/Administrator
ERP Analyst: ERP Specialist/Consultant, ERP Business Analyst, ERP Administrator, ERP Systems Administrator, ERP Support Analyst
ERP Consultant: ERP Analyst/Specialist
Power Platform Developer: Power Apps Developer, Power Automate Developer, Power Platform Consultant/Architect/Specialist
RPA Developer: UiPath Developer, Automation Anywhere Developer, Blue Prism Developer, RPA Consultant/Architect/Analyst/Specialist, Intelligent Automation Developer, Process Automation Developer
IT Consultant: Technology Consultant, Technical Consultant, IT Advisor, IT Strategy Consultant, IT Consulting Analyst/Associate
Technical Consultant: Technology Consultant, IT Consultant, Technical Solutions Consultant
Salesforce Business Analyst: Salesforce Analyst, CRM Business Analyst, Salesforce Systems Analyst, Salesforce Functional Analyst, Salesforce Business Systems Analyst
Salesforce Architect > Salesforce Solutions Architect, Salesforce Technical Architect
Salesforce Marketing Cloud Developer: Marketing Cloud Developer, Salesforce Marketing Cloud Consultant/Specialist/Engineer
SAP Analyst: SAP Consultant, SAP Specialist
SAP FICO Consultant: SAP Finance Consultant, SAP FICO Analyst
SAP Basis Administrator: SAP Basis Consultant/Engineer/Specialist, SAP Administrator
ServiceNow Architect: ServiceNow Solutions Architect, ServiceNow Technical Architect
Workday Developer: Workday Integration Engineer/Specialist/Consultant, Workday Engineer
Dynamics Developer: Dynamics Technical Consultant, Dynamics Consultant
Dynamics Consultant: Dynamics Analyst/Specialist/Architect
Oracle Fusion Consultant: Oracle Cloud Consultant, Oracle Fusion Analyst/Specialist, Oracle HCM Consultant
Oracle Consultant: Oracle Fusion Consultant, Oracle EBS Consultant, Oracle Analyst/Specialist
PeopleSoft Developer: PeopleSoft Programmer Analyst, PeopleSoft Consultant
SharePoint Developer: SPFx Developer, SharePoint Consultant/Specialist
SharePoint Administrator: SharePoint Engineer/Specialist
Jira Administrator: Atlassian Administrator, Jira Engineer, Atlassian Engineer, Jira Specialist, Atlassian Specialist
Atlassian Administrator: Jira Administrator, Atlassian Engineer, Jira Engineer
`;
