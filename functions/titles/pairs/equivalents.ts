/** Different names of one job, and job titles that only seem to name it, in the format of engineering.ts. */
export const equivalentPairs = `
Software Engineer
  + Software Developer; Sr. Software Developer (Platform); Intern, Software Development; Member of Technical
    Staff; Senior Member of Technical Staff, Payments; MTS 2, Software Engineer; SMTS - Storage; Software Engineer,
    AI Training Infrastructure
  - Software Engineer - AI Trainer; Software Engineer Annotator; Software Engineer (AI Training); Software
    Engineer - AI Training; Business Development Representative; Curriculum Developer; Member of Technical Staff -
    Hardware Design; MTS Silicon Design Engineer; Real Estate Developer; Sales Development - New Grad Position
Developer
  + Software Engineer; Developer II
  - Mechanical Engineer
Software Developer
  + Developer; Software Engineer II; Software Engineer, Data Engineering; Java Software Engineer
  - Software Engineering Manager; Software Architect; Web Designer
Member of Technical Staff
  + Software Engineer; MTS-II (Frontend); Member of Technical Staff, Backend
  - Technical Support Analyst; Manager, Technical Staff
Frontend Engineer
  + Front-End Developer (React); Senior Frontend; MTS-II (Frontend); Founding Engineer, Frontend
  - Frontend PHY IC Design Engineer
Full Stack Engineer
  + Full-Stack Developer; Full Stack Tech Lead; Founding Full Stack Engineer
iOS Developer
  + iOS Software Engineer; Software Engineer, Mobile AI, iOS
  - Android Software Engineer
Java Developer
  + Software Engineer III - Java; Java Programmer
  - JavaScript Developer
Application Developer
  + Java Application Developer; Software Engineer, Applications
  - Applications Engineer
Founding Engineer
  + Founding Machine Learning Engineer; Founding AI Systems Engineer; Founding Data Engineer
  - Founding Forward Deployed Data Scientist; Founding Sales Engineer
Security Engineer
  + Software Engineer, Security; System Security Software Engineer; Software Engineer - Security Platform
  - Software Engineer, Payments
Machine Learning Engineer
  + Software Engineer, ML Infrastructure; Senior to Mid-level ML Engineer; Machine Learning Platform Engineer
  - Software Engineer, Infrastructure
Reliability Engineer
  + Software Engineer, Reliability; Software Engineer, AI Reliability
Data Engineer
  + Data Engineering Lead; Specialist - Data Engineering; Software Engineer, Data & AI
  - Software Engineer - Data Security; Data Center Engineer
DevOps Engineer
  + DevOps; Senior DevOps; DevSecOps Engineer
  - QA
DevSecOps Engineer
  + Experienced Software Engineer–DevSecOps
  - DevOps Engineer
SDET
  + Software Developer in Test (SDET); Software Development Test Engineer; Software Development Engineer in Test
  - Software Engineer
Junior Software Developer
  + Junior Backend Developer; Entry Level Full Stack Engineer; Junior Java Developer; Associate iOS Engineer; Mobile
    Developer (Entry Level)
  - Junior Data Engineer; Junior DevOps Engineer; Junior Embedded Engineer; Junior Python Data Engineer; Backend
    Developer; Junior Frontend QA Engineer; Mobile Security Engineer, Junior
Tech Lead
  + Full Stack Tech Lead; Technical Leader, Payments; Tech Lead, Infrastructure; Technical Lead - Payments
  - Maintenance Tech II; Quality Engineering Tech I; Lead Technician
Engineering Manager
  + Tech Lead Manager; Tech Lead Manager, Ads; Leader, Software Engineering, Checkout; Engineering Leader
  - Manager, Industrial Engineering; Manufacturing Engineering Manager; Tech Lead
Infrastructure Engineer
  + Tech Lead, Infrastructure
SRE
  + Software Engineer, Reliability; SRE (Kubernetes)
  - Procurement Ops Manager, SRE; Recruiter, SRE
Quantitative Trader
  + Quant Trading Internship
  - Quantitative Researcher
Incident Responder
  + Incident Response Security Engineer
Developer Advocate
  + Developer Relations Engineer; DevRel Lead; Senior Developer Advocate, AI
  - Customer Advocate; Head of Developer Relations
DevRel
  + Developer Advocate; Developer Relations Engineer
Quant
  + Quantitative Researcher; Quant Developer; Quant Engineer, Index Quant Engineering
  - Market Researcher
Quantitative Researcher
  + Quant Researcher
  - Quantitative Trader
Platform Engineer
  - Associate Power Platform Engineer
Network Engineer
  + Network Systems Engineer 2
AE
  + Account Executive, Mid-Market
  - Account Manager
PM
  + Product Manager; Sr. Product Manager, Ads; PM, Payments; Project Manager; IT PM
  - Nurse (7 PM); Line Cook - PM; Program Manager
IT PM
  + IT Project Manager
  - Product Manager
Data Product Manager
  + Product Manager, Data Platform
  - Product Manager, Data Security
Payments Product Designer
  + Product Designer, Payments Platform
  - Product Designer, Ads
Mobile Designer
  + Product Designer, Mobile; Mobile UX Designer
  - Mobile Game Designer
Design Manager
  + Product Design Manager
  - ASIC Design Manager; Interior Design Manager
Design Engineer
  + Mechanical Design Engineer
Level Designer
  + Game Level Designer
  - Product Designer
Growth Marketer
  + Growth Marketing Associate; Growth Marketing Coordinator
Marketing
  + Marketing Manager; Digital Marketing Specialist; Growth Marketer
  - Marketing Operations Engineer
Digital Marketing
  + Digital Marketing Manager; Digital Marketing Specialist
  - Digital Design Engineer
Content Marketing Manager
  + Content Marketing Lead
  - Content Marketing Intern
Partnerships Manager
  + Partnerships Lead; Strategic Alliances Manager
  - Partner Marketing Manager
Customer Success
  + Customer Success Manager; Customer Success Specialist
  - Technical Account Manager; Customer Service Manager
SEO
  + SEO Manager; SEO Specialist
  - SEM Manager
Comms
  + Communications Manager
  - Communications Engineer
L2 Support
  + Tier 2 Support Engineer; Level II Support Analyst; Tier 2 Technical Support Specialist
  - L1 Support Engineer; Technical Support Engineer
Technical Product Manager
  + Product Manager II - Tech
  - Product Manager II
Account Executive
  - PR Account Executive; Sales Executive
Enterprise Sales
  + Enterprise Account Executive
  - Enterprise Account Manager
CRO
  + Chief Revenue Officer
  - CRO Specialist
Community Manager
  - Apartment Community Manager
HRBP
  + Senior HR Business Partner
  - HR Generalist
SMM
  + Social Media Manager
  - Social Media Specialist
ScrumMaster
  + Scrum Master II
VP of Engineering
  - Executive Assistant - SVP, Engineering
SAP Consultant
  + SAP FICO Consultant; SAP S/4HANA Consultant; Consultant - SAP
  - SAP Sales Consultant; SAP Project Manager
Workday Analyst
  + Workday HRIS Analyst; Workday Systems Analyst
Compiler Engineer
  + Compiler Software Engineer; Software Engineer, Compilers; ML Compiler Engineer
  - Compliance Engineer
GNC Engineer
  + GNC Software Engineer (Falcon)
Help Desk Technician
  + IT Support Technician; Service Desk Analyst; Desktop Support Technician
  - Help Desk Manager; Network Technician
Mobile App Developer
  + Mobile Application Developer; iOS Software Engineer; Software Engineer, Mobile
  - Application Developer
Controller
  + Financial Controller
  - Document Controller; Air Traffic Controller
Buyer
  + Strategic Buyer; Purchasing Agent
  - Media Buyer
Full Stack Developer
  + MERN Stack Developer
RevOps Manager
  + Sales Operations Manager; Revenue Operations Lead
  - Sales Manager
FP&A Analyst
  + Strategic Finance Analyst; Financial Planning & Analysis Analyst
  - Finance Manager
UX Writer
  + Content Designer
  - Content Writer
Executive Assistant
  + EA to the CEO
AWS Engineer
  + AWS Data Engineer; Cloud Engineer (AWS)
  - Azure Engineer
RTL Designer
  + ASIC Design Engineer; Digital Design Engineer
  - RTL Verification Engineer; Retail Designer
`;
