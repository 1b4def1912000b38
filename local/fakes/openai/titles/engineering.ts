/** One family per line, its most common titles first. */
export const engineering = `
Software Engineer | Software Developer | Application Developer | Programmer Analyst | Applications Engineer | Software Programmer | Product Engineer | Software Design Engineer | Systems Software Engineer
Backend Engineer | Backend Developer | Server-Side Engineer | API Developer | Backend Software Engineer | Services Engineer | Server Developer | API Engineer | Distributed Systems Engineer
Frontend Engineer | Frontend Developer | UI Engineer | Web Developer | Frontend Software Engineer | UI Developer | JavaScript Developer | Web Engineer | React Developer
Full Stack Engineer | Full Stack Developer | Full Stack Software Engineer | Web Application Developer | Product Engineer | Full Stack Web Developer | Full Stack Programmer
Web Developer | Web Engineer | Website Developer | Frontend Developer | Web Application Developer | Web Programmer | Web Designer and Developer | CMS Developer
Mobile Engineer | Mobile Developer | Mobile Application Developer | Mobile Software Engineer | App Developer | React Native Developer | Flutter Developer | Mobile App Engineer
iOS Engineer | iOS Developer | Swift Developer | Mobile Engineer, iOS | iOS Software Engineer | Apple Platforms Engineer | iOS Application Developer | Mobile Developer, iOS
Android Engineer | Android Developer | Kotlin Developer | Mobile Engineer, Android | Android Software Engineer | Android Application Developer | Mobile Developer, Android | Android Programmer | Kotlin Engineer | Java Mobile Developer
Java Developer | Java Engineer | Java Software Engineer | J2EE Developer | Spring Developer | Java Programmer | JVM Engineer | Kotlin Backend Developer
Python Developer | Python Engineer | Python Software Engineer | Django Developer | Python Programmer | Backend Python Developer | Flask Developer
JavaScript Developer | JavaScript Engineer | TypeScript Developer | Node.js Developer | Frontend Developer | React Developer | TypeScript Engineer
React Developer | React Engineer | Frontend React Developer | JavaScript Developer | Frontend Engineer | React Frontend Engineer | Next.js Developer
Node.js Developer | Node.js Engineer | JavaScript Backend Developer | TypeScript Backend Engineer | Node Developer | Backend JavaScript Engineer
.NET Developer | .NET Engineer | C# Developer | ASP.NET Developer | .NET Software Engineer | C# Engineer | Microsoft Stack Developer
C++ Developer | C++ Engineer | C++ Software Engineer | Systems Programmer | C++ Programmer | Low Latency Developer
Go Developer | Golang Engineer | Golang Developer | Go Engineer | Go Backend Engineer | Golang Software Engineer | Go Programmer | Backend Engineer, Go | Golang Programmer
Ruby Developer | Ruby on Rails Developer | Rails Engineer | Ruby Engineer | Ruby on Rails Engineer | Ruby Software Engineer | Rails Developer | Ruby Programmer | Backend Engineer, Rails
PHP Developer | PHP Engineer | Laravel Developer | PHP Web Developer | Symfony Developer | WordPress Developer | PHP Programmer
Rust Engineer | Rust Developer | Rust Software Engineer | Systems Engineer, Rust | Rust Backend Engineer | Systems Programmer | Rust Programmer | Low-Level Systems Developer
Platform Engineer | Infrastructure Engineer | Cloud Platform Engineer | Developer Platform Engineer | Platform Software Engineer | Internal Tools Engineer | Cloud Engineer | Core Infrastructure Engineer
Infrastructure Engineer | Platform Engineer | Cloud Infrastructure Engineer | Systems Engineer | Infrastructure Software Engineer | Production Engineer | Cloud Operations Engineer
DevOps Engineer | Platform Engineer | Build and Release Engineer | CI/CD Engineer | Cloud DevOps Engineer | Release Engineer | DevOps Specialist | Automation Engineer | Kubernetes Engineer
Site Reliability Engineer | Production Engineer | Reliability Engineer | SRE | Infrastructure Reliability Engineer | Systems Reliability Engineer | DevOps Engineer | Observability Engineer
Cloud Engineer | Cloud Infrastructure Engineer | AWS Engineer | Cloud Developer | Cloud Platform Engineer | Azure Engineer | GCP Engineer | Cloud Operations Engineer | Cloud Systems Engineer
Cloud Architect | Cloud Solutions Architect | AWS Solutions Architect | Azure Architect | Cloud Infrastructure Architect | Cloud Security Architect
Systems Engineer | Systems Administrator | Linux Engineer | Infrastructure Engineer | Computer Systems Engineer | Systems Integration Engineer | Unix Engineer | Systems Analyst
Systems Administrator | System Administrator | Linux Administrator | Windows Administrator | Network Administrator | IT Administrator | Systems Engineer | Server Administrator
Network Engineer | Network Administrator | Network Operations Engineer | Network Architect | Network Security Engineer | Network Systems Engineer | Data Center Network Engineer
Data Center Technician | Data Center Engineer | Data Center Operations Technician | Server Technician | Critical Facilities Technician
Embedded Software Engineer | Firmware Engineer | Embedded Engineer | Embedded Systems Engineer | Embedded Developer | Firmware Developer | Device Driver Engineer | Embedded C Developer
Firmware Engineer | Embedded Software Engineer | Firmware Developer | Embedded Systems Engineer | Device Software Engineer | BSP Engineer
Hardware Engineer | Electrical Engineer | Electronics Engineer | Board Design Engineer | Computer Hardware Engineer | Hardware Design Engineer | PCB Designer | Hardware Systems Engineer
Electrical Engineer | Electronics Engineer | Hardware Engineer | Electrical Design Engineer | Power Electronics Engineer | Analog Design Engineer | Circuit Design Engineer
Mechanical Engineer | Mechanical Design Engineer | Product Design Engineer | Thermal Engineer | Design Engineer | Mechanical Systems Engineer
FPGA Engineer | FPGA Design Engineer | RTL Design Engineer | Digital Design Engineer | FPGA Developer | Hardware Description Engineer
ASIC Engineer | ASIC Design Engineer | Chip Design Engineer | Design Verification Engineer | RTL Design Engineer | Silicon Engineer | Physical Design Engineer
Design Verification Engineer | ASIC Verification Engineer | Verification Engineer | Silicon Validation Engineer | Hardware Verification Engineer
Robotics Engineer | Robotics Software Engineer | Controls Engineer | Autonomy Engineer | Motion Planning Engineer | Perception Engineer | Automation Engineer | Mechatronics Engineer
Controls Engineer | Control Systems Engineer | Automation Engineer | PLC Programmer | Guidance and Controls Engineer | Instrumentation Engineer | Mechatronics Engineer | Controls Developer
Computer Vision Engineer | Perception Engineer | Machine Vision Engineer | Computer Vision Scientist | Image Processing Engineer | Vision Software Engineer
Game Developer | Game Programmer | Gameplay Engineer | Gameplay Programmer | Game Engineer | Unity Developer | Unreal Developer | Graphics Engineer
Graphics Engineer | Rendering Engineer | Graphics Programmer | GPU Engineer | Graphics Software Engineer | Shader Programmer
Compiler Engineer | Compiler Developer | Language Engineer | Toolchain Engineer | Runtime Engineer
Blockchain Engineer | Blockchain Developer | Smart Contract Engineer | Solidity Developer | Web3 Engineer | Protocol Engineer | Smart Contract Developer
QA Engineer | Quality Assurance Engineer | Software Test Engineer | Test Engineer | QA Analyst | Test Automation Engineer | QA Tester | Software Tester | Quality Engineer
Test Automation Engineer | Automation Engineer | QA Automation Engineer | Software Development Engineer in Test | SDET | Automated Test Engineer | Test Developer
QA Analyst | Quality Assurance Analyst | QA Tester | Software Tester | Test Analyst | QA Engineer | Quality Assurance Specialist
Database Administrator | DBA | Database Engineer | SQL Server Administrator | Oracle Database Administrator | PostgreSQL Administrator | Database Analyst | Database Specialist
Database Engineer | Database Administrator | Database Developer | SQL Developer | Database Reliability Engineer | Storage Engineer
SQL Developer | Database Developer | SQL Programmer | Database Programmer | ETL Developer | PL/SQL Developer
Salesforce Developer | Salesforce Engineer | Apex Developer | CRM Developer | Salesforce Platform Developer | Salesforce Architect
Salesforce Administrator | CRM Administrator | Salesforce Consultant | Salesforce Business Analyst | CRM Specialist | Salesforce Platform Administrator
SAP Consultant | SAP Analyst | SAP Functional Consultant | SAP Developer | ERP Consultant | ABAP Developer
ERP Developer | ERP Analyst | Workday Developer | NetSuite Developer | Business Systems Developer | Oracle Applications Developer
Software Architect | Solutions Architect | Application Architect | Technical Architect | Enterprise Architect | Systems Architect | Principal Architect
Solutions Architect | Technical Architect | Enterprise Architect | Software Architect | Solution Architect | Integration Architect | Cloud Solutions Architect
Enterprise Architect | IT Architect | Solutions Architect | Business Architect | Systems Architect | Technology Architect
Integration Engineer | Integration Developer | API Integration Engineer | Integration Specialist | Middleware Developer | Systems Integration Engineer
Forward Deployed Engineer | Deployment Engineer | Solutions Engineer | Customer Engineer | Implementation Engineer | Field Engineer | Deployed Software Engineer
Developer Advocate | Developer Relations Engineer | Developer Evangelist | Technical Evangelist | Developer Experience Engineer | Community Engineer
Software Engineering Intern | Software Developer Intern | Software Development Intern | Engineering Intern | Programming Intern | Backend Engineering Intern | Web Development Intern
Engineering Manager | Software Engineering Manager | Software Development Manager | Development Manager | Manager of Engineering | Technical Manager | Application Development Manager
Director of Engineering | Engineering Director | Director of Software Engineering | Director of Software Development | Head of Engineering | Software Engineering Director | VP of Engineering | Group Engineering Manager
VP of Engineering | Vice President of Engineering | Head of Engineering | SVP of Engineering | VP of Software Development | VP of Technology
Chief Technology Officer | CTO | VP of Engineering | Head of Technology | Technical Co-Founder | Chief Architect | Director of Technology | Chief Engineer
Technical Lead | Tech Lead | Lead Software Engineer | Lead Developer | Software Team Lead | Engineering Lead
`;
