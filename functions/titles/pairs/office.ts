/** People, finance, law, operations and their leaders, in the format of engineering.ts. */
export const officePairs = `
EA
  + Executive Assistant to the CEO; Executive Business Partner
  - Software Engineer - IT EA; Administrative Assistant
Senior BA
  + Senior Business Analyst
  - Business Analyst
Office Manager/EA
  + Executive Assistant; Office Manager
  - Administrative Assistant
PA
  + Personal Assistant
  - Engineering Associate - Edgmont, PA
EM
  + Engineering Manager, Growth
  - Project Manager
HR
  + People Operations Specialist; HR Business Partner; Human Resources Manager
  - HR Systems Engineer; Data Scientist, People Analytics
People Ops Manager
  + HR Operations Manager; Manager, People Operations; People Operations Lead
  - Operations Manager; People Operations Specialist
CHRO
  + Chief People Officer; Chief Human Resources Officer; Chief People & Culture Officer
  - Chief Product Officer
HRBP
  + People & Culture Partner; People Business Partner
  - Finance Business Partner
Director of Recruiting
  + Director, Talent Acquisition
  - Recruiting Manager
Recruiting
  + Recruiter; Talent Acquisition Coordinator; Recruiting Manager
  - Software Engineer, Recruiting
Recruiter
  + Talent Acquisition Lead; Recruitment Officer
  - Campus Recruiting Specialist; Recruiting Coordinator; Talent Management Specialist
Technical Recruiter
  + Recruiter (Tech); Technology Recruiter; Talent Acquisition Partner, Engineering
  - GTM Recruiter
University Recruiter
  + Early Careers Recruiter; Recruiter, Early Career
  - Executive Recruiter
Payroll Manager
  + Payroll Lead; Payroll Operations Manager
  - Payroll Specialist
AP Manager
  + Accounts Payable Manager
  - AP Physics Teacher
AR Specialist
  + Accounts Receivable Analyst; AR/AP Specialist
  - AR Engineer
Accounts Payable
  + AP Manager; Accounts Payable Clerk
  - Software Engineer, Accounts Payable
Tax Associate
  + Senior Tax Analyst; Tax Associate
  - Tax Manager
Data Science Associate
  - Data Scientist
FP&A
  + Manager, FP&A; FP&A Analyst
  - Software Engineer, FP&A
M&A Analyst
  + Mergers & Acquisitions Analyst; Corporate Development Analyst
  - Analyst, Boston, MA
Billing Analyst
  + Billing Operations Analyst
  - Medical Billing Analyst
Fraud Analyst
  + Fraud Operations Analyst
  - Sales Operations Analyst
Operations Analyst
  - Sales Operations Analyst
Demand Planning
  + Demand Planning Manager; Demand Planner
  - Software Engineer, Demand Planning
Fraud
  + Fraud Manager; Fraud Analyst
  - Software Engineer, Fraud
Accounting Manager
  + Assistant Controller; General Ledger Manager
  - Account Manager
Legal Counsel
  + Senior Counsel; Privacy Counsel; Commercial Legal Counsel
  - General Counsel; Associate General Counsel; Paralegal
Privacy Counsel
  + Associate Legal Counsel, Privacy; Data Protection Counsel
  - Associate General Counsel, Privacy
Deputy General Counsel
  + Associate General Counsel
  - General Counsel
Compliance Manager
  + Compliance Program Manager; Compliance Lead
  - Compliance Analyst
Strategy Manager
  + Corporate Strategy Manager
  - Content Strategy Manager
Sourcing Manager
  + Strategic Sourcing Manager
  - Talent Sourcing Manager
Generalist
  - HR Generalist
Consultant
  + Senior Technology Consultant
  - Sales Consultant; Recruitment Consultant
Buyer
  + Buyer/Planner
Oracle Consultant
  + Oracle Cloud ERP Consultant; Oracle Fusion HCM Consultant
  - Oracle Sales Consultant
Head of AI
  + Head of AI Engineering; Head of Machine Learning
  - Head of AI Sales
Director of Data
  + Director of Data Engineering; Director, Data Platform
  - Director of Data Center Operations
Data Manager
  - Data Engineering Manager
Software Engineering Manager
  + Engineering Manager, Payments; SDM
  - Systems Engineering Manager; Manufacturing Engineering Manager
Project Lead
  + Project Manager; Senior Project Manager - Migration
Product Lead
  + Senior Product Manager
Customer Success Lead
  + Customer Success Team Lead
  - Customer Success Manager - GOV West; Technical Customer Success Manager
Relationship Lead
  - Relationship Manager
Engineering Manager
  + Manager, Software Engineering
  - Geotechnical Engineering Manager; Traffic Engineering Manager
Payments Engineering Manager
  + Engineering Manager - Payments Platform
  - Engineering Manager, Growth
Data Engineering Manager
  + Engineering Manager, Data Platform
  - Data Manager
CPO
  + Chief Product & Technology Officer
CTO
  + Chief Technology & Product Officer
  - Chief of Staff to the CTO
`;
