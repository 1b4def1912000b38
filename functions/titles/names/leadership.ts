/** Leaders, consultants and business systems, in the format of read-names.ts. */
export const leadershipNames = `
Head of Engineering > Head of Software Development, Head of Software, Head of Technology, VP of Engineering
Engineering Director: Software Engineering Director, Software Development Director, Software Director, Development Director
VP Engineering: VP Software Engineering, VP Software Development, VP Software > Head of Engineering
Head of Technology > Head of IT, Head of Engineering
Head of IT: Head of Technology, Head of Information Systems, Head of IT Operations
VP IT: VP Technology, VP Information Systems
VP Technology > VP IT
Technology Director: Director of IT
Technical Director: Technology Director
Head of ML: Head of AI
AI Director: ML Director
ML Director: AI Director
Data Director > Data Platform Director, Data Science Director, Data Analytics Director, Analytics Director
Head of Data Engineering: Head of Data Platform
Data Engineering Director: Data Platform Director
VP Data > VP Data Science, VP Analytics
Head of Analytics: Head of BI
Head of DevOps: Head of Site Reliability
DevOps Director: Site Reliability Director, Head of DevOps, Cloud Operations Director
Head of QA: Head of Quality, Head of Quality Engineering, Head of Testing, QA Director
QA Director: Quality Engineering Director, Quality Director, Software Quality Director, Head of QA
Product Lead: Product Management Lead > Lead Product Manager
Chief Architect > Chief Software Architect
Chief Scientist > Chief AI Scientist, Chief Research Scientist
Legal Engineer > Legal Solutions Engineer, Legal Knowledge Engineer, Legal AI Engineer
Platform Engineering Manager: Infrastructure Engineering Manager
Infrastructure Engineering Manager: Infrastructure Manager, Platform Engineering Manager
DevOps Manager: DevOps Engineering Manager, Site Reliability Manager, DevOps Lead
Site Reliability Engineering Manager: DevOps Manager, Site Reliability Lead
Mobile Engineering Manager > iOS Engineering Manager, Android Engineering Manager
ML Engineering Manager: ML Manager, AI Engineering Manager
AI Engineering Manager: AI Manager, ML Engineering Manager
Data Engineering Manager: Data Platform Manager, Data Engineering Lead, Data Platform Engineering Manager
Security Engineering Manager: Application Security Manager, Cloud Security Manager, Security Engineering Lead
Network Manager: Network Operations Manager, Network Services Manager, Network Infrastructure Manager
Network Engineering Manager: Network Manager
Sales Engineering Director: Solutions Engineering Director, Presales Director
Delivery Director: Professional Services Director, Client Delivery Director
Engagement Manager: Engagement Lead, Client Engagement Lead
Business Transformation Manager: Digital Transformation Manager, Transformation Manager, Transformation Lead, Transformation Program Manager, IT Transformation Manager
Digital Transformation Manager: Digital Transformation Lead, Business Transformation Manager, Transformation Manager, Digital Transformation Program Manager
Management Consultant: Strategy Consultant, Management Consulting Associate/Analyst
Strategy Consultant: Management Consultant, Strategy Consulting Associate/Analyst
Business Consultant: Management Consultant, Business Process Consultant, Business Transformation Consultant, Business Solutions Consultant
Technology Consultant: IT Consultant, Technical Consultant, Technology Consulting Associate/Analyst, Technology Strategy Consultant
IT Business Analyst: Technical Business Analyst, Technology Business Analyst, IT Business Systems Analyst, Business Systems Analyst
Technical Business Analyst: IT Business Analyst, Technology Business Analyst, Business Systems Analyst
Business Applications Analyst: Enterprise Applications Analyst, Business Systems Analyst, Applications Analyst
Business Systems Manager: Business Applications Manager, Enterprise Applications Manager, Enterprise Systems Manager, Business Systems Lead
Business Applications Manager: Enterprise Applications Manager, Business Systems Manager, Enterprise Systems Manager, IT Applications Manager, Corporate Applications Manager, Applications Manager
ERP Manager: ERP Lead, ERP Project Manager, ERP Systems Manager, ERP Program Manager
IT Director: Technology Director, Information Systems Director, MIS Director, IT Operations Director, IT Infrastructure Director > Head of IT
IT Consultant: Technology Consultant, Technical Consultant, IT Advisor, IT Strategy Consultant, IT Consulting Analyst/Associate, Technology Consulting Associate
Technical Consultant: Technology Consultant, IT Consultant, Technical Solutions Consultant
ERP Analyst: ERP Specialist, ERP Administrator, ERP Systems Administrator, ERP Support Analyst, Epicor Analyst, Infor Analyst, Oracle ERP Consultant
`;
