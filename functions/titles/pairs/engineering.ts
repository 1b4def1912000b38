/**
 * Our judgment of engineering, data and IT titles, made before the rules were run on them: a saved title, then the job
 * titles that match it ('+') and those that do not ('-'), separated by semicolons.
 */
export const engineeringPairs = `
Software Engineer
  + SWE II (Payments); Sr. Software Engineer - Risk Platform; Engineer II, Software; Software Engineering
    Intern (Summer); Staff Software Engineer, Identity | Remote - US; Software Development Engineer,
    Alexa; Founding Software Engineer; Senior Software Engineer, Backend (Remote, US); Sr. SWE - Infra;
    Software Engineer/Developer; Lead Software Engineer – Platform; Principal Software Development
    Engineer; Software Engineer (m/w/d); Software Engineer in Residence; Software Engineer 🚀 (Series A
    startup); Ｓｏｆｔｗａｒｅ Engineer Ⅱ; FULL STACK SOFTWARE ENGINEER; Contract Software Engineer; Software
    Certification Engineer; Software Reverse Engineer; Software
    Engineer Intern, Summer 2025; 2025 Software Engineering Internship; New Grad Software Engineer
  - Software Engineering Manager; Manager, Software Engineer; Software Sales Engineer; Software Support
    Engineer II; Software Quality Engineer; Technical Recruiter, Software Engineering; Software Security
    Engineer; Director of Software Engineering; Software Technician; Engineering Manager - Software; Head
    of Software Engineering; Software Solutions Engineer; Software Implementation Consultant; Instructor,
    Software Engineering; Software Engineering Instructor; Software Sales Executive; Software Project
    Manager; Software Asset Analyst; Software Engineering Manager (Hands-on Software Engineer); Network
    Engineer, Software Defined Networking; Software Engineer in Test; Software Engineering Director,
    Payments; VP, Software Engineering
Backend Engineer
  + Senior Back-End Software Engineer (Go); Software Engineer, Backend - Ledger; Backend Payments
    Engineer; Back End / Platform Engineer
  - Backend QA Engineer; Engineering Manager, Backend; Frontend Engineer (Backend for Frontend)
Backend Engineer (Go)
  + Backend Engineer; Senior Backend Engineer, Go; Software Engineer, Backend (Go/Python)
  - Backend Engineer (Java); Go Developer; Software Engineer
Java Backend Engineer
  - Backend Engineer
Software Engineer (Python)
  - Software Engineer; Software Engineer (Java)
DevOps AWS Terraform
  + DevOps Engineer; Senior DevOps Engineer (AWS)
  - DevOps Engineer - Azure
Network Engineer CCNP
  + Network Engineer II
  - Network Administrator
Golang Developer
  + Senior Go Developer; Backend Developer (Golang); Developer, Go and Kubernetes
  - Java Developer; Go-to-Market Developer Lead
iOS Engineer
  + Senior iOS Software Engineer; Software Engineer, iOS; Mobile Engineer - iOS
  - BIOS Engineer; Android Engineer; iOS Engineering Manager
Full Stack Engineer
  + Fullstack Software Engineer; Software Engineer - Full-Stack (React/Node)
  - Stack Emissions Engineer; Frontend Engineer
Machine Learning Engineer
  + ML Engineer III; Senior AI/ML Engineer; Software Engineer, Machine Learning; MLE, Ads Ranking; Staff
    MLE; Machine Learning Software Engineer
  - Machine Learning Scientist; Learning Engineer; Machine Engineer; Engineering Manager, Machine
    Learning; Deep Learning Engineer; Manager,
    Machine Learning Engineering
DevOps Engineer
  + Lead Dev Ops Engineer; DevOps Engineer/SRE; Cloud DevOps Engineer (AWS); Sr DevOps/Cloud Engineer;
    Site Reliability / DevOps Engineer; Engineer, DevOps
  - DevOps Manager; DevOps Sales Specialist; Operations Engineer; DevOps Engineering Manager
Site Reliability Engineer
  + SRE II; Staff SRE, Storage; Site-Reliability Engineers
  - Reliability Engineer; Site Engineer; SRE Manager
Security Engineer
  + Cloud Security Engineer; Cybersecurity Engineer; Security Engineer, Detection & Response; Application
    Security Engineer; AppSec Engineer; Security Operations Engineer
  - Security Guard; Security Sales Engineer; Security Program Manager; Security Analyst; Physical Security
    Officer
Data Engineer
  + Sr Data Engineer (Snowflake); Engineer, Data - Growth; Data Engineering Intern; Big Data Engineer
  - Data Center Engineer; Data Analyst; Manager, Data Engineering; Data Entry Clerk;
    Data Visualization Developer; Data Fulfillment Engineer
Data Scientist
  + Principal Data Scientist, Search; Data Science Intern; Scientist II, Data; Staff Data Scientist,
    Marketplace (Inference)
  - Manager, Data Science; Data Science Recruiter; Research Scientist; Data Science Program Manager;
    Senior Manager, Data Science & Analytics; Data Scientist - Manager; Data Science Analyst; Director,
    Data Science; Decision Scientist; Data Science Instructor; Data Science Engineer
Engineering Manager
  + Mgr, Software Engineering; Engineering Manager II - Checkout; Manager of Engineering; Software
    Engineering Manager, Developer Tools; Senior Engineering Manager, Platform; Manager, Engineering;
    Manager, Product Engineering
  - Engineering Program Manager; Software Engineer; Director of Engineering; Product Manager, Engineering
    Tools; Sales Engineering Manager; VP Engineering
Senior Software Engineer
  + Software Engineer, Sr.; Sr Backend Software Engineer
  - Software Engineer II; Senior Staff Software Engineer; Senior Manager, Software Engineering
QA Engineer
  + Quality Assurance Engineer - Mobile; Senior QA Automation Engineer
  - Quality Engineer; QA Manager; Water Quality Engineer
Database Administrator
  + DBA (Oracle); Database Admin II
  - Data Administrator; Database Engineer; Administrative Assistant
Senior Data Engineer
  + Senior Data Engineer, Growth; Data Engineer (Senior); Sr Analytics Data Engineer
  - Data Engineer; Lead Data Engineer
Staff Software Engineer
  + Senior Staff Software Engineer; Software Engineer, Staff; Software Engineer, Stf (Denver)
  - Senior Software Engineer
Principal Engineer
  + Principal Software Engineer
Junior Frontend Developer
  + Jr Front-End Developer
  - Senior Frontend Developer; Frontend Developer
Data Analyst
  + Product Data Analyst; Senior Analyst, Data; Data & Insights Analyst
  - Data Governance Analyst; Data Entry Analyst; Data Analytics Manager
Android Engineer
  + Android Software Engineer, Maps; Mobile Engineer (Android)
  - Mobile Engineer (iOS)
React Developer
  + Senior ReactJS Developer; Frontend Developer (React); React Native Developer
Python Developer
  + Python/Django Developer; Backend Developer - Python
.NET Developer
  + C# .NET Developer; ASP.NET Core Developer
Node.js Developer
  + NodeJS Developer; Node Developer
Systems Administrator
  + Linux Systems Administrator; SysAdmin; Windows Server System Admin II
  - Salesforce Administrator
Technical Support Engineer
  + Tech Support Engineer; Senior Technical Support Engineer (L2)
  - Technical Support Specialist
Solutions Architect
  + Senior Solution Architect - AWS; AWS Solutions Architect
  - Enterprise Architect
Cloud Architect
  + Azure Cloud Solutions Architect
Research Scientist
  + Research Scientist - NLP
  - Research Engineer
Software Engineer Intern
  + Intern - Software Engineer; Software Engineering Co-op
  - Software Engineer
Web Developer
  + Full Stack Web Developer; Senior Developer, Web
  - Web Designer
Game Developer
  + Unity Game Developer
  - Game Designer
Blockchain Engineer
  + Software Engineer, Blockchain
Hardware Engineer
  + Hardware Design Engineer
  - Hardware Sales Engineer
QA Analyst
  + Quality Assurance Analyst
  - Quality Analyst
QA Tester
  + Software QA Tester
Data Architect
  + Senior Data Architect
  - Data Center Architect
Embedded Software Engineer
  + Embedded S/W Engineer - Braking
  - Embedded H/W Engineer
ASIC Design Engineer
  + ASIC Hardware Design Engineer II
  - ASIC Test Engineer; Hardware Design Engineer
Gameplay Engineer
  + Gameplay Combat Software Engineer; Software Engineer - Gameplay Features
  - Gameplay Test Engineer; Gameplay Designer
IAM Engineer
  + Identity & Access Management Engineer; Engineer, Identity and Access Management (IAM)
  - Identity Verification Engineer; IAM Product Manager
NOC Engineer
  + Network Operations Center Engineer (Nights); NOC Network Engineer
  - NOC Technician; Network Engineer
DBA
  + MySQL DBA; IT Engineer - DBA SQL Server / Oracle
  - SQL Server Developer
Forward Deployed Engineer
  + Forward Deploy Engineer, Public Sector
  - Deployment Engineer
QA Automation Engineer
  + QA Engineer (Automation); QA Engineer - Automation, Payments
  - QA Engineer; Automation Engineer; QA Engineer - Automation Hardware
Smart Contract Engineer
  + Software Engineer - Smart Contracts
  - Software Engineer (6-month contract)
MLOps Engineer
  + ML Ops Engineer; Machine Learning Operations Engineer
Robotics Engineer
  + Robotic Systems Engineer; Robotics Automation Engineer
  - Robotic Automation Engineer; Robotic Process Automation Engineer
Automation Engineer
  + Robotic Automation Engineer
RPA Engineer
  + Robotic Process Automation Engineer; Robotic Automation Engineer
Network Engineer
  + Engineer, Campus Network Engineering; Systems Engineer, Network Engineering
  - Software Engineer, Edge Network Engineering; Data Engineer (Core Network Engineering)
Mobile Engineer
  + Software Engineer, Mobile
  - Software Engineer, T-Mobile Account
AI Developer
  + AI Developer (Tools Team)
  - Software Engineer, AI Developer Tools; AI Developer Technology Engineer; AI Developer Experience Engineer
Physical Design Engineer
  + Engineer, Physical Design
  - Substation Physical Design Engineer
Windows Engineer
  + Windows Kernel Engineer
  - Window Systems Engineer
Storage Engineer
  + Storage Infrastructure Engineer; Senior Storage Platform Engineer
  - Storage Sales Engineer
Wireless Engineer
  + Wireless Hardware Engineer Intern; Senior Wireless Systems Performance Engineer
  - Wireless Support Engineer
DevEx Engineer
  + Software Engineer II - Developer Experience
  - Software Engineer, Customer Experience
AI Agent Engineer
  + Agentic AI Developer; Software Engineer, AI Agents; Agentic Systems Engineer; Agent Engineer - NY
  - AI Engineer; Insurance Agent
Java Software Engineer
  + Senior Java Developer
  - JavaScript Developer; Software Engineer
Autonomous Vehicle Engineer
  + ADAS Engineer; Software Engineer - Autonomous Vehicles; Autonomy Engineer
  - Software Engineer - Linux, C++, Ada
Cybersecurity Engineer
  + Cyber Engineer II
  - Cyber Insurance Engineer
Fraud Data Scientist
  + Data Scientist III-Fraud Client Experience
  - Data Scientist, Growth
Thermal Engineer
  + Thermal Analysis Engineer; Thermal Systems Engineer
  - Thermal Test Technician
Test Eng I
  - Test Engineer II
Systems Engineer
  - Junior Mechanical Systems Engineer
Software Engineer II
  - Software Engineer III (US)-2
Performance Engineer
  + Software Engineer, Inference - Performance Optimization
  - Software Engineer, High Performance Computing
Embedded Systems Engineer
  + Software Engineer, Embedded Systems (BMC)
ML Software Engineer
  + Machine Learning Engineer, Core Engineering
Software Co-op
  + Jr. Software Engineer Co-op; Software Intern
  - Hardware Intern
ML Research Engineer
  - Research Engineer, Combustion
`;
