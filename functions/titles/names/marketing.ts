/** Marketing and communication, in the format of read-names.ts. */
export const marketingNames = `
Marketing Manager > Marketing Lead, Marketing Campaign Manager
Digital Marketing Manager: Online Marketing Manager, Performance Marketing Manager, Digital Marketing Lead, Digital Campaign Manager
Digital Marketing Specialist: Digital Marketer, Online Marketing Specialist/Coordinator, Digital Marketing Coordinator/Executive/Associate/Analyst/Strategist, Online Marketer, Digital Advertising Specialist, Digital Campaign Specialist
Marketing Specialist: Marketing Associate/Executive/Generalist/Representative/Officer, Digital Marketing Specialist, Marketing Communications Specialist, Marketing Campaign Specialist
Marketing Associate: Marketing Specialist/Coordinator/Executive/Assistant
Marketing Coordinator: Marketing Assistant/Associate/Administrator, Marketing Communications Coordinator, Digital Marketing Coordinator
Marketing Assistant: Marketing Coordinator/Administrator/Associate
Head of Marketing > VP of Marketing, Head of Growth Marketing
VP of Marketing > Head of Marketing
Head of Product Marketing > VP of Product Marketing
Head of Content: Head of Content Marketing, Head of Content Strategy, Content Director
VP of Growth > Head of Growth
Marketing Intern > Social Media Intern, Content Intern
Performance Marketer: Performance Marketing Manager/Specialist/Lead/Associate, Paid Media Specialist/Manager, Paid Acquisition Specialist/Manager/Lead, Paid Marketing Specialist/Manager
Growth Marketer: Growth Marketing Manager/Specialist/Lead/Associate, Growth Hacker
Growth Marketing Manager: Growth Marketing Lead
Digital Marketer: Digital Marketing Specialist/Manager/Coordinator/Executive/Associate/Analyst/Strategist, Online Marketing Specialist/Manager, Online Marketer, Digital Campaign Specialist, Digital Advertising Specialist
Growth Hacker: Growth Marketer, Growth Marketing Manager, Growth Lead
Growth Manager: Growth Lead > Growth Marketing Manager, User Growth Manager
Head of Growth: Growth Lead, Head of Growth Marketing, Head of User Growth > VP of Growth
Performance Marketing Manager: Paid Media Manager, Paid Acquisition Manager, Paid Marketing Manager, Performance Marketing Lead, Paid Search Manager, Paid Social Manager, User Acquisition Manager, Paid Growth Manager, Paid Acquisition Lead, Paid Media Lead, Performance Media Manager, Digital Acquisition Manager
Paid Media Manager: Performance Marketing Manager, Paid Search Manager, Paid Social Manager, Paid Acquisition Manager, Paid Advertising Manager, PPC Manager, Paid Media Lead, Digital Media Manager
Paid Search Manager: Paid Media Manager, Performance Marketing Manager, SEM Manager, PPC Manager, Search Marketing Manager, Paid Search Lead, SEM Lead, PPC Lead
Paid Social Manager: Paid Media Manager, Performance Marketing Manager, Paid Social Media Manager, Paid Social Lead
Paid Social Specialist: Paid Social Associate/Analyst/Strategist/Buyer/Coordinator, Paid Social Media Specialist/Buyer/Strategist, Meta Ads Specialist, Facebook Ads Specialist
User Acquisition Manager: Paid Acquisition Manager, User Acquisition Lead, Mobile Growth Manager, User Acquisition Marketing Manager, Performance Marketing Manager
Paid Media Specialist: Paid Search Specialist/Associate/Analyst/Strategist, Paid Social Specialist/Associate/Analyst/Strategist, PPC Specialist, SEM Specialist, Paid Ads Specialist, Google Ads Specialist, Paid Media Associate/Analyst/Buyer/Strategist, Media Buyer, Performance Marketing Specialist, Paid Media Coordinator/Executive, Facebook Ads Specialist, Meta Ads Specialist
PPC Specialist: Paid Search Specialist/Analyst/Associate, SEM Specialist/Analyst, Google Ads Specialist, PPC Analyst/Executive/Strategist, Paid Media Specialist, PPC Associate/Expert, PPC Account Manager, Search Marketing Specialist
Paid Search Specialist: PPC Specialist/Analyst, SEM Specialist/Analyst, Search Marketing Specialist, Paid Search Analyst/Associate/Strategist
SEM Specialist: Paid Media Specialist, PPC Specialist/Analyst, Paid Search Specialist/Analyst/Associate, SEM Analyst/Strategist, Search Marketing Specialist/Analyst, Google Ads Specialist
Media Buyer: Paid Media Buyer, Digital Media Buyer, Media Planner, Media Buying Specialist, Paid Social Buyer, Paid Social Media Buyer
Media Planner: Media Buyer, Media Planner Buyer, Digital Media Planner, Media Planning Manager/Specialist/Associate, Media Strategist
Programmatic Trader: Programmatic Specialist/Analyst/Buyer/Associate, Programmatic Media Buyer, Programmatic Campaign Manager, Programmatic Manager
Programmatic Manager: Programmatic Lead, Programmatic Advertising Manager, Programmatic Media Manager, Programmatic Account Manager
Ad Operations Specialist: Ad Operations Associate/Analyst/Coordinator/Executive, Ad Trafficker, Campaign Operations Specialist, Digital Ad Operations Specialist
Ad Operations Manager: Ad Operations Lead, Campaign Operations Manager
Campaign Manager: Campaign Marketing Manager, Integrated Campaigns Manager, Campaign Lead
Campaign Marketing Manager: Integrated Campaigns Manager, Integrated Marketing Manager, Campaign Manager
Integrated Marketing Manager: Integrated Campaigns Manager, Campaign Marketing Manager, Integrated Marketing Lead
SEO Specialist: SEO Analyst/Executive/Strategist/Associate/Consultant/Expert, SEO Content Specialist, Organic Search Specialist, SEO Marketing Specialist
SEO Manager: SEO Lead, Organic Search Manager, SEO Marketing Manager, Organic Growth Manager
Content Marketer: Content Marketing Manager/Specialist/Associate/Executive/Coordinator/Strategist
Content Marketing Manager: Content Marketing Lead
Content Manager: Content Lead, Content Marketing Manager, Web Content Manager, Content Operations Manager
Content Writer: Copywriter, Blog Writer, Article Writer, Content Copywriter, Content Writer Editor, Web Content Writer, SEO Writer
Copywriter: Content Copywriter, Creative Writer, Marketing Writer, Copywriting Specialist
Digital Strategist: Digital Marketing Strategist, Digital Media Strategist, Online Marketing Strategist
Marketing Strategist: Marketing Strategy Manager/Lead, Digital Marketing Strategist
Web Content Manager: Digital Content Manager, Web Content Specialist/Lead
Web Content Specialist: Web Content Coordinator/Editor/Administrator, Digital Content Specialist/Coordinator
Content Strategist: Content Strategy Specialist, Content Marketing Strategist, Content Strategy Lead/Manager/Associate
Social Media Manager: Social Media Lead, Social Media Marketing Manager, Social Manager, Organic Social Manager
Social Media Specialist: Social Media Associate/Executive/Strategist, Social Media Marketing Specialist, Social Media Marketer, Social Media Coordinator, Organic Social Specialist, Social Media Content Specialist > Social Media Marketing Manager
Social Media Coordinator: Social Media Specialist/Associate/Assistant/Executive, Social Media Marketing Coordinator/Assistant
Social Media Strategist: Social Media Specialist, Social Strategist, Social Media Strategy Lead/Manager
Email Marketing Manager: Lifecycle Marketing Manager, CRM Marketing Manager, Retention Marketing Manager, Email Marketing Lead, Email Manager, CRM Manager
Email Marketing Specialist: Email Marketer, Email Specialist, Email Marketing Associate/Executive/Strategist, CRM Specialist, Marketing Automation Specialist, CRM Email Specialist, Email Marketing Coordinator/Analyst, Email Campaign Specialist/Manager, Email Operations Specialist
Email Designer: Email Marketing Designer
Email Developer: Email Marketing Developer, HTML Email Developer
CRM Specialist: CRM Executive/Associate/Coordinator/Analyst, CRM Marketing Specialist/Executive, Email Marketing Specialist
Lifecycle Marketing Manager: CRM Marketing Manager, Retention Marketing Manager, Email Marketing Manager, Lifecycle Marketing Lead, CRM Manager, Engagement Marketing Manager
CRM Manager: CRM Marketing Manager, Lifecycle Marketing Manager, CRM Lead, Retention Manager, Retention Marketing Manager
Marketing Automation Specialist: Marketing Automation Consultant/Engineer/Analyst, HubSpot Specialist, Marketo Specialist, Marketing Operations Specialist, Pardot Specialist, Eloqua Specialist, Marketing Cloud Specialist, Email Automation Specialist > Marketing Automation Manager
Marketing Automation Manager: Marketing Operations Manager, Marketing Automation Lead, Marketo Manager, HubSpot Manager, Marketing Technology Manager
HubSpot Specialist: HubSpot Consultant/Administrator/Expert/Analyst
HubSpot Administrator: HubSpot Specialist/Consultant
Marketo Specialist: Marketo Consultant/Administrator/Analyst/Expert
Marketing Operations Specialist: Marketing Operations Associate/Analyst/Coordinator, Marketing Automation Specialist
Marketing Operations Manager: Marketing Technology Manager, Marketing Operations Lead, Marketing Systems Manager, Marketing Automation Manager
Product Marketing Manager: Product Marketing Lead, Solutions Marketing Manager, Portfolio Marketing Manager
Technical Product Marketing Manager: Technical Marketing Manager, Technical Product Marketer
Technical Marketing Engineer: Technical Product Marketing Engineer
Product Marketer: Product Marketing Manager/Specialist/Associate/Lead
Demand Generation Manager: Demand Generation Lead, Demand Generation Marketing Manager, Demand Generation Program Manager, Demand Generation Marketer, Demand Marketing Manager
Demand Generation Marketer: Demand Generation Manager/Specialist/Lead, Demand Generation Marketing Manager
ABM Manager: ABM Lead/Specialist/Strategist
Field Marketing Manager: Regional Marketing Manager, Field Event Marketing Manager, Field Marketer
Field Marketer: Field Marketing Manager/Specialist/Lead, Regional Marketing Manager
Partner Marketing Manager: Channel Marketing Manager, Alliance Marketing Manager, Partnerships Marketing Manager, Partner Marketing Lead, Partner Marketer, Ecosystem Marketing Manager, Co-Marketing Manager
Trade Marketing Manager: Shopper Marketing Manager, Trade Marketing Lead
Affiliate Manager: Affiliate Marketing Manager, Affiliate Program Manager, Affiliate Partnerships Manager, Affiliate Account Manager, Affiliate Lead, Affiliate Partner Manager
Affiliate Marketer: Affiliate Manager, Affiliate Program Manager, Affiliate Partnerships Manager
Influencer Marketer: Influencer Manager, Creator Marketing Manager, Creator Partnerships Manager, Influencer Partnerships Manager, Influencer Specialist/Coordinator
Affiliate Marketing Manager: Affiliate Manager, Affiliate Program Manager, Affiliate Partnerships Manager
Influencer Marketing Manager: Influencer Manager, Influencer Partnerships Manager, Influencer Marketing Lead, Creator Partnerships Manager, Creator Marketing Manager, Creator Manager, Influencer Relations Manager, Creator Relations Manager
Influencer Marketing Specialist: Influencer Marketing Coordinator/Associate/Executive, Influencer Specialist/Coordinator, Creator Partnerships Specialist/Coordinator
Brand Manager: Brand Marketing Manager, Brand Strategy Manager
Brand Marketing Manager: Brand Manager, Brand Marketing Lead, Brand Marketer
Brand Strategist: Brand Strategy Lead/Manager/Director
Creative Strategist: Creative Strategy Lead/Manager
PR Manager: PR Lead, Media Relations Manager, PR Communications Manager, Communications Manager
PR Specialist: PR Executive/Associate/Officer, PR Account Executive, Media Relations Specialist, Publicist, Communications Specialist, PR Coordinator, Press Officer, Public Affairs Officer
Publicist: PR Specialist
Communications Manager: Communications Lead, Corporate Communications Manager, PR Manager, Public Affairs Manager, External Communications Manager
Internal Communications Manager: Employee Communications Manager, Internal Communications Lead/Partner
Internal Communications Specialist: Employee Communications Specialist, Internal Communications Associate/Coordinator/Partner
Marketing Communications Manager: Marketing Communications Lead
Marketing Communications Specialist: Marketing Communications Associate/Coordinator/Executive
Communications Specialist: Communications Associate/Executive/Advisor/Strategist, Corporate Communications Specialist, Communications Officer, Public Affairs Specialist
Event Manager: Event Marketing Manager, Conference Manager, Event Lead, Event Producer, Event Program Manager
Event Coordinator: Event Organizer, Conference Coordinator, Event Marketing Coordinator, Conference Planner, Event Specialist/Associate/Assistant, Event Planning Specialist, Meeting Planner
Event Marketing Manager: Event Manager, Experiential Marketing Manager, Field Event Marketing Manager, Event Marketing Lead
Market Research Analyst: Market Researcher, Market Research Specialist/Associate, Consumer Insights Analyst, Marketing Research Analyst, Market Insights Analyst, Market Intelligence Analyst, Consumer Researcher
Market Researcher: Market Insights Analyst, Marketing Researcher, Market Research Analyst/Specialist/Associate/Manager, Consumer Insights Analyst/Manager
Market Research Manager: Consumer Insights Manager, Market Insights Manager
Consumer Insights Manager: Consumer Insights Lead, Market Insights Manager, Shopper Insights Manager, Customer Insights Manager
Competitive Intelligence Analyst: Competitive Intelligence Manager/Specialist, Market Intelligence Analyst
Competitive Intelligence Manager: Competitive Intelligence Lead/Analyst
Marketing Analytics Manager: Marketing Analytics Lead, Marketing Science Manager
E-Commerce Manager: Online Store Manager, Marketplace Manager, E-Commerce Lead, Digital Commerce Manager, E-Commerce Marketing Manager, E-Commerce Operations Manager, E-Commerce Site Manager, Amazon Manager, Amazon Marketplace Manager, Shopify Manager
E-Commerce Specialist: E-Commerce Associate/Executive/Analyst, Marketplace Specialist, E-Commerce Coordinator/Assistant/Administrator, Amazon Specialist, Shopify Specialist
Amazon Specialist: Amazon Marketplace Specialist, Amazon Account Specialist, Amazon Advertising Specialist, Amazon Brand Specialist, Amazon Listing Specialist, Amazon E-Commerce Specialist
Web Producer: Web Content Producer, Digital Producer
Web Manager: Web Content Manager, Webmaster, Web Marketing Manager
Conversionrate Specialist: Conversionrate Manager/Analyst/Strategist
Conversionrate Manager: Conversionrate Specialist/Analyst/Lead
ASO Specialist: ASO Manager/Analyst
ASO Manager: ASO Specialist/Lead
Content Editor: Web Content Editor, SEO Editor, Editorial Content Editor
Copy Editor: Proofreader
Managing Editor: Editorial Manager, Editorial Lead, Editor in Chief
Editorial Manager: Managing Editor, Editorial Lead
Email Marketer: Email Marketing Manager/Specialist, Email Specialist, CRM Email Specialist, Lifecycle Marketer
Lifecycle Marketer: Lifecycle Marketing Manager/Specialist/Associate/Lead, Email Marketer, Retention Marketer, CRM Marketer, Retention Marketing Manager, CRM Marketing Manager
Retention Manager: Retention Marketing Manager, Customer Retention Manager, Retention Lead, CRM Manager
Retention Marketing Manager: Lifecycle Marketing Manager, CRM Marketing Manager, Retention Manager, Email Marketing Manager
Loyalty Manager: Loyalty Marketing Manager, Loyalty Program Manager
Customer Marketing Manager: Customer Advocacy Manager, Customer Advocacy Marketing Manager, Customer Marketing Lead
`;
