/** Titles whose level, tools, typos or talk of hiring could mislead a rule, in the format of engineering.ts. */
export const wordingPairs = `
.NET Developer
  + Dotnetcore Developer
Advertising Manager
  + Google Ads Manager
AI Engineer
  + AI/ML Engineer; AI/ML Research Engineer; AI/ML Platform Engineer
  - Senior IA Engineer; ML/AI Hardware Engineer; AI/ML Hardware Design Engineer; AI/ML ASIC
    Engineer
Analytics Product Manager
  + Product Manager, Data & Analytics
Automation Engineer
  - Marketing Automation Lead
Backend Developer
  + BE Developer
Backend Engineer
  - Founding Engineer (YC-backed)
Business Development Manager
  - Business Analyst Developer
Cloud Architect
  + AWS Solutions Architect; Azure Solution Architect
Cloud Engineer
  + AWS Kubernetes Engineer; AWS Terraform Engineer
Controller
  + Controller, Data Solutions
Data Analyst
  + Data & Business Systems Analyst
Electrical Engineer
  + Electrical RF Engineer; Intermediate Electrical Buildings Engineer
  - Building Engineer (Electrical); Building Engineer - HVAC/Electrical/Plumbing
Engineering Manager
  - Engineering Management Graduate Program
Financial Controller
  + Data Services Financial Controller
  - Configuration Data Management Controller
Frontend Developer
  + Software Engineer III - React JS; React JS Developer
Frontend Engineer
  + FE Engineer
Google Ads Specialist
  + Google Ads Specialist
Hardware Engineer
  + AI/ML Hardware Engineer
High Voltage Engineer
  + Junior High Voltage Engineer
HPC Engineer
  + Junior High Performance Computing Engineer
Java Developer
  + Java Developer - we are hiring for Bangalore; Ingénieur d'études et développement Java
JavaScript Developer
  + React JS Developer; Vue JS Developer; Next JS Developer
Junior Accountant
  - Nhân viên kế toán
Junior Credit Analyst
  + Junior High Yield Credit Analyst
Junior Electrical Engineer
  + Junior High Voltage Electrical Engineer
Lecturer
  - Teaching Associate, Preschool
Marketing Intern
  - Marketing Manager, Students
ML Engineer
  + AI/ML Research Engineer
  - ML/AI Hardware Engineer
Network Engineer
  + Network DevOps Engineer
  - DevOps Engineer, Ad Network; DevOps Engineer (Social Network)
New Grad Software Engineer
  + Software Engineering Graduate Development Program (Remote)
Next.js Developer
  + Next JS Developer
Node.js Developer
  + Node JS Developer
Principal Specialist
  - Accounting Principles Specialist
Product Manager, Ads
  + Product Manager, Google Ads
Program Coordinator
  + Internship Program Coordinator
Program Manager
  + Apprenticeship Program Manager
Project Manager
  - Graduate Project Management Development Program
QA Engineer
  + QA Automation Lead
React Developer
  + React JS Developer
Research Scientist Intern
  + AI Research Intern
Rotational Program
  + Graduate Rotational Program - Finance
Software Engineer
  + Software Engineer - Looking for immediate joiners; Software Engineer (Now we are hiring in Austin); R&D
    Developer; Java Software Engineering Senior Analyst; Graduate Software Development Program
  - R&D Formulation Developer
Software Engineer II
  + Software Engineer I-II
Software Engineer III
  + Software Engineer II-III
Software Engineer, Ads
  + Software Engineer, Google Ads
Software Engineering Intern
  - Software Engineer, Students
Systems Engineer
  + Systems Design Engineer
`;
