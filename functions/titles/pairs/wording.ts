/** Titles whose level, tools, typos or talk of hiring could mislead a rule, in the format of engineering.ts. */
export const wordingPairs = `
.NET Developer
  + Dotnetcore Developer; Software Engineer - C#.NET; VB.NET Developer
Advertising Manager
  + Google Ads Manager
AI Engineer
  + AI/ML Engineer; AI/ML Research Engineer; AI/ML Platform Engineer; A.I. Engineer
  - Senior IA Engineer; ML/AI Hardware Engineer; AI/ML Hardware Design Engineer; AI/ML ASIC Engineer
Analytics Product Manager
  + Product Manager, Data & Analytics
Automation Engineer
  - Marketing Automation Lead
Backend Developer
  + BE Developer
Backend Engineer
  - Founding Engineer (YC-backed)
Backend Product Software Engineer
  + Backend Product Software Engineer, Payments
Business Development Manager
  - Business Analyst Developer
Business Analyst, Capital Markets
  + Business Analyst - Capital Markets Technology
  - Business Analyst, Data Strategy
Civil Engineer
  - A.I. Engineer
Civil Engineer, Roads and Drainage
  + Engineer - Drainage; Civil Engineer - Road
  - Civil Engineer - Airport
Cloud Architect
  + AWS Solutions Architect; Azure Solution Architect
Cloud Engineer
  + AWS Kubernetes Engineer; AWS Terraform Engineer
Controller
  + Controller, Data Solutions
Data Analyst
  + Data & Business Systems Analyst
Data Engineer
  - Online Course Developer - Data Engineering and Pipelines
DevOps Engineer
  + IT Systems Engineer, DevOps
Disaster Recovery / Business Continuity
  + Business Continuity Specialist; Disaster Recovery Analyst
  - Business Analyst, Recovery
DSP Engineer, Audio
  + Senior DSP Engineer; Signal Processing Engineer
Electrical Engineer
  + Electrical RF Engineer; Intermediate Electrical Buildings Engineer
  - Building Engineer (Electrical); Building Engineer - HVAC/Electrical/Plumbing
Endpoint Engineer
  - Software Engineer - C# - Desktop Development
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
Help Desk Technician
  + I.T. Help Desk Technician
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
Junior Software Engineer
  - Staff Software Engineer - JR-004512
Lecturer
  - Teaching Associate, Preschool
Management Consultant
  + Strategy Management Consultant
  - Project Management Consultant
Marketing Intern
  - Marketing Manager, Students
ML Engineer
  + AI/ML Research Engineer
  - ML/AI Hardware Engineer
Mobile Developer
  + Software Engineer - Android Kotlin
Network Engineer
  + Network DevOps Engineer; Systems Engineer, Networks
  - DevOps Engineer, Ad Network; DevOps Engineer (Social Network)
New Grad Software Engineer
  + Software Engineering Graduate Development Program (Remote)
Next.js Developer
  + Next JS Developer
Node.js Developer
  + Node JS Developer
Partner Solutions Engineer
  + Partner Solutions Engineer, UK&I
Penetration Tester
  + Security Engineer, Red Team
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
Property Manager
  - Assistant Property Manager
QA Engineer
  + QA Automation Lead; Q.A. Engineer
React Developer
  + React JS Developer
Research Scientist Intern
  + AI Research Intern
Rotational Program
  + Graduate Rotational Program - Finance
Security Engineer
  + Systems Engineer - Security
  - SoC/FPGA Engineer; SOC/ASIC Physical Design Engineer
Software Engineer
  + Software Engineer - Looking for immediate joiners; Software Engineer (Now we are hiring in Austin); R&D
    Developer; Java Software Engineering Senior Analyst; Graduate Software Development Program; Business Analyst /
    Junior Developer; Backend Product Software Engineer, Payments
  - R&D Formulation Developer
Software Engineer II
  + Software Engineer I-II
Software Engineer III
  + Software Engineer II-III
Software Engineer, Ads
  + Software Engineer, Google Ads
Software Engineering Intern
  - Software Engineer, Students
Staff Software Engineer
  + Staff Software Engineer - R0012345
Systems Engineer
  + Systems Design Engineer
UX Designer
  + U.X. Designer
Web Developer
  + Software Engineer, ReactJS; Software Engineer II (Java Full Stack)
`;
