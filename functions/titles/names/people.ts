/** Recruiting and human resources, in the format of read-names.ts. */
export const peopleNames = `
Recruiter > Talent Acquisition Specialist/Partner/Consultant/Advisor/Associate/Executive, Talent Partner, Recruiting Consultant/Executive/Partner, Talent Acquisition Business Partner, Talent Specialist, Sourcer
Technical Recruiter: IT Recruiter, Engineering Recruiter > Technical Sourcer, Technical Talent Partner, Technical Talent Acquisition Specialist/Partner, IT Talent Acquisition Specialist
Sourcer: Talent Sourcer, Sourcing Recruiter, Talent Acquisition Sourcer, Sourcing Specialist, Talent Researcher
Talent Acquisition Specialist > Recruiter, Recruiting Specialist/Consultant, Talent Acquisition Consultant/Advisor/Associate/Executive, Talent Specialist
Talent Acquisition Partner > Talent Partner, Recruiter, Talent Acquisition Business Partner, Talent Acquisition Specialist, Recruiting Partner, Talent Acquisition Advisor
Talent Acquisition Manager: Recruiting Manager, Talent Acquisition Lead, Recruiting Lead
Recruiting Manager: Talent Acquisition Manager, Recruiting Lead, Talent Acquisition Lead
Recruiting Coordinator: Talent Acquisition Coordinator, Talent Coordinator, Interview Coordinator, Recruiting Operations Coordinator, Candidate Experience Coordinator
University Recruiter: Campus Recruiter, Campus Recruiting Specialist, University Recruiting Specialist, Campus Talent Acquisition Specialist, University Relations Specialist
HR Manager: HR Operations Manager, People Operations Manager, People Manager, People Lead, HR Lead
HR Business Partner > HR Partner, HR Consultant, Strategic HR Business Partner
HR Generalist: HR Specialist, People Generalist, People Operations Generalist/Specialist, HR Officer, HR Advisor, HR Associate, HR Executive
HR Specialist: HR Generalist, HR Associate, HR Officer, People Operations Specialist/Generalist, HR Operations Specialist, Employee Relations Specialist, HR Analyst
HR Coordinator: People Coordinator, People Operations Coordinator, HR Operations Coordinator
HR Assistant: HR Administrative Assistant, HR Administrator, HR Clerk, People Operations Assistant
People Operations Specialist: People Operations Generalist/Associate/Partner, HR Operations Specialist, HR Generalist
People Operations Manager: HR Operations Manager, People Operations Lead, HR Manager
HR Director: People Director
Head of People: Head of HR, Head of People Operations
HRIS Analyst: HRIS Specialist, HR Systems Analyst/Specialist, People Systems Analyst/Specialist, HR Information Systems Analyst, HR Technology Analyst
People Analyst: People Analytics Analyst/Specialist/Partner, HR Analyst, HR Data Analyst, Workforce Analyst, Workforce Analytics Analyst, People Data Analyst
Compensation Analyst: Compensation Specialist/Consultant/Partner, Total Rewards Analyst/Specialist, Compensation Benefits Analyst/Specialist
Benefits Specialist: Benefits Administrator/Analyst/Coordinator/Associate/Consultant
Payroll Specialist: Payroll Administrator/Coordinator/Clerk/Analyst/Accountant/Associate/Officer/Executive
Learning Development Specialist: LD Specialist, Training Specialist
LD Specialist: Training Specialist, Learning Specialist, LD Partner/Consultant/Associate/Advisor, Training Development Specialist/Consultant, Talent Development Specialist, Learning Consultant
LD Manager: Training Manager, Learning Manager, Training Development Manager, Talent Development Manager, LD Lead
Corporate Trainer: Training Specialist, Training Facilitator, Technical Trainer, Sales Trainer, Learning Facilitator
Training Specialist: Corporate Trainer, LD Specialist
DEI Manager: DEI Specialist/Lead/Partner/Program Manager
Employee Relations Specialist: Employee Relations Partner/Consultant/Advisor, ER Specialist, Labor Relations Specialist
`;
