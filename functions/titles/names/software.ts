/** Software crafts, in the format of read-names.ts. */
export const softwareNames = `
Frontend Engineer > UI Engineer, React Engineer, Angular Engineer, Vue Engineer
UI Engineer: User Interface Engineer > Frontend Engineer
Web Developer > WordPress Developer, Drupal Developer, Shopify Developer, Webflow Developer, Internet Developer, Intranet Developer
Mobile Engineer: Mobile Application Engineer > iOS Engineer, Android Engineer, React Native Engineer, Flutter Engineer
iOS Engineer: Swift Engineer
Flutter Engineer: Dart Engineer
Java Engineer > Spring Boot Engineer
JavaScript Engineer > TypeScript Engineer, Node Engineer
Python Engineer > Django Engineer, Flask Engineer, FastAPI Engineer
PHP Engineer > Laravel Engineer, Symfony Engineer, LAMP Engineer, Magento Engineer, WordPress Engineer
Ruby Engineer: Rails Engineer
Mainframe Developer: Mainframe Programmer/Analyst, COBOL Developer/Programmer/Analyst
AS400 Developer: RPG Developer
ABAP Developer: ABAP Consultant
Software Architect: Application Architect, Software Solutions Architect, Software Engineering Architect > Java Architect, DotNet Architect, Technical Architect
Engineering Manager: Software Engineering Manager, Software Development Manager, Software Manager, Web Development Manager > Software Engineering Lead, Application Development Manager
Tech Lead > Lead Software Engineer, Lead Backend Engineer, Lead Frontend Engineer, Lead Full Stack Engineer, Software Engineering Lead, Software Development Lead, Engineering Lead, Development Lead, Software Team Lead, Lead Java Engineer, Lead DotNet Engineer, Lead Data Engineer
Game Developer: Gameplay Programmer > Unity Developer, Unreal Developer, Game Engine Developer
Gameplay Engineer > Game Engineer
Graphics Engineer: Rendering Engineer
XR Developer: VR Developer, AR Developer
Blockchain Developer: Web3 Developer, Solidity Developer, Smart Contract Developer, Crypto Developer, DeFi Engineer, Ethereum Engineer
Smart Contract Developer: Solidity Developer
Forward Deployed Engineer: Deployed Engineer, Deployment Strategist
QA Engineer: Software Quality Engineer, Software Test Engineer, Software Tester, Software Quality Assurance Engineer > Test Automation Engineer, SDET, Manual Tester, QA Tester, QA Specialist
QA Analyst: Test Analyst, Software Test Analyst, Software Quality Analyst, QA Test Analyst, Testing Analyst > UAT Analyst
QA Tester: Software Tester, Manual Tester > Game Tester, UAT Tester, App Tester, Website Tester
Manual Tester: Manual QA Engineer, Manual Test Engineer, Manual QA Tester, Manual QA Analyst
SDET: Test Automation Engineer, Automation Test Engineer, QA Automation Engineer, Automation Tester, Automation QA Engineer, Software Development Engineer in Test
Test Automation Engineer: QA Automation Engineer, Automation QA Engineer, Automation Tester, Automated Testing Engineer > SDET
QA Automation Engineer: Test Automation Engineer, Automation Tester > SDET
QA Manager: Quality Engineering Manager, Software Quality Engineering Manager, Test Manager, Software Quality Manager, QA Engineering Manager
QA Lead: Test Lead, Lead QA Engineer, Lead Test Engineer, Testing Lead
Performance Engineer: Performance Test Engineer, Performance Testing Engineer, Load Test Engineer, Load Testing Engineer > Performance Tester, Load Tester
Application Developer: Application Programmer, Application Software Engineer
Web Designer: Website Designer, Web UI Designer, Web UX Designer > Webflow Designer, WordPress Designer, Shopify Designer, Squarespace Designer
Webmaster: Website Administrator, Web Administrator, Web Coordinator, Website Manager, Web Manager
Ecommerce Developer: Ecommerce Web Developer > Magento Developer, Shopify Developer, Hybris Developer
Magento Developer: Adobe Commerce Developer
Matlab Engineer: Simulink Engineer, Matlab Simulink Engineer
Oracle Developer: PL SQL Developer, Oracle Database Developer, Oracle Application Developer
Oracle EBS Developer: Oracle Application Developer, Oracle EBS Consultant, Oracle EBS Technical Consultant
PL SQL Developer: Oracle Developer, Oracle Database Developer
SQL Developer > Database Developer, Oracle Developer
Database Developer: SQL Developer, PL SQL Developer, Oracle Database Developer, Database Programmer, SQL Server Developer
Database Engineer > Database Reliability Engineer, Postgres Engineer
Database Administrator: Database Administration Engineer, Database Reliability Engineer, Database Administration Specialist, Database Specialist
SQL Administrator: SQL Server Administrator, SQL Database Administrator
MongoDB Database Administrator: MongoDB Administrator
Programmer Analyst: Developer Analyst, Software Programmer Analyst
Integration Developer: Integration Engineer > MuleSoft Developer, Boomi Developer, API Integration Developer
API Developer: API Integration Developer
Boomi Developer: Boomi Integration Specialist/Consultant, Boomi Consultant/Architect/Specialist
MuleSoft Developer: MuleSoft Consultant/Architect/Specialist
Developer Experience Engineer: Developer Productivity Engineer, Engineering Productivity Engineer, Developer Tools Engineer, Developer Platform Engineer
Developer Productivity Engineer: Developer Experience Engineer, Engineering Productivity Engineer, Developer Tools Engineer
Developer Tools Engineer: Developer Tooling Engineer, Developer Productivity Engineer, Developer Experience Engineer
Tools Programmer: Tools Software Engineer
Driver Engineer: Device Driver Engineer, Driver Software Engineer
Game Programmer: Gameplay Programmer, Game Engine Programmer, Game AI Programmer
Web3 Engineer: Blockchain Engineer, Smart Contract Engineer, Solidity Engineer, Ethereum Engineer
Protocol Engineer: Blockchain Protocol Engineer
Trading Systems Engineer: Trading Software Engineer, Low Latency Engineer, Trading Platform Engineer, Electronic Trading Engineer, Algorithmic Trading Engineer
Low Latency Engineer: Ultra Low Latency Engineer, Trading Systems Engineer
Healthcare Software Engineer: Health Software Engineer
Engineering Lead: Software Engineering Lead
Development Lead: Lead Developer, Software Development Lead, Lead Software Developer, Tech Lead
VP of Engineering > Head of Engineering
Technical Architect: Technology Architect, Technical Solutions Architect > Software Architect, Application Architect
Enterprise Architect: Enterprise Technology Architect, Enterprise Application Architect
Pega Developer: Pega Architect, Pega Systems Architect, Pega Consultant
Guidewire Developer: Guidewire Consultant/Architect
Mendix Developer: Mendix Consultant
OutSystems Developer: OutSystems Consultant/Architect
Low Code Developer: No Code Developer > Power Platform Developer, Mendix Developer, OutSystems Developer, Appian Developer, Bubble Developer
Selenium Tester: Selenium Engineer, Selenium Automation Engineer/Tester, Selenium QA Automation Engineer, Selenium Test Engineer
Performance Tester: Performance Test Engineer, Performance QA Engineer, Load Tester, Load Test Engineer
ETL Tester: ETL QA Engineer, ETL Test Engineer, Data Warehouse Tester, Data Warehouse Test Engineer, Data Tester, ETL QA Analyst
UAT Analyst: UAT Tester/Lead/Specialist/Coordinator, UAT Test Analyst
UAT Tester: UAT Analyst, UAT Test Analyst
Game Tester: Game QA Tester, Game QA Analyst, Game QA Engineer, Playtester
Build Engineer: Build Release Engineer, Build Systems Engineer, Build Automation Engineer, Release Engineer
Accessibility Engineer: Accessibility Specialist/Tester/Analyst/Consultant/Developer
Accessibility Specialist: Accessibility Analyst/Consultant/Tester/Engineer, Accessibility Lead/Expert
Localization Engineer: Internationalization Engineer, Localization Software Engineer
Creative Technologist: Creative Developer, Creative Engineer, Creative Technology Developer/Lead
Creative Developer: Creative Technologist, Creative Engineer
Inference Engineer: Inference Optimization Engineer, Model Serving Engineer
GTM Engineer: GTM Automation Engineer, GTM Systems Engineer
Martech Engineer: Marketing Technologist, Marketing Systems Engineer, GTM Engineer, Marketing Automation Engineer
Marketing Technologist: Martech Engineer/Specialist/Manager, Marketing Systems Engineer, Marketing Technology Specialist/Manager/Analyst
Media Engineer: Video Engineer, Video Streaming Engineer
Video Engineer: Video Streaming Engineer, Media Engineer, Video Codec Engineer
Identity Engineer: IAM Engineer, Identity Platform Engineer
Automotive Software Engineer: AUTOSAR Engineer, Vehicle Software Engineer
Vehicle Software Engineer: Automotive Software Engineer
Autonomy Software Engineer: Autonomy Engineer, Autonomous Systems Software Engineer
Observability Engineer: Observability Monitoring Engineer > Splunk Engineer
Splunk Engineer: Splunk Administrator/Architect/Consultant/Specialist
Storage Software Engineer: Storage Developer
Level Designer: Level Design Lead, Game Level Designer, World Designer
Software Consultant: Software Engineering Consultant, Software Development Consultant, Software Implementation Consultant
Software Analyst: Software Systems Analyst, Software Business Analyst, Software Quality Analyst, Software Engineer Analyst
Release Train Engineer > Agile Release Train Engineer
Usability Engineer: Usability Specialist/Analyst, Human Factors Engineer
Network Architect: Network Design Engineer
Edge Engineer: Edge Computing Engineer
HFT Engineer: Low Latency Engineer
SAP BW Developer: SAP BW Consultant, SAP BI Developer
Tosca Tester: Tosca Engineer, Tosca Automation Engineer, Tosca Test Automation Engineer
FHIR Engineer: HL7 Engineer, FHIR Integration Engineer, HL7 Integration Engineer
EDI Developer: EDI Analyst/Specialist
EDI Analyst: EDI Specialist/Coordinator/Consultant
Interface Analyst: Interface Engineer, HL7 Analyst
SAP Tester: SAP Test Analyst, SAP QA Analyst, SAP QA Engineer
`;
