/** Sales, partnerships and customers, in the format of read-names.ts. */
export const salesNames = `
Sales Development Representative: Business Development Representative, Account Development Representative, Market Development Representative, Sales Development Associate/Specialist/Executive, Outbound Sales Representative, Lead Generation Specialist/Representative, Growth Development Representative, Lead Development Representative, Sales Prospector
Business Development Representative: Sales Development Representative, Account Development Representative, Market Development Representative, Business Development Associate/Executive, Lead Generation Specialist/Representative, Growth Development Representative, Lead Development Representative
Lead Generation Specialist: Business Development Representative, Sales Development Associate/Specialist/Executive, Outbound Sales Representative, Lead Generation Executive/Associate/Representative/Manager/Analyst, Sales Development Representative
Appointment Setter: Telemarketer, Lead Generation Representative
SDR Manager: Sales Development Manager, Business Development Representative Manager, Sales Development Team Lead, Sales Development Lead, Sales Development Representative Lead, Business Development Representative Lead
BDR Manager: SDR Manager, Sales Development Manager, Business Development Representative Lead
Account Executive: Sales Account Executive
Federal Account Executive > Public Sector Account Executive
Public Sector Account Executive > Federal Account Executive
Founding Account Executive: Founding Sales Executive
Mid-Market Account Executive: Commercial Account Executive
Enterprise Account Executive: Enterprise Sales Executive, Enterprise Sales Representative, Strategic Account Executive, Global Account Executive, Enterprise Account Director
Sales Executive: Business Development Executive, Account Executive
Sales Representative: Sales Executive/Consultant/Associate/Agent/Specialist/Professional/Advisor, Territory Representative
Inside Sales Representative: Inside Sales Executive/Specialist/Associate/Consultant/Agent, Inside Sales Account Executive, Telesales Representative/Executive/Agent, Telemarketing Representative
Telesales Representative: Telesales Executive/Agent/Associate, Telemarketing Representative, Telemarketer, Inside Sales Representative
Outside Sales Representative: Field Sales Representative/Executive/Consultant, Outside Sales Executive/Consultant/Specialist/Associate, Territory Sales Representative
Field Sales Representative: Outside Sales Representative, Field Sales Executive/Consultant, Territory Sales Representative
Account Manager: Client Manager, Account Lead, Client Relationship Manager, Account Relationship Manager > Client Partner, Account Management Specialist, Account Supervisor
Strategic Account Manager: Enterprise Account Manager, National Account Manager, Major Account Manager, Key Account Manager, Global Account Manager, Strategic Client Manager
Enterprise Account Manager: National Account Manager, Major Account Manager, Global Account Manager, Key Account Manager, Strategic Account Manager, Enterprise Client Manager
Account Director: Client Director
Account Coordinator: Client Coordinator, Account Associate
Client Partner: Client Director, Client Lead
Client Manager: Account Manager, Client Lead, Client Services Manager, Client Relationship Manager
Key Account Manager: Strategic Account Manager, National Account Manager, Global Account Manager, Major Account Manager, Enterprise Account Manager, Key Account Executive/Lead
Technical Account Manager: Technical Success Manager, Technical Customer Success Manager, Technical Account Specialist, Designated Support Engineer
Sales Manager > Sales Lead, Sales Supervisor
Head of Sales > VP of Sales
VP of Sales > Head of Sales
Technical Sales Representative: Technology Sales Executive/Representative, Technical Sales Specialist/Executive/Consultant, Software Sales Representative/Executive/Specialist, IT Sales Executive/Representative
Software Sales Representative: Software Sales Executive/Specialist/Consultant, Software Account Executive, SaaS Sales Representative/Executive
Medical Sales Representative: Medical Device Sales Representative, Pharmaceutical Sales Representative
Sales Consultant: Sales Representative/Executive/Advisor/Specialist/Associate
Sales Coordinator: Sales Support Coordinator/Specialist/Assistant, Sales Operations Coordinator, Sales Administrator/Assistant
Sales Assistant: Sales Support Assistant, Sales Coordinator, Sales Administrative Assistant, Sales Administrator
Sales Support Specialist: Sales Support Associate/Representative/Coordinator/Administrator, Sales Administrator
Sales Trainer: Sales Training Specialist/Manager, Sales Coach
Sales Analyst: Sales Performance Analyst, Sales Insights Analyst, Sales Planning Analyst, Commercial Analyst, Sales Operations Analyst
Regional Sales Manager: Area Sales Manager, Territory Sales Manager, District Sales Manager, Zonal Sales Manager, Regional Sales Lead, Regional Account Manager
Territory Manager: Territory Sales Manager, Area Sales Manager, Territory Account Manager, Territory Account Executive
Territory Account Manager: Territory Manager, Territory Sales Manager, Territory Account Executive
Sales Engineer: Solutions Engineer, Presales Engineer, Presales Consultant, Solutions Consultant, Technical Sales Engineer, Presales Solutions Engineer, Presales Specialist
Presales Engineer: Sales Engineer, Solutions Engineer, Presales Consultant, Solutions Consultant, Presales Specialist, Presales Architect
Solutions Engineer: Sales Engineer, Presales Engineer, Customer Solutions Engineer, Solutions Engineering Specialist, Solutions Consultant, Presales Consultant
Solutions Consultant: Presales Consultant, Sales Engineer, Presales Engineer, Solutions Consulting Lead
Presales Consultant: Presales Engineer, Sales Engineer, Presales Specialist, Solutions Consultant
Sales Engineering Manager: Solutions Engineering Manager, Presales Manager, Solutions Consulting Manager
Solutions Engineering Manager: Sales Engineering Manager, Presales Manager, Solutions Consulting Manager
Presales Manager: Sales Engineering Manager, Solutions Engineering Manager, Solutions Consulting Manager
Value Engineer: Business Value Consultant/Advisor, Value Consultant
Demo Engineer: Demo Solutions Engineer, Demo Sales Engineer
Deployment Strategist: Forward Deployed Strategist
Customer Engineer: Customer Solutions Engineer
Customer Success Manager: Customer Success Account Manager, Enterprise Success Manager, Merchant Success Manager, Member Success Manager > Customer Success Partner/Consultant/Executive, Customer Growth Manager
Partner Success Manager: Partner Success Lead/Specialist, Channel Success Manager
Technical Customer Success Manager: Technical Success Manager, Technical Account Manager, Customer Success Engineer
Customer Success Operations Manager: Customer Success Operations Lead/Specialist/Analyst
Head of Customer Success > VP of Customer Success, Customer Success Director
VP of Customer Success > Head of Customer Success
Customer Success Director > Head of Customer Success
Renewals Manager: Renewals Specialist/Representative/Lead/Executive, Renewals Account Manager, Renewals Sales Manager
Customer Success Specialist: Customer Success Associate/Representative/Advocate/Executive/Agent/Analyst/Consultant, Customer Success Coordinator
Customer Success Associate: Customer Success Specialist/Representative/Coordinator/Advocate, Associate Customer Success Manager
Customer Success Engineer: Customer Success Architect, Technical Success Engineer, Customer Success Solutions Engineer, Technical Customer Success Manager
Onboarding Specialist: Onboarding Associate/Consultant, Customer Onboarding Specialist, Implementation Specialist, Onboarding Coordinator/Representative, Onboarding Manager
Onboarding Manager: Customer Onboarding Manager, Onboarding Lead, Implementation Manager, Onboarding Project Manager, Implementation Project Manager, Onboarding Success Manager
Implementation Specialist: Implementation Consultant/Associate/Analyst, Onboarding Specialist, Implementation Coordinator
Implementation Consultant: Implementation Specialist/Associate/Analyst, Onboarding Consultant
Implementation Manager: Implementation Project Manager, Implementation Lead, Onboarding Manager, Implementation Program Manager
Implementation Engineer: Deployment Engineer, Onboarding Engineer
Professional Services Consultant: Professional Services Engineer/Specialist, Services Consultant
Professional Services Engineer: Professional Services Consultant/Specialist
Partnerships Manager: Partner Manager, Alliance Manager, Partnerships Lead, Partner Development Manager, Channel Manager, Partner Relationship Manager, Ecosystem Manager
Strategic Partnerships Manager: Strategic Partner Manager, Strategic Alliance Manager, Strategic Partner Development Manager
Head of Partnerships: Head of Partners, Head of Alliances > VP of Partnerships
Partnerships Director: Alliances Director
Alliance Manager: Partner Manager, Partnerships Manager, Alliances Director, Alliance Lead
Ecosystem Manager: Ecosystem Lead, Ecosystem Partnerships Manager, Ecosystem Development Manager, Partner Ecosystem Manager
Partner Solutions Architect: Partner Solutions Engineer
Partner Manager: Partnership Manager, Channel Manager, Partner Account Manager, Alliance Manager, Channel Partner Manager, Partner Success Manager, Partner Development Manager, Partner Sales Manager, Partner Business Manager, Partner Relationship Manager, Channel Account Manager
Channel Manager: Channel Sales Manager, Channel Account Manager, Channel Partner Manager, Partner Manager, Channel Partnerships Manager, Partner Account Manager, Channel Development Manager, Channel Business Manager
Channel Account Manager: Channel Manager, Channel Sales Manager, Partner Account Manager, Channel Partner Manager, Partner Manager
Channel Sales Representative: Channel Sales Manager/Executive/Specialist, Channel Account Manager
Channel Sales Manager: Channel Account Manager, Channel Manager, Partner Sales Manager
Business Development Manager: New Business Manager, Business Development Lead, Business Developer
Business Developer: Business Development Manager/Executive/Representative/Specialist
Business Development Director: Head of Business Development
Business Development Associate: Business Development Specialist/Executive/Analyst/Representative, Business Development Coordinator
Revenue Operations Manager: Sales Operations Manager, GTM Operations Manager, Revenue Operations Lead, Sales Operations Lead, Revenue Systems Manager
Revenue Operations Analyst: Sales Operations Analyst, GTM Operations Analyst, Revenue Operations Specialist/Associate, Sales Operations Specialist, Revenue Strategy Analyst
GTM Manager: GTM Lead, GTM Strategy Manager, GTM Operations Manager
Sales Operations Manager: Revenue Operations Manager, Sales Operations Lead, GTM Operations Manager, Commercial Operations Manager
Sales Operations Analyst: Revenue Operations Analyst, Sales Operations Specialist/Associate, Sales Analyst, Commercial Operations Analyst, GTM Analyst
Sales Enablement Manager: Revenue Enablement Manager, Enablement Manager, Sales Enablement Lead, Sales Readiness Manager, Sales Enablement Program Manager, Enablement Program Manager, Sales Enablement Specialist, Sales Training Manager
Deal Desk Analyst: Deal Desk Specialist/Associate, Deal Strategy Analyst, Deal Operations Analyst
Deal Manager: Deal Lead, Deal Desk Manager
Integration Specialist: Integration Analyst/Consultant
Zendesk Administrator: Zendesk Specialist/Consultant
Customer Service Representative: Customer Service Associate/Advisor/Specialist/Executive/Officer/Clerk/Assistant, Customer Support Representative/Agent/Associate/Specialist/Advisor/Executive, Client Service Representative/Associate/Specialist, Call Center Representative/Agent/Associate, Contact Center Representative/Agent/Associate, Member Service Representative, Customer Experience Representative/Associate/Specialist/Agent, Guest Service Representative, Customer Service Advocate, Customer Experience Advocate, Chat Support Agent, Chat Agent, Customer Relations Representative
Customer Service Manager: Customer Support Manager, Client Services Manager, Customer Service Lead, Customer Service Supervisor, Contact Center Manager, Call Center Manager
Client Services Manager: Client Services Lead, Client Services Director, Customer Service Manager
Customer Experience Specialist: Customer Experience Associate/Representative/Agent/Advocate, Client Experience Specialist/Associate
Customer Support Specialist: Customer Support Representative/Agent/Associate/Advocate/Advisor/Executive/Analyst, Customer Service Specialist/Representative/Associate, Client Support Specialist, Customer Experience Specialist/Associate, Client Service Specialist, Customer Support Coordinator, Customer Happiness Specialist, Technical Support Specialist, Product Support Specialist, Customer Advocate
Customer Support Representative: Customer Support Specialist/Agent/Associate/Advocate/Advisor/Executive, Customer Service Representative/Associate/Specialist, Chat Support Agent, Chat Agent
Call Center Representative: Call Center Agent/Associate/Specialist/Operator/Advisor, Contact Center Representative/Agent/Associate/Specialist/Advisor
Support Manager: Customer Support Manager, Technical Support Manager, Support Operations Manager, Customer Support Lead, Technical Support Lead, Support Engineering Manager, Product Support Manager
Technical Support Manager: Technical Support Lead, Technical Support Supervisor, Support Engineering Manager, Product Support Manager, Support Manager
Support Lead: Support Operations Lead, Lead Support Engineer, Lead Customer Support Specialist
Head of Support: Head of Customer Support, Support Director > VP of Support
Customer Support Manager: Support Manager, Customer Support Lead, Customer Service Manager, Customer Support Supervisor, Head of Customer Support
Customer Experience Manager: Client Experience Manager, Customer Experience Lead, Customer Experience Operations Manager, Customer Experience Program Manager, Head of Customer Experience
Escalation Manager: Critical Situation Manager
Technical Support Representative: Technical Support Analyst, Product Support Specialist, Technical Support Specialist/Agent/Associate/Advisor, Product Support Representative
Product Support Specialist: Technical Support Specialist/Representative, Product Support Representative/Analyst/Engineer/Associate, Software Support Specialist/Analyst
Ad Sales Executive: Ad Sales Account Executive, Ad Account Executive, Media Sales Executive, Ad Sales Manager, Ad Sales Representative
`;
