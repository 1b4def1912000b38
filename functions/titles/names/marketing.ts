/** Marketing and communication, in the format of read-names.ts. */
export const marketingNames = `
Marketing Manager > Marketing Lead
Digital Marketing Manager: Online Marketing Manager, Performance Marketing Manager, Digital Marketing Lead
Digital Marketing Specialist: Digital Marketer, Online Marketing Specialist/Coordinator, Digital Marketing Coordinator/Executive/Associate/Analyst/Strategist, Online Marketer
Marketing Specialist: Marketing Associate/Executive/Generalist/Representative/Officer, Digital Marketing Specialist
Growth Marketer: Growth Marketing Manager/Specialist/Lead/Associate, Growth Hacker
Growth Marketing Manager: Growth Marketing Lead
Growth Manager: Growth Lead > Growth Marketing Manager
Head of Growth: Growth Lead, Head of Growth Marketing
Performance Marketing Manager: Paid Media Manager, Paid Acquisition Manager, Paid Marketing Manager, Performance Marketing Lead, Paid Search Manager, Paid Social Manager, User Acquisition Manager
Paid Media Manager: Performance Marketing Manager, Paid Search Manager, Paid Social Manager, Paid Acquisition Manager, Paid Advertising Manager, PPC Manager
Paid Media Specialist: Paid Search Specialist/Associate/Analyst/Strategist, Paid Social Specialist/Associate/Analyst/Strategist, PPC Specialist, SEM Specialist, Paid Ads Specialist, Google Ads Specialist, Paid Media Associate/Analyst/Buyer/Strategist, Media Buyer, Performance Marketing Specialist
PPC Specialist: Paid Search Specialist/Analyst/Associate, SEM Specialist/Analyst, Google Ads Specialist, PPC Analyst/Executive/Strategist, Paid Media Specialist
Media Buyer: Paid Media Buyer, Digital Media Buyer, Media Planner
SEO Specialist: SEO Analyst/Executive/Strategist/Associate/Consultant/Expert, SEO Content Specialist
SEO Manager: SEO Lead
Content Marketer: Content Marketing Manager/Specialist/Associate/Executive/Coordinator/Strategist
Content Marketing Manager: Content Marketing Lead
Content Manager: Content Lead, Content Marketing Manager
Content Writer: Copywriter, Blog Writer, Article Writer, Content Copywriter, Content Writer Editor
Copywriter: Content Copywriter, Creative Writer
Content Strategist: Content Strategy Specialist, Content Marketing Strategist
Social Media Manager: Social Media Lead, Social Media Marketing Manager, Social Manager
Social Media Specialist: Social Media Associate/Executive/Strategist, Social Media Marketing Specialist, Social Media Marketer
Email Marketing Manager: Lifecycle Marketing Manager, CRM Marketing Manager, Retention Marketing Manager, Email Marketing Lead, Email Manager, CRM Manager
Email Marketing Specialist: Email Marketer, Email Specialist, Email Marketing Associate/Executive/Strategist, CRM Specialist, Marketing Automation Specialist, CRM Email Specialist
Lifecycle Marketing Manager: CRM Marketing Manager, Retention Marketing Manager, Email Marketing Manager, Lifecycle Marketing Lead, CRM Manager
CRM Manager: CRM Marketing Manager, Lifecycle Marketing Manager, CRM Lead
Marketing Automation Specialist: Marketing Automation Consultant/Engineer/Analyst, HubSpot Specialist, Marketo Specialist, Marketing Operations Specialist
Marketing Operations Manager: Marketing Technology Manager, Martech Manager, Marketing Operations Lead
Product Marketing Manager: Product Marketing Lead, Solutions Marketing Manager
Product Marketer: Product Marketing Manager/Specialist/Associate/Lead
Demand Generation Manager: Demand Generation Lead, Demand Generation Marketing Manager
Field Marketing Manager: Regional Marketing Manager, Field Event Marketing Manager
Partner Marketing Manager: Channel Marketing Manager, Alliance Marketing Manager, Partnerships Marketing Manager, Partner Marketing Lead
Affiliate Manager: Affiliate Marketing Manager, Affiliate Program Manager
Influencer Marketing Manager: Influencer Manager, Influencer Partnerships Manager, Influencer Marketing Lead, Creator Partnerships Manager, Creator Marketing Manager, Creator Manager
Brand Manager: Brand Marketing Manager
Brand Marketing Manager: Brand Manager, Brand Marketing Lead
PR Manager: PR Lead, Media Relations Manager, PR Communications Manager, Communications Manager
PR Specialist: PR Executive/Associate/Officer, PR Account Executive, Media Relations Specialist, Publicist, Communications Specialist
Publicist: PR Specialist
Communications Manager: Communications Lead, Corporate Communications Manager
Communications Specialist: Communications Associate/Executive/Advisor/Strategist, Corporate Communications Specialist
Event Manager: Event Marketing Manager, Conference Manager, Event Lead, Event Producer
Event Coordinator: Event Organizer, Conference Coordinator, Event Marketing Coordinator
Event Marketing Manager: Event Manager, Experiential Marketing Manager, Field Event Marketing Manager, Event Marketing Lead
Market Research Analyst: Market Researcher, Market Research Specialist/Associate, Consumer Insights Analyst, Marketing Research Analyst, Market Insights Analyst, Market Intelligence Analyst
E-Commerce Manager: Online Store Manager, Marketplace Manager, E-Commerce Lead, Digital Commerce Manager, E-Commerce Marketing Manager
E-Commerce Specialist: E-Commerce Associate/Executive/Analyst, Marketplace Specialist
`;
