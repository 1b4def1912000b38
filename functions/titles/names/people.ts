/** Recruiting and human resources, in the format of read-names.ts. */
export const peopleNames = `
Recruiter > Recruiting Specialist/Partner/Consultant/Advisor/Associate/Executive/Officer/Lead, Recruiting Business Partner, Talent Partner, Talent Specialist, Sourcer, Staffing Specialist/Consultant, Executive Search Consultant
Technical Recruiter: IT Recruiter, Engineering Recruiter, Technology Recruiter, Software Recruiter, AI Recruiter > Technical Sourcer, Technical Talent Partner, Technical Recruiting Specialist/Partner, IT Recruiting Specialist, Engineering Recruiting Partner, R&D Recruiter
GTM Recruiter: Sales Recruiter, GTM Recruiting Partner, GTM Talent Partner
Sourcer: Talent Sourcer, Sourcing Recruiter, Recruiting Sourcer, Talent Sourcing Specialist > Sourcing Specialist
Technical Sourcer: Engineering Sourcer, IT Sourcer, Technical Talent Sourcer, Technical Sourcing Recruiter
Recruiting Specialist > Recruiter, Technical Recruiter, University Recruiter, Recruiting Consultant/Advisor/Associate/Executive, Talent Specialist
Recruiting Partner: Talent Partner, Recruiting Business Partner > Recruiter, Technical Recruiter, University Recruiter, Recruiting Specialist/Advisor
Recruiting Manager: Recruiting Lead
Recruiting Coordinator: Talent Coordinator, Interview Coordinator, Candidate Experience Coordinator, Candidate Coordinator, Interview Scheduler, Recruiting Scheduler, Recruiting Scheduling Coordinator, Recruiting Operations Coordinator
Recruiting Operations Specialist: Recruiting Operations Analyst/Associate/Coordinator, Talent Operations Specialist/Analyst
Recruiting Operations Manager: Recruiting Operations Lead, Recruiting Operations Program Manager, Recruiting Program Manager, Talent Operations Manager
Head of Talent: Head of Recruiting
Recruiting Director: Talent Director
University Recruiter: Campus Recruiter, University Recruiting Specialist/Partner, Campus Recruiting Specialist/Partner, University Relations Specialist
Executive Recruiter: Executive Search Consultant, Executive Talent Partner, Executive Recruiting Partner, Executive Search Recruiter, Executive Search Associate
HR Manager: HR Operations Manager, HR Lead > HR Generalist Manager
HR Business Partner: HR Consultant, Talent Business Partner
HR Generalist: HR Specialist, HR Operations Generalist/Specialist, HR Officer, HR Advisor, HR Associate, HR Executive, HR Representative > HR Business Partner Generalist
HR Specialist: HR Generalist, HR Associate, HR Officer, HR Advisor, HR Operations Specialist/Generalist, Employee Relations Specialist, HR Analyst
HR Coordinator: HR Operations Coordinator
HR Assistant: HR Administrative Assistant, HR Administrator, HR Clerk, HR Operations Assistant
HR Operations Specialist: HR Operations Generalist/Associate/Partner/Analyst/Coordinator, HR Generalist, HR Experience Specialist
HR Operations Manager: HR Operations Lead, HR Manager, HR Experience Manager, HR Program Manager
HR Director: HR Operations Director
HR VP: HR Operations VP
Head of HR: Head of HR Operations
HRIS Analyst: HRIS Specialist/Administrator/Consultant, HR Systems Analyst/Specialist/Administrator, HR Information Systems Analyst, HR Technology Analyst/Specialist, HCM Analyst, Workday HCM Analyst, HRIS Coordinator > Workday Analyst, Workday HRIS Analyst, UKG Analyst, ADP Analyst
HRIS Manager: HR Systems Manager, HR Technology Manager, HRIS Lead, HR Information Systems Manager, HCM Manager, HR Technology Lead
HR Analyst: HR Data Analyst, HR Analytics Specialist/Partner, HR Operations Analyst, HR Reporting Analyst, HR Insights Analyst, Workforce Analytics Analyst > HRIS Analyst
HR Analytics Manager: Workforce Analytics Manager, HR Insights Manager, HR Analytics Lead
HR Scientist: HR Analytics Scientist, HR Research Scientist, HR Data Scientist, HR Analytics Data Scientist
Workforce Analyst: Workforce Planning Analyst, Workforce Specialist, Workforce Coordinator, Workforce Planner, Realtime Analyst, Workforce Realtime Analyst
Workforce Manager: Workforce Planning Manager, Workforce Lead
Compensation Analyst: Compensation Specialist/Consultant/Partner/Associate, Total Rewards Analyst/Specialist/Partner/Consultant, Rewards Analyst/Specialist, Compensation Benefits Analyst/Specialist
Compensation Manager: Total Rewards Manager, Rewards Manager, Compensation Benefits Manager, Total Rewards Lead, Total Rewards Program Manager
Total Rewards Analyst: Compensation Analyst, Rewards Analyst, Benefits Analyst
Total Rewards Manager: Compensation Manager, Rewards Manager, Compensation Benefits Manager, Benefits Manager, Total Rewards Lead
Compensation Director: Total Rewards Director, Compensation Benefits Director
Head of Compensation: Head of Total Rewards
Sales Compensation Analyst: Incentive Compensation Analyst, Commissions Analyst, Commission Specialist, Sales Commissions Analyst, Sales Compensation Specialist/Associate, Variable Compensation Analyst
Sales Compensation Manager: Incentive Compensation Manager, Commissions Manager, Sales Commissions Manager
Benefits Specialist: Benefits Administrator/Analyst/Coordinator/Associate/Consultant/Partner, Leave Specialist, Leave Administrator, Leave Benefits Specialist
Benefits Manager: Benefits Lead, Leave Manager
Payroll Specialist: Payroll Administrator/Coordinator/Clerk/Analyst/Accountant/Associate/Officer/Executive/Processor/Lead
Payroll Assistant: Payroll Technician
Payroll Manager: Payroll Supervisor, Payroll Lead
LD Specialist: Training Specialist, Learning Specialist, LD Partner/Consultant/Associate/Advisor, Training Development Specialist/Consultant, Talent Development Specialist/Partner, Learning Consultant/Partner
LD Manager: Training Manager, Learning Manager, Training Development Manager, Talent Development Manager, Employee Development Manager, LD Lead, LD Program Manager, Learning Program Manager, Talent Development Lead
LD Coordinator: Training Coordinator, Learning Coordinator
LD Director: Training Director, Learning Director, Talent Development Director, Employee Development Director
Head of LD: Head of Learning, Head of Talent Development
Talent Development Manager: LD Manager, Talent Development Lead, Talent Development Program Manager
Talent Development Specialist: Talent Development Partner/Consultant, LD Specialist
Talent Manager: Talent Management Partner/Specialist/Lead, Talent Program Manager > Talent Development Manager
Corporate Trainer: Training Specialist, Training Facilitator, Learning Facilitator, Technical Trainer, Sales Trainer
Training Specialist: Corporate Trainer, LD Specialist, Learning Specialist
Technical Trainer: Technical Instructor, Software Trainer, Technical Training Specialist/Engineer/Consultant, Product Trainer, IT Trainer, Product Training Specialist
Organizational Development Manager: Organizational Effectiveness Manager, Organization Development Manager, Organizational Design Manager, Organizational Effectiveness Partner, Organizational Development Partner
Organizational Development Specialist: Organizational Development Consultant/Partner, OD Specialist/Consultant, Organizational Effectiveness Specialist/Consultant/Partner, Organization Development Specialist/Consultant
Change Manager: Organizational Change Manager, Change Management Consultant/Specialist, Change Lead, Organizational Change Lead, OCM Lead, Change Management Analyst/Partner
Change Management Specialist: Change Analyst, Change Management Analyst/Consultant/Associate, Change Manager
DEI Manager: Diversity Manager, DEI Specialist/Lead/Partner/Program Manager, Inclusion Manager, Belonging Manager
Employee Relations Specialist: Employee Relations Partner/Consultant/Advisor/Analyst/Investigator, Labor Relations Specialist
Employee Relations Manager: Employee Relations Lead, Labor Relations Manager
Employee Experience Manager: HR Experience Manager, Employee Engagement Manager, Employee Experience Lead, HR Experience Lead, Employee Experience Program Manager
Employee Experience Specialist: HR Experience Specialist, Employee Engagement Specialist, HR Experience Partner/Coordinator, Employee Experience Coordinator/Partner
Employer Brand Manager: Talent Brand Manager, Recruiting Marketing Manager, Employer Brand Lead, Talent Brand Lead > Employer Branding Specialist
Employer Branding Specialist: Talent Brand Specialist, Recruiting Marketing Specialist
Global Mobility Specialist: Mobility Specialist, Global Mobility Analyst/Coordinator/Consultant/Advisor/Associate/Partner, Mobility Consultant, Immigration Specialist
Global Mobility Manager: Mobility Manager, Immigration Manager, Global Mobility Lead
Immigration Specialist: Immigration Analyst/Coordinator/Consultant/Associate/Paralegal, Global Mobility Specialist
`;
