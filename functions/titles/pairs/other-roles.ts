/** Product, design, marketing, sales, operations and mixed titles, in the format of engineering.ts. */
export const otherPairs = `
Sales Engineer
  + Presales / Sales Engineer; Sr. Sales Engineer, Northeast
  - Sales Engineering Manager; Software Engineer, Sales Tools; Salesforce Engineer; Sales Representative
Product Manager
  + Manager, Product; Sr. Product Manager, Growth; Technical Product Manager; AI Product Manager -
    Contract; Product Management Intern; Group Product Manager, Ads; Product Manager II - Tech; Growth
    Product Manager; Product Manager, Marketing Platform; Associate Product Manager (APM) 2026
  - Product Marketing Manager; Product and Solutions Marketing Manager; Product Operations Manager; Production
    Manager; Director of Product; Product Designer; Project Manager, Product Launches; Product Line Manager; Product
    Marketing Lead; VP of Product Management; Product Support Manager; Product Analyst; Manager, Product Design;
    Product Engineering Manager
Technical Program Manager
  + TPM III, Infrastructure; Staff Technical Program Manager; Program Manager, Technical
  - Program Manager; Technical Product Manager; Technical Account Manager
Project Manager
  + IT Project Manager; Project/Program Manager; Project Manager I
  - Project Coordinator; Project Controls Manager; Project Engineer
Scrum Master
  + Scrum Master / Agile Coach; Sr. Scrum Master; Scrum Master (CSM)
  - Master Scheduler; Agile Coach
Product Designer
  + Senior Product Designer, Design Systems; Designer, Product; Product Design Intern; Product Design Lead;
    Senior, Product Design; Staff Product Designer - Growth; Product Designer/Researcher
  - Product Design Manager; Product Design Engineer; Packaging Designer; Product Marketing Designer;
    Design Manager, Product
UX Designer
  + UI/UX Designer; UX Design Lead; User Experience Designer - Fintech; Designer, UX; Senior UX Designer II
  - UX Researcher; UX Writer; UX Engineer; UX Design Manager; Head of UX Design
UX Researcher
  + User Experience Researcher II; Senior UX Researcher, Trust
  - Market Researcher; UX Designer
Graphic Designer
  + Jr Graphics Designer; Graphic Designer (Freelance); Web & Graphic Designer; Senior Graphic Designer &
    Illustrator
  - Graphics Engineer; Floral Designer; Graphic Design Instructor
Product Marketing Manager
  + PMM, Developer Products; Manager, Product Marketing; Sr Product Marketing Manager
  - Product Manager; Marketing Manager; Product Marketing Director
Account Executive
  + Enterprise Account Executive, EMEA; Mid-Market Account Executive; Account Executives - SMB
  - Account Manager; Executive Account Assistant; Accountant
Customer Success Manager
  + CSM, Strategic Accounts; Manager, Customer Success; Enterprise Customer Success Manager; Customer
    Success Manager - SMB (German speaking)
  - Customer Service Manager; Customer Success Specialist; Customer Success Operations Manager; Customer
    Success Team Lead
Sales Development Representative
  + SDR - Outbound; Sales Development Rep (Hybrid)
  - Sales Representative; Sales Development Manager
Social Media Manager
  + Manager, Social Media; Social Media Manager (part-time)
  - Media Manager; Social Work Manager; Social Media Coordinator
Recruiter
  + Technical Recruiter; Sr Recruiter - GTM; Senior Technical Recruiter (Contract); Recruiter, G&A
  - Recruiting Manager; Recruiting Coordinator; Recruiting Operations Specialist
HR Business Partner
  + Human Resources Business Partner II; Senior HR Business Partner, R&D
  - HR Generalist; Partner, Business Consulting
Financial Analyst
  + Sr. Finance Analyst; Financial Analyst III - FP&A
  - Financial Systems Analyst; Finance Manager; Data Analyst, Finance
Chief Financial Officer
  + CFO; Interim CFO / Chief Financial Officer
  - Chief Executive Officer; Assistant to the CFO; VP of Finance
Director of Operations
  + Operations Director; Sr. Director, Operations
  - Director of Sales Enablement; Operations Manager; VP Operations
Executive Assistant
  + Executive Assistant to the CEO; Sr. Executive Personal Assistant
  - Executive Director; Administrative Assistant
Senior Product Manager
  + Senior Product Manager - Technical; Sr. PM, Product Manager
  - Principal Product Manager
Lead Product Designer
  + Lead Product Designer, Payments
  - Senior Product Designer
Business Analyst
  + Sr. Business Analyst, CRM; IT Business Analyst
  - Business Intelligence Analyst; Business Development Analyst
Program Manager
  + Program Manager, Trust & Safety; TPM, Cloud
  - Project Manager
Marketing Manager
  + Growth Marketing Manager; Manager, Marketing; Field Marketing Manager, EMEA
  - Product Manager, Marketing; Marketing Operations Manager; Marketing Account Manager
Content Marketing Manager
  + Manager, Content Marketing
  - Content Manager
Account Manager
  + Technical Account Manager; Strategic Account Manager - West
  - Accounting Manager; Account Executive
Sales Manager
  + Regional Sales Manager; Manager, Sales - Mid Market
  - Sales Operations Manager; Sales Enablement Manager
UX/UI Designer
  + UI/UX Designer (Contract); UI UX Designer; UXUI Designer
HR Manager
  + Human Resources Manager, APAC; Manager, Human Resources
  - HR Business Partner
Accountant
  + Senior Accountant, Revenue; Staff Accountant
  - Accounting Manager
Operations Manager
  + Business Operations Manager; Manager, Operations
  - Operations Program Manager
Director of Engineering
  + Senior Director, Engineering; Director, Software Engineering
  - Engineering Manager
VP of Engineering
  + Vice President, Engineering; VP Engineering; SVP Engineering
  - Director of Engineering
Head of Product
  + Head of Product, Payments; Product Head
  - Head of Product Marketing
Head of Marketing
  - Marketing Lead
CFO
  + Chief Financial Officer (CFO); CFO / Controller; CFO, Partner
  - Executive Assistant to CFO; CFO, Reporting Analyst (6 months); Data Analyst - CFO
CMO
  - Process Engineer (CMOS)
E-Learning Developer
  + eLearning Developer; Senior E-Learning Developer
  - Learning Developer
Ecommerce Manager
  + E-Commerce Manager, DACH
Presales Engineer
  + Pre-Sales Engineer; Presales Systems Engineer; Pre-Sales Solutions Engineer
  - Systems Engineer; Sales Systems Engineer
Technical Writer
  + Sr. Technical Writer, API Docs
  - Content Writer
Legal Counsel
  + Senior Legal Counsel (Commercial)
General Counsel
  - Deputy General Counsel
Copywriter
  + Senior UX Copywriter
Business Development Representative
  + BDR (Outbound)
Teacher
  + Math Teacher
Customer Experience Manager
  + Customer Experience Manager, EMEA
  - Customer Service Manager; Customer Manager
Sales and Marketing Manager
  + Sales & Marketing Manager - West
  - Marketing Manager
Data Engineer
  + Data Pipeline Engineer; Software Engineer, Data Pipelines
Pipeline Engineer
  + Pipeline Engineer II
  - Software Engineer
Full-Stack Developer
  + Full Stack Developer (MERN)
Principal Software Engineer
  - Staff Software Engineer
Senior Software Engineer
  - Senior Principal Software Engineer
Director of Product
  + Director, Product Management
  - Director, Product Marketing
Director of Product Management
  + Product Director
Business Intelligence Developer
  + BI Developer
Human Resources Generalist
  + HR Generalist - Part Time
Interior Designer
  - Graphic Designer
Marketing Intern
  + Marketing Internship (Summer); Product Marketing Intern
Data Science Intern
  + Intern, Data Scientist
Data Scientist Intern
  + Data Science Co-op
VP of Marketing
  + Vice President - Marketing; VP, Product Marketing
  - Marketing VP Assistant
Chief of Staff
  + Chief of Staff to the CEO
  - Staff Chief Engineer
Software Test Engineer
  + Software Engineer, Test
Penetration Tester
  + Senior Penetration Tester
Technical Recruiter
  + Sr. Technical Recruiter
Talent Acquisition Specialist
  + Senior Talent Acquisition Specialist
  - Talent Acquisition Partner
Customer Support Specialist
  + Customer Support Specialist (Night Shift)
  - Customer Success Specialist
Growth Marketer
  + Senior Growth Marketer
SEO Specialist
  + Search Engine Optimization Specialist
Content Strategist
  + UX Content Strategist
Motion Designer
  + Motion Graphics Designer
Brand Designer
  + Senior Brand Designer
Visual Designer
  + Digital Visual Designer
Accountant
  - Accounts Payable Specialist
Payroll Specialist
  + Payroll & Benefits Specialist
Office Manager
  - Front Office Manager
Site Engineer
  - Site Reliability Engineer
Web Engineer
  + Software Engineer, Web
Kubernetes Engineer
  + DevOps Engineer (Kubernetes)
Salesforce Developer
  + Sr. Salesforce Developer - CPQ
  - Sales Force Manager
SQL Developer
  + PL/SQL Developer
C Developer
  - C++ Developer
R Developer
  - R&D Developer
Go Engineer
  + Golang Backend Engineer
Product Engineer
  - Software Engineer, Product
Engineer
  + Mechanical Engineer
Manager
  - Software Engineer
Field Marketing
  + Field Marketing Manager, East
  - Field Sales Manager; Marketing Manager
Logistics Analyst
  + 2026 Associate Logistics Mgmt Analyst
Data Analyst
  - Reference Data Management Analyst
Sales Enablement
  + GTM Enablement Manager
`;
