/** Other roles than engineers' on which two readers of full tables agreed, in the format of engineering.ts. */
export const readersOfficePairs = `
Account Executive
  + Enterprise Sales Executive, EMEA
  - Field Sales Executive - Surat
Account Manager
  - Senior Client Partner, Large Customer Sales; Manager, SMB Account Management, Food and Beverage; Manager,
    Account Management
AI Product Manager
  + Principal Product Manager, AI Assistant
Chief of Staff
  + Sr. Director, Chief of Staff
CSM
  - Convention Services Manager (CSM)
Customer Success Manager
  + Customer Success Manager*in (m/w/d)
Data Analyst
  + Staff Analytics Analyst, Full Stack (Revenue)
Finance Manager
  - Strategic Finance Lead
Financial Analyst
  + Senior Financial Strategy Analyst
Financial Controller
  + Controller; Global Controller
  - Product Controller - Financial Control and Risk Reporting; Market Risk Controller Associate
Graphic Designer
  + Senior Brand Designer
GRC Analyst
  - Senior Fullstack Software Engineer, GRC
Growth Marketing Manager
  + B2B GTM Growth Marketer
Head of Design
  - Content Design, Vice President
Head of People
  + Chief People Officer
Head of Product
  + Saga - Head of Product - AI Agent Commerce Platform
Implementation Manager
  - Senior Payments Onboarding Manager
Inside Sales Rep
  + Inbound Sales Representative
Interaction Designer
  - UI/UX Designer Júnior - Marketing
IT Manager
  - Technology and Operational Risk Senior Manager
IT Project Manager
  + ERP Project Manager; HSO International - Microsoft D365 Project Manager
Operations Manager
  - Customer Success Operations & AI Agent Manager; Senior Manager, Network Operations; Senior Manager, Accounting &
    Tax Operations; Community Operations Lead; Manager, Strategy & Operations; Research Operations & Strategy Lead;
    Data Center Operations Lead - Partner Site Operations; Senior Ad Ops Manager
Partnerships Manager
  - Manager, HRBP
People Operations Specialist
  + People Operations Specialist APAC
PM
  + Project Manager - Equipment Engineering
Product Designer
  - Principal UI Designer
Product Manager
  + Senior APM; Assistant Product Manager
  - Senior Manager, Product & AI Policy; Technical Escalations Engineer 2 (APM - Java/Proxy/C++) - Mexico City
Product Marketing Manager
  + Senior B2B Product Marketer
Product Operations Manager
  - Senior Product Manager II - SecOps; Senior Product Manager, Real Time Operations
Program Manager
  + Vendor Management Program Manager
Sales Manager
  - Ad Sales Lead
Sales Operations Analyst
  - GTM Data Analyst; Senior Data Analyst, GTM Analytics
Scrum Master
  + Senior Project Manager (Scrum Master); Senior Project Manager Scrum Master
SDR
  + Development Representative, Startups
Security Analyst
  + Information Security GRC Analyst
SEO Specialist
  + SEO Lead
Strategy & Operations Manager
  + Manager, Strategy & Operations; Operations and Strategy Manager
Technical Program Manager
  + Token-as-a-Service Technical Program Manager
  - EPM Consultant
UI Designer
  + UI Graphic Designer
  - Visual Designer - Brand & Motion (All Genders); UX Designer - Design systems; Lead UX Designer (12 Month FTC)
UX Designer
  - Sr. Learning Experience Designer; Principal UI Designer
`;
