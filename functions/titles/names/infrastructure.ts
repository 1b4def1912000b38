/** Operations of software, IT and its platforms, in the format of read-names.ts. */
export const infrastructureNames = `
DevOps Engineer: DevOps Specialist/Consultant, CI CD Engineer, DevOps Analyst > DevSecOps Engineer, DevOps Architect, Build Release Engineer
Cloud Engineer: Cloud Specialist, Cloud Engineering Specialist > AWS Engineer, Azure Engineer, GCP Engineer, Cloud Operations Specialist
Azure Cloud Engineer > Azure Engineer
AWS Cloud Engineer > AWS Engineer
GCP Cloud Engineer > GCP Engineer
Cloud Architect > AWS Architect, Azure Architect, GCP Architect
Build Release Engineer: Build Engineer, Release Engineer, CI CD Engineer
Release Engineer: Build Release Engineer > Release Automation Engineer, Build Engineer, CI CD Engineer
Release Manager: Release Train Manager, Release Management Lead/Specialist, Release Coordinator
Virtualization Engineer: VMware Engineer, VMware Administrator, Virtualization Administrator
VMware Engineer: VMware Administrator > Virtualization Engineer
Storage Engineer: Storage Administrator, SAN Engineer, SAN Administrator, Storage Specialist, NetApp Engineer > Backup Engineer
Voice Engineer: VoIP Engineer, UC Engineer, Telephony Engineer, SIP Engineer, Collaboration Engineer
VoIP Engineer: Voice Engineer, UC Engineer, Telephony Engineer, SIP Engineer, Collaboration Engineer
Network Engineer: Routing Switching Engineer, SD WAN Engineer, Network Engineering Specialist > LAN Engineer, Cisco Engineer, Wireless Network Engineer, Network Specialist
Network Administrator: LAN Administrator, Network Analyst/Specialist
Network Technician: Network Support Technician/Specialist, Network Operations Technician
NOC Technician: NOC Analyst/Operator/Specialist > Network Operations Technician
NOC Engineer: NOC Analyst, NOC Specialist > Network Operations Engineer
Systems Administrator: IT Administrator, Server Administrator, Infrastructure Administrator, Systems Administration Specialist > Linux Administrator, Windows Administrator, Unix Administrator, Server Engineer
Linux Administrator: Unix Administrator, Red Hat Administrator, RHEL Administrator > Linux Systems Engineer, Unix Systems Engineer
Windows Administrator: Microsoft Systems Administrator, Active Directory Administrator, Windows Systems Engineer
IT Support Specialist: Help Desk Technician, Desktop Support Technician, IT Specialist, Computer Support Specialist/Technician, End User Support Technician/Specialist/Analyst/Engineer, Deskside Support Technician/Specialist/Analyst/Engineer, User Support Technician/Specialist/Analyst, End User Computing Technician/Specialist/Analyst, Technology Support Specialist/Technician, Computer Technician, PC Technician, IT Assistant, PC Support Technician, Desktop Technician/Analyst/Administrator, Computer Specialist, IT Generalist, IT Field Technician, IT Service Technician, IT Operations Technician, Information Systems Technician, Field Support Technician, IT Systems Technician, IT Deployment Technician
Technical Support Specialist: Technical Support Representative/Agent/Analyst/Associate/Advisor/Technician, Product Support Specialist/Representative/Analyst, Technical Support Engineer, Software Support Specialist/Analyst, Application Support Specialist, Technical Customer Support Specialist, Technical Support Consultant, Technical Customer Support Representative
Technical Support Engineer: Support Engineer, Customer Support Engineer, Application Support Engineer, Product Support Engineer, Software Support Engineer, Technical Services Engineer > Escalation Engineer, Cloud Support Engineer, Software Support Specialist
Support Engineer: Technical Support Engineer, Application Support Engineer, Product Support Engineer, Software Support Engineer, Technical Services Engineer > Escalation Engineer
Application Support Engineer: Application Support Analyst/Specialist, Production Support Analyst/Engineer
Application Support Analyst: Application Support Engineer/Specialist, Production Support Analyst/Engineer, Software Support Analyst, Application Analyst, Application Support Consultant, Application Systems Analyst
IT Manager: IT Services Manager, Information Systems Manager, IT Lead, IT Operations Manager, IT Infrastructure Manager, IT Support Manager, Technology Manager, IT Systems Manager, Information Services Manager, MIS Manager > Head of IT
Salesforce Developer: Apex Developer, Vlocity Developer
Salesforce Administrator: CRM Administrator, Salesforce CRM Administrator
Salesforce Consultant: Salesforce Business Analyst/Specialist/Architect > Salesforce Functional Analyst
SAP Developer: ABAP Developer, SAP Fiori Developer, ABAP Consultant, SAP ABAP Consultant
ServiceNow Developer: ServiceNow Consultant/Architect, ServiceNow Solution Architect, ServiceNow Technical Consultant
ServiceNow Administrator > ServiceNow Developer
Workday Analyst > HRIS Analyst
ERP Consultant: ERP Advisor, Epicor Consultant, Infor Consultant, Acumatica Consultant
Power Platform Developer: Power Apps Developer, Power Automate Developer, Power Platform Consultant/Architect/Specialist
RPA Developer: UiPath Developer, Automation Anywhere Developer, Blue Prism Developer, RPA Consultant/Architect/Analyst/Specialist, Intelligent Automation Developer, Process Automation Developer, UiPath Consultant
Site Reliability Engineer: Network Reliability Engineer, Site Reliability Architect/Specialist
Site Reliability Manager: Site Reliability Engineering Manager
Infrastructure Engineer: IT Infrastructure Specialist
Infrastructure Architect: Cloud Infrastructure Architect
Salesforce Business Analyst: Salesforce Analyst, CRM Business Analyst, Salesforce Systems Analyst, Salesforce Functional Analyst, Salesforce Business Systems Analyst
Salesforce Architect > Salesforce Solutions Architect, Salesforce Technical Architect
Salesforce Marketing Cloud Developer: Marketing Cloud Developer, Salesforce Marketing Cloud Consultant/Specialist
SAP Analyst: SAP Consultant, SAP Specialist > SAP Security Analyst
SAP FICO Consultant: SAP Finance Consultant, SAP FICO Analyst, SAP FI Consultant
SAP SD Consultant: SAP OTC Consultant
SAP MM Consultant: SAP Materials Management Consultant
SAP ABAP Developer: ABAP Developer, SAP Fiori Developer, SAP BTP Developer, SAP Technical Developer
SAP Basis Administrator: SAP Basis Consultant/Engineer/Specialist, SAP Administrator, SAP Basis Analyst/Lead
SAP Security Analyst: SAP Security Consultant/Administrator/Specialist/Engineer, SAP GRC Analyst/Consultant
SAP Project Manager: SAP Program Manager, SAP Implementation Manager, SAP Delivery Manager
ServiceNow Architect: ServiceNow Solutions Architect, ServiceNow Technical Architect
Workday Developer: Workday Integration Engineer/Specialist/Consultant, Workday Integration Analyst
Workday Administrator > Workday Security Administrator
UKG Analyst: Kronos Analyst
LMS Administrator: LMS Specialist/Manager/Coordinator/Analyst, Learning Systems Administrator
ERP Developer > Epicor Developer, Infor Developer, NetSuite Developer
ERP Project Manager: ERP Program Manager, ERP Implementation Manager > SAP Project Manager
ERP Administrator: Epicor Administrator > NetSuite Administrator, ERP Analyst
Dynamics Developer: Dynamics Technical Consultant, Dynamics Consultant
Dynamics Consultant: Dynamics Analyst/Specialist/Architect, Business Central Consultant
Oracle Fusion Consultant: Oracle Cloud Consultant, Oracle Fusion Analyst/Specialist, Oracle HCM Consultant
Oracle Consultant: Oracle Fusion Consultant, Oracle EBS Consultant, Oracle Analyst/Specialist, Oracle Functional Consultant/Analyst, Oracle ERP Analyst, Oracle Business Analyst
PeopleSoft Developer: PeopleSoft Programmer Analyst, PeopleSoft Consultant
SharePoint Developer: SPFx Developer, SharePoint Consultant/Specialist
SharePoint Administrator: SharePoint Engineer/Specialist
Jira Administrator: Jira Engineer, Jira Specialist, Atlassian Specialist > Atlassian Administrator, Atlassian Engineer
Atlassian Administrator: Jira Engineer > Jira Administrator, Atlassian Engineer
Anaplan Model Builder: Anaplan Developer, Anaplan Modeler, Anaplan Consultant, Anaplan Analyst, Anaplan Administrator
IT Architect: Infrastructure Architect, Technology Architect, IT Infrastructure Architect
Cloud Administrator: AWS Administrator, Azure Administrator, GCP Administrator
Cloud Operations Engineer: Cloud Operations Specialist/Analyst
Cloud Support Engineer: Cloud Support Specialist/Associate, AWS Support Engineer, Azure Support Engineer, GCP Support Engineer
Cloud Consultant: Cloud Advisor > AWS Consultant, Azure Consultant, GCP Consultant, Cloud Solutions Consultant
FinOps Analyst: FinOps Specialist/Engineer/Practitioner/Lead, Cloud Cost Analyst, Cloud Financial Analyst, Cloud Cost Optimization Analyst
Kubernetes Engineer: Container Platform Engineer > OpenShift Engineer
Kubernetes Administrator > OpenShift Administrator
Chaos Engineer: Resilience Engineer, Chaos Engineering Specialist
Incident Manager: Major Incident Manager, Incident Commander, Incident Management Lead, Incident Management Specialist
Major Incident Manager: Major Incident Management Lead
Problem Manager: Problem Management Analyst/Lead/Specialist
IT Service Manager: ITSM Manager, IT Service Delivery Manager, IT Service Desk Manager, Service Delivery Manager
ITSM Analyst: ITSM Specialist/Consultant, IT Service Management Analyst/Specialist, ITSM Process Analyst, IT Service Analyst
Network Analyst: Network Administrator/Specialist, Network Operations Analyst, Network Systems Analyst
Network Support Engineer: Network Support Specialist/Analyst/Technician
NOC Manager: Network Operations Manager, NOC Supervisor/Lead
Network Security Engineer: Firewall Engineer, Network Security Specialist/Administrator/Analyst, Fortinet Engineer, Zscaler Engineer, Checkpoint Engineer
Firewall Engineer: Firewall Administrator, Firewall Specialist, Fortinet Engineer, Checkpoint Engineer > Network Security Engineer
Contact Center Engineer: CCaaS Engineer, Contact Center Technology Engineer, Amazon Connect Developer > Genesys Engineer
OSP Engineer: OSP Design Engineer, OSP Designer, Fiber Engineer, Fiber Design Engineer, FTTH Design Engineer, OSP Planner
Data Center Technician: Critical Facilities Technician, Data Center Operations Specialist, Data Center Operator/Specialist, Data Center Operations Technician
Linux Engineer: Unix Engineer, Red Hat Engineer, Linux Administrator
Active Directory Engineer: Directory Services Engineer
Citrix Engineer: VDI Engineer, Virtual Desktop Engineer
Backup Engineer: Backup Administrator, Backup Recovery Engineer, Backup Recovery Administrator, Veeam Engineer, Commvault Engineer
M365 Administrator: M365 Engineer, M365 Specialist > Exchange Administrator
M365 Engineer: M365 Administrator/Specialist/Architect
Exchange Administrator: Messaging Engineer, Messaging Administrator, Email Administrator
Email Administrator: Email Engineer, Messaging Administrator, Messaging Engineer, Exchange Administrator
Endpoint Engineer: Endpoint Administrator/Analyst/Specialist, End User Computing Engineer, EUC Engineer, Client Platform Engineer, Desktop Engineer, Modern Workplace Engineer > Intune Engineer, SCCM Engineer, Jamf Engineer, MDM Engineer, MDM Administrator
Intune Engineer > Endpoint Engineer, Modern Workplace Engineer, MDM Engineer, SCCM Engineer
SCCM Engineer: MECM Engineer > Intune Engineer, Endpoint Engineer
SCCM Administrator: MECM Administrator > SCCM Engineer, Intune Administrator
MDM Engineer: MDM Administrator, Workspace ONE Engineer > Intune Engineer
Jamf Administrator: Mac Administrator, macOS Engineer, Mac Systems Engineer, Apple Systems Administrator, Apple Platform Engineer
Desktop Engineer: Desktop Systems Engineer, End User Computing Engineer, EUC Engineer, Endpoint Engineer, Workplace Engineer
Help Desk Manager: IT Support Manager, Desktop Support Manager, Help Desk Supervisor/Lead, IT Support Supervisor
IT Operations Manager: IT Operations Lead, Technology Operations Manager > IT Manager
IT Operations Analyst: IT Operations Specialist, Technology Operations Analyst
IT Asset Manager: IT Asset Management Analyst/Specialist/Lead, IT Asset Analyst/Specialist, Software Asset Manager, Hardware Asset Manager
IT Trainer: IT Training Specialist, Technical Trainer, Software Trainer, IT Instructor, Systems Trainer
Escalation Engineer: Escalation Specialist, Support Escalation Engineer
Developer Support Engineer: Developer Support Specialist, API Support Engineer, Developer Success Engineer
Applications Administrator: Application Systems Administrator, Application Support Administrator, Software Administrator
Business Systems Engineer: Business Applications Engineer, Enterprise Applications Engineer, Enterprise Systems Engineer, Business Technology Engineer, GTM Systems Engineer
API Engineer: API Integration Engineer
Integration Engineer: Integration Specialist > MuleSoft Engineer, Boomi Engineer, API Integration Developer
Integration Architect: API Architect > MuleSoft Architect
Middleware Administrator: WebLogic Administrator, WebSphere Administrator, Tomcat Administrator, JBoss Administrator
Middleware Engineer > WebLogic Administrator, WebSphere Administrator
CRM Administrator: CRM Analyst/Specialist, CRM Systems Analyst > Salesforce Administrator, HubSpot Administrator
CRM Developer > Salesforce Developer, Dynamics Developer
Epic Consultant: Epic Analyst
Database Architect: Database Design Architect > SQL Server Architect
Database Manager: Database Administration Manager, Database Services Manager
PostgreSQL Database Administrator: PostgreSQL Administrator, PostgreSQL Database Engineer
SQL Server Database Administrator: SQL Database Administrator, SQL Server Administrator
MSP Technician: Managed Services Technician, MSP Engineer
MSP Engineer: Managed Services Engineer
Audiovisual Technician: Audiovisual Specialist/Operator/Engineer
Mainframe Systems Programmer: Mainframe Engineer, CICS Systems Programmer
Computer Operator: Systems Operator, Mainframe Operator, Data Center Operator, Computer Operations Specialist/Technician, IT Operator
GPU Infrastructure Engineer: GPU Cluster Engineer, GPU Cloud Engineer
IT Procurement Specialist: IT Buyer, IT Sourcing Specialist, Technology Procurement Specialist
Infrastructure Director: Head of Infrastructure, Platform Engineering Director
Head of Infrastructure: Infrastructure Director, Infrastructure VP
`;
