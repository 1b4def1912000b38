/** Sales, partnerships and customers, in the format of read-names.ts. */
export const salesNames = `
Sales Development Representative: Business Development Representative, Account Development Representative, Market Development Representative, Sales Development Associate/Specialist/Executive, Outbound Sales Representative, Lead Generation Specialist/Representative
Business Development Representative: Sales Development Representative, Account Development Representative, Market Development Representative, Business Development Associate/Executive, Lead Generation Specialist/Representative
SDR Manager: Sales Development Manager, Business Development Representative Manager, Sales Development Team Lead, Sales Development Lead
Account Executive: Sales Account Executive
Enterprise Account Executive: Enterprise Sales Executive, Enterprise Sales Representative, Strategic Account Executive
Sales Executive: Business Development Executive
Sales Representative: Sales Executive/Consultant/Associate/Agent/Specialist/Professional/Advisor, Territory Representative
Inside Sales Representative: Inside Sales Executive/Specialist/Associate/Consultant/Agent, Inside Sales Account Executive
Outside Sales Representative: Field Sales Representative/Executive/Consultant, Outside Sales Executive/Consultant/Specialist/Associate, Territory Sales Representative
Field Sales Representative: Outside Sales Representative, Field Sales Executive/Consultant, Territory Sales Representative
Account Manager: Client Manager, Account Lead, Client Relationship Manager
Key Account Manager: Strategic Account Manager, National Account Manager, Global Account Manager, Major Account Manager, Enterprise Account Manager
Technical Account Manager: Technical Accounts Manager, Technical Success Manager
Sales Manager > Sales Lead, Sales Team Lead
Regional Sales Manager: Area Sales Manager, Territory Sales Manager, District Sales Manager, Zonal Sales Manager, Regional Sales Lead
Territory Manager: Territory Sales Manager, Area Sales Manager, Territory Account Manager, Sales Territory Manager
Sales Engineer: Solutions Engineer, Presales Engineer, Presales Consultant, Solutions Consultant, Technical Sales Engineer, Presales Solutions Engineer, Presales Specialist
Presales Engineer: Sales Engineer, Solutions Engineer, Presales Consultant, Solutions Consultant, Presales Specialist, Presales Architect
Solutions Engineer: Sales Engineer, Presales Engineer, Customer Solutions Engineer, Solutions Engineering Specialist
Solutions Consultant: Presales Consultant, Sales Engineer, Presales Engineer
Presales Consultant: Presales Engineer, Sales Engineer, Presales Specialist
Customer Engineer: Customer Solutions Engineer
Customer Success Manager: Customer Success Account Manager
Customer Success Specialist: Customer Success Associate/Representative/Advocate/Executive/Agent/Analyst/Consultant
Customer Success Engineer: Customer Success Architect, Technical Success Engineer, Success Engineer
Onboarding Specialist: Onboarding Associate/Consultant, Customer Onboarding Specialist, Implementation Specialist
Implementation Specialist: Implementation Consultant/Associate/Analyst, Onboarding Specialist
Implementation Consultant: Implementation Specialist/Associate/Analyst
Implementation Manager: Implementation Project Manager, Implementation Lead, Onboarding Manager, Implementation Program Manager
Implementation Engineer: Deployment Engineer
Partnerships Manager: Partnership Manager, Partner Manager, Alliance Manager, Partnerships Lead, Partner Development Manager, Channel Manager
Partner Manager: Partnership Manager, Channel Manager, Partner Account Manager, Alliance Manager, Channel Partner Manager, Partner Success Manager, Partner Development Manager, Partnerships Manager
Channel Manager: Channel Sales Manager, Channel Account Manager, Channel Partner Manager, Partner Manager, Channel Partnerships Manager, Partner Account Manager
Business Development Manager: New Business Manager, Business Development Lead, Business Developer
Business Development Associate: Business Development Specialist/Executive/Analyst/Representative
Revenue Operations Manager: Sales Operations Manager, GTM Operations Manager, Revenue Operations Lead, Sales Operations Lead
Revenue Operations Analyst: Sales Operations Analyst, GTM Operations Analyst, Revenue Operations Specialist/Associate, Sales Operations Specialist
Sales Operations Manager: Revenue Operations Manager, Sales Operations Lead, GTM Operations Manager
Sales Operations Analyst: Revenue Operations Analyst, Sales Operations Specialist/Associate, Sales Analyst
Sales Enablement Manager: Revenue Enablement Manager, GTM Enablement Manager, Enablement Manager, Sales Enablement Lead
Deal Desk Analyst: Deal Desk Specialist/Associate, Deal Strategy Analyst, Deal Operations Analyst
Customer Service Representative: Customer Service Agent/Associate/Advisor/Specialist/Executive/Officer/Clerk/Assistant, Customer Support Representative/Agent/Associate/Specialist/Advisor/Executive, Client Service Representative/Associate/Specialist, Call Center Representative/Agent/Associate, Contact Center Representative/Agent/Associate, Member Service Representative, Customer Experience Representative/Associate/Specialist/Agent, Guest Service Representative
Customer Support Specialist: Customer Support Representative/Agent/Associate/Advocate/Advisor/Executive/Analyst, Customer Service Specialist/Representative/Agent/Associate, Client Support Specialist, Customer Experience Specialist/Associate, Client Service Specialist
Customer Support Representative: Customer Support Specialist/Agent/Associate/Advocate/Advisor/Executive, Customer Service Representative/Agent/Associate/Specialist
Call Center Representative: Call Center Agent/Associate/Specialist/Operator/Advisor, Contact Center Representative/Agent/Associate/Specialist/Advisor
Support Manager: Customer Support Manager, Technical Support Manager, Support Operations Manager, Customer Support Lead
Customer Support Manager: Support Manager, Customer Support Lead, Customer Service Manager
Customer Experience Manager: CX Manager, Client Experience Manager, Customer Experience Lead
`;
