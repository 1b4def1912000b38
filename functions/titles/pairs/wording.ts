/** Titles whose level, tools, typos or talk of hiring could mislead a rule, in the format of engineering.ts. */
export const wordingPairs = `
AI Engineer
  - Senior IA Engineer
Analytics Product Manager
  + Product Manager, Data & Analytics
Automation Engineer
  - Marketing Automation Lead
Backend Engineer
  - Founding Engineer (YC-backed)
Business Development Manager
  - Business Analyst Developer
Cloud Architect
  + AWS Solutions Architect; Azure Solution Architect
Cloud Engineer
  + AWS Kubernetes Engineer; AWS Terraform Engineer
Data Analyst
  + Data & Business Systems Analyst
Java Developer
  + Java Developer - we are hiring for Bangalore; Ingénieur d'études et développement Java
Junior Accountant
  - Nhân viên kế toán
Lecturer
  - Teaching Associate, Preschool
Marketing Intern
  - Marketing Manager, Students
Principal Specialist
  - Accounting Principles Specialist
QA Engineer
  + QA Automation Lead
Research Scientist Intern
  + AI Research Intern
Rotational Program
  + Graduate Rotational Program - Finance
Software Engineer
  + Software Engineer - Looking for immediate joiners; Software Engineer (Now we are hiring in Austin)
Software Engineer II
  + Software Engineer I-II
Software Engineer III
  + Software Engineer II-III
Software Engineering Intern
  - Software Engineer, Students
Systems Engineer
  + Systems Design Engineer
`;
