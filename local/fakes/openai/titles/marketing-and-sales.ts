/** Same format as engineering. */
export const marketingAndSales = `
Marketing Manager | Digital Marketing Manager | Growth Marketing Manager | Brand Marketing Manager | Marketing Lead | Marketing Program Manager | Integrated Marketing Manager | Campaign Manager
Product Marketing Manager | Product Marketing Lead | Technical Product Marketing Manager | Go-to-Market Manager | Solutions Marketing Manager | Product Marketing Specialist | Platform Marketing Manager
Growth Marketing Manager | Performance Marketing Manager | Growth Manager | Demand Generation Manager | Acquisition Marketing Manager | User Acquisition Manager | Growth Marketer | Lifecycle Marketing Manager
Performance Marketing Manager | Paid Media Manager | Growth Marketing Manager | Paid Acquisition Manager | PPC Manager | Digital Advertising Manager | Performance Marketer
Demand Generation Manager | Demand Gen Manager | Growth Marketing Manager | Lead Generation Manager | Campaign Marketing Manager | Field Marketing Manager | Revenue Marketing Manager
Digital Marketing Manager | Online Marketing Manager | Digital Marketing Lead | Internet Marketing Manager | Growth Marketing Manager | Web Marketing Manager | E-Commerce Marketing Manager
Digital Marketing Specialist | Online Marketing Specialist | Digital Marketer | SEO Specialist | Marketing Specialist | Internet Marketing Specialist | Digital Marketing Coordinator
Marketing Specialist | Marketing Coordinator | Marketing Associate | Digital Marketing Specialist | Marketing Generalist | Campaign Specialist
Marketing Coordinator | Marketing Assistant | Marketing Specialist | Marketing Associate | Digital Marketing Coordinator | Campaign Coordinator
Content Marketing Manager | Content Manager | Content Strategist | Content Lead | Editorial Manager | Content Marketing Specialist | Content Marketer
Content Strategist | Content Manager | Content Marketing Manager | Editorial Strategist | Digital Content Strategist | Content Planner
Content Writer | Copywriter | Content Creator | Blog Writer | Marketing Writer | Content Editor | Web Content Writer | Brand Writer
Copywriter | Marketing Copywriter | Content Writer | Creative Copywriter | Advertising Copywriter | Brand Copywriter | Creative Writer | Marketing Writer | Advertising Writer | Content Creator | Copy Editor
SEO Manager | SEO Specialist | Search Engine Optimization Manager | Organic Growth Manager | SEO Strategist | Search Marketing Manager | SEO Lead
SEO Specialist | Search Engine Optimization Specialist | SEO Analyst | SEO Strategist | Search Marketing Specialist | SEO Manager | SEO Consultant
Social Media Manager | Social Media Specialist | Community Manager | Social Media Strategist | Social Media Coordinator | Social Media Marketing Manager | Social Content Manager
Community Manager | Community Lead | Social Media Manager | Community Specialist | Developer Community Manager | Community Engagement Manager | Online Community Manager
Brand Manager | Brand Marketing Manager | Brand Strategist | Assistant Brand Manager | Brand Lead | Product Brand Manager
Email Marketing Manager | Lifecycle Marketing Manager | CRM Marketing Manager | Email Marketing Specialist | CRM Manager | Retention Marketing Manager
Lifecycle Marketing Manager | CRM Marketing Manager | Retention Marketing Manager | Email Marketing Manager | Customer Marketing Manager | Engagement Marketing Manager
Marketing Operations Manager | Marketing Ops Manager | Marketing Automation Manager | Marketing Technology Manager | Revenue Operations Manager | Marketing Automation Specialist
Marketing Analyst | Digital Marketing Analyst | Marketing Data Analyst | Web Analyst | Market Research Analyst | Campaign Analyst | Growth Analyst
Market Research Analyst | Marketing Analyst | Market Analyst | Consumer Insights Analyst | Market Researcher | Market Intelligence Analyst
Event Marketing Manager | Events Manager | Field Marketing Manager | Event Manager | Conference Manager | Event Marketing Specialist
Field Marketing Manager | Regional Marketing Manager | Event Marketing Manager | Demand Generation Manager | Account-Based Marketing Manager
Public Relations Manager | PR Manager | Communications Manager | Media Relations Manager | Public Relations Specialist | Corporate Communications Manager | Publicist
Communications Manager | Corporate Communications Manager | Public Relations Manager | Internal Communications Manager | Communications Specialist | External Communications Manager | PR Manager | Media Relations Manager | Communications Lead
Partner Marketing Manager | Channel Marketing Manager | Alliance Marketing Manager | Partnerships Marketing Manager | Co-Marketing Manager
Head of Marketing | Director of Marketing | VP of Marketing | Marketing Director | Chief Marketing Officer | Head of Growth
Head of Growth | Director of Growth | VP of Growth | Growth Lead | Director of Growth Marketing | Head of Growth Marketing
Director of Marketing | Marketing Director | Head of Marketing | Director of Growth Marketing | Director of Digital Marketing | VP of Marketing | Head of Growth | Chief Marketing Officer
Marketing Intern | Digital Marketing Intern | Content Marketing Intern | Social Media Intern | Growth Marketing Intern
Account Executive | Sales Executive | Enterprise Account Executive | Sales Representative | Mid-Market Account Executive | Account Manager | Territory Account Executive | Inside Sales Representative | Field Sales Executive
Enterprise Account Executive | Strategic Account Executive | Enterprise Sales Executive | Major Account Executive | Enterprise Sales Representative | Named Account Executive | Global Account Executive
Account Manager | Key Account Manager | Client Manager | Strategic Account Manager | Customer Account Manager | Sales Account Manager | Relationship Manager | Client Relationship Manager | Client Partner | Customer Relationship Manager | Account Executive | Client Services Manager
Sales Development Representative | Business Development Representative | Outbound Sales Representative | Inside Sales Representative | Lead Generation Representative | SDR | Sales Development Associate | Market Development Representative
Business Development Representative | Sales Development Representative | Business Development Associate | Outbound Sales Representative | Inside Sales Representative | BDR | Lead Development Representative
Business Development Manager | Partnerships Manager | Sales Development Manager | Strategic Partnerships Manager | Business Development Lead | New Business Manager | Commercial Manager
Sales Representative | Inside Sales Representative | Sales Executive | Sales Associate | Outside Sales Representative | Technical Sales Representative | Sales Consultant | Field Sales Representative
Sales Engineer | Solutions Engineer | Pre-Sales Engineer | Solutions Consultant | Technical Sales Engineer | Field Sales Engineer | Presales Consultant | Sales Solutions Architect
Solutions Engineer | Sales Engineer | Solutions Consultant | Pre-Sales Engineer | Customer Solutions Engineer | Technical Solutions Engineer | Field Solutions Engineer
Solutions Consultant | Sales Engineer | Presales Consultant | Solutions Engineer | Technical Consultant | Solution Consultant | Value Consultant
Sales Manager | Inside Sales Manager | Regional Sales Manager | Sales Team Lead | Area Sales Manager | District Sales Manager | Account Executive Manager | Territory Sales Manager | Business Development Manager | Head of Sales | Commercial Manager
Sales Operations Manager | Sales Ops Manager | Revenue Operations Manager | Sales Operations Analyst | Commercial Operations Manager | Sales Strategy Manager
Revenue Operations Manager | RevOps Manager | Sales Operations Manager | Revenue Operations Analyst | Go-to-Market Operations Manager | Marketing Operations Manager
Sales Enablement Manager | Revenue Enablement Manager | Sales Training Manager | Sales Enablement Specialist | Field Enablement Manager | Enablement Manager
Director of Sales | Sales Director | Head of Sales | Regional Sales Director | VP of Sales | Director of Enterprise Sales | Head of Business Development | Chief Revenue Officer
VP of Sales | Head of Sales | Vice President of Sales | Chief Revenue Officer | SVP of Sales | Director of Sales
Partnerships Manager | Partner Manager | Strategic Partnerships Manager | Channel Manager | Alliances Manager | Partner Success Manager | Channel Partner Manager | Business Development Manager
Channel Sales Manager | Partner Sales Manager | Channel Account Manager | Partner Account Manager | Channel Manager | Indirect Sales Manager
Sales Intern | Business Development Intern | Sales Development Intern | Account Management Intern | Customer Success Intern
Customer Success Manager | Client Success Manager | Customer Success Specialist | Customer Experience Manager | Customer Success Associate | Client Partner | Customer Relationship Manager | Account Manager | CSM
Customer Success Engineer | Technical Account Manager | Customer Engineer | Technical Customer Success Manager | Customer Solutions Engineer | Technical Success Manager
Technical Account Manager | Customer Success Engineer | Technical Success Manager | Technical Customer Success Manager | TAM | Technical Relationship Manager
Implementation Manager | Implementation Consultant | Onboarding Manager | Implementation Specialist | Customer Onboarding Manager | Deployment Manager | Implementation Project Manager
Implementation Specialist | Implementation Consultant | Onboarding Specialist | Customer Onboarding Specialist | Implementation Analyst | Software Implementation Specialist
Customer Support Specialist | Customer Service Representative | Customer Support Representative | Support Specialist | Customer Service Specialist | Customer Experience Specialist | Client Support Specialist | Customer Support Agent
Customer Service Representative | Customer Support Representative | Customer Service Agent | Client Service Representative | Customer Care Representative | Call Center Representative
Technical Support Engineer | Support Engineer | Technical Support Specialist | Product Support Engineer | Customer Support Engineer | Application Support Engineer | Software Support Engineer | Escalation Engineer
Support Engineer | Technical Support Engineer | Customer Support Engineer | Product Support Engineer | Application Support Engineer | Production Support Engineer | Support Specialist | Technical Support Analyst | Escalation Engineer | Customer Engineer | Support Technician
Technical Support Specialist | IT Support Specialist | Help Desk Technician | Technical Support Engineer | Technical Support Analyst | Desktop Support Specialist | Computer Support Specialist
IT Support Specialist | Help Desk Technician | Desktop Support Technician | IT Support Technician | Technical Support Specialist | IT Support Analyst | Help Desk Analyst | Desktop Support Specialist
Help Desk Technician | Help Desk Analyst | IT Support Technician | Desktop Support Technician | Service Desk Analyst | Help Desk Specialist | Computer Support Technician
Support Manager | Customer Support Manager | Technical Support Manager | Customer Service Manager | Support Team Lead | Customer Care Manager
Head of Customer Success | Director of Customer Success | VP of Customer Success | Director of Client Success | Head of Customer Experience
`;
