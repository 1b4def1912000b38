/** Software crafts, in the format of read-names.ts. */
export const softwareNames = `
Frontend Engineer > UI Engineer, React Engineer, Angular Engineer, Vue Engineer
UI Engineer > Frontend Engineer
Web Developer > WordPress Developer, Drupal Developer, Shopify Developer, Webflow Developer, Internet Developer, Intranet Developer
Mobile Engineer: Mobile Application Engineer > iOS Engineer, Android Engineer, React Native Engineer, Flutter Engineer
iOS Engineer: Swift Engineer
Flutter Engineer: Dart Engineer
Java Engineer > Spring Boot Engineer
JavaScript Engineer > TypeScript Engineer, Node Engineer
Python Engineer > Django Engineer, Flask Engineer, FastAPI Engineer
PHP Engineer > Laravel Engineer, Symfony Engineer, LAMP Engineer, Magento Engineer, WordPress Engineer
Ruby Engineer: Rails Engineer
Mainframe Developer: Mainframe Analyst, COBOL Developer/Analyst
AS400 Developer: RPG Developer
ABAP Developer: ABAP Consultant
Software Architect: Application Architect, Software Solutions Architect, Software Engineering Architect > Java Architect, DotNet Architect, Technical Architect
Engineering Manager: Software Engineering Manager, Software Development Manager, Software Manager, Web Development Manager > Software Engineering Lead, Application Development Manager
Tech Lead > Lead Software Engineer, Lead Backend Engineer, Lead Frontend Engineer, Lead Full Stack Engineer, Software Engineering Lead, Software Development Lead, Engineering Lead, Development Lead, Lead Java Engineer, Lead DotNet Engineer, Lead Data Engineer
Game Developer: Gameplay Programmer, Game Engine Programmer, Game AI Programmer > Unity Developer, Unreal Developer
Gameplay Engineer > Game Engineer
Graphics Engineer: Rendering Engineer
XR Developer: VR Developer, AR Developer
Blockchain Developer: Web3 Developer, Solidity Developer, Smart Contract Developer, Crypto Developer, DeFi Engineer, Ethereum Engineer
Smart Contract Developer: Solidity Developer
Forward Deployed Engineer: Deployed Engineer, Deployment Strategist
QA Engineer: Software Quality Engineer, Software Test Engineer, Software Quality Assurance Engineer, Software Testing Specialist, Systems Tester, Manual Tester, Application Tester, Functional Tester > Test Automation Engineer, SDET, QA Specialist, Quality Automation Engineer, Game Tester, UAT Tester, Website Tester, Automation Tester
QA Analyst: Test Analyst, Software Test Analyst, Software Quality Analyst, QA Test Analyst, Testing Analyst, Software QA Specialist > UAT Analyst
Manual Tester: Manual QA Engineer, Manual Test Engineer, Manual QA Analyst, Manual Test Analyst
SDET: Test Automation Engineer, QA Automation Engineer, Automation Tester
Test Automation Engineer: QA Automation Engineer, Automation Tester, Automated Testing Engineer, Test Automation Specialist/Architect > SDET
QA Automation Engineer: Test Automation Engineer, Automation Tester, QA Automation Specialist/Analyst, Quality Automation Engineer > SDET, Selenium Automation Engineer, Mobile Automation Engineer, Automation Test Lead
QA Manager: Quality Engineering Manager, Software Quality Engineering Manager, Test Manager, Software Quality Manager, QA Engineering Manager
QA Lead: Test Lead, Lead QA Engineer, Lead Test Engineer, Testing Lead, Lead QA Analyst, Lead SDET, Quality Engineering Lead
Performance Engineer: Performance Test Engineer, Load Test Engineer > Performance Tester, Load Tester
Web Designer: Web UI Designer, Web UX Designer > Webflow Designer, WordPress Designer, Shopify Designer, Squarespace Designer
Webmaster: Website Administrator, Web Coordinator, Website Manager
Ecommerce Developer: Ecommerce Web Developer > Magento Developer, Shopify Developer, Hybris Developer
Magento Developer: Adobe Commerce Developer
Oracle Developer: PL SQL Developer, Oracle Database Developer, Oracle Application Developer
Oracle EBS Developer: Oracle Application Developer, Oracle EBS Consultant, Oracle EBS Technical Consultant, Oracle Apps Technical Consultant
PL SQL Developer: Oracle Developer, Oracle Database Developer
SQL Developer > Database Developer, Oracle Developer
Database Developer: SQL Developer, PL SQL Developer, Oracle Database Developer, SQL Server Developer, Oracle Developer, PostgreSQL Developer > Database Reliability Engineer, MongoDB Engineer, MySQL Engineer
Database Administrator: Database Administration Engineer, Database Administration Specialist, Database Specialist, Database Coordinator > MongoDB Administrator, SQL Server Administrator, PostgreSQL Administrator, Database Reliability Engineer
SQL Administrator: SQL Server Administrator, SQL Database Administrator
MongoDB Database Administrator: MongoDB Administrator
Programmer Analyst: Developer Analyst, Software Programmer Analyst
Boomi Developer: Boomi Integration Specialist/Consultant, Boomi Consultant/Architect/Specialist
MuleSoft Developer: MuleSoft Consultant/Architect/Specialist
Developer Experience Engineer: Developer Productivity Engineer, Engineering Productivity Engineer, Developer Tools Engineer, Developer Platform Engineer
Developer Productivity Engineer: Developer Experience Engineer, Engineering Productivity Engineer, Developer Tools Engineer
Developer Tools Engineer: Developer Tooling Engineer, Developer Productivity Engineer, Developer Experience Engineer
Tools Programmer: Tools Software Engineer
Driver Engineer: Device Driver Engineer, Driver Software Engineer
Web3 Engineer: Blockchain Engineer, Smart Contract Engineer, Solidity Engineer, Ethereum Engineer
Protocol Engineer: Blockchain Protocol Engineer
Healthcare Software Engineer: Health Software Engineer
Engineering Lead: Software Engineering Lead
Development Lead: Lead Developer, Software Development Lead, Tech Lead
Technical Architect: Technology Architect, Technical Solutions Architect > Software Architect, Application Architect
Enterprise Architect: Enterprise Technology Architect, Enterprise Application Architect
Pega Developer: Pega Architect, Pega Systems Architect, Pega Consultant, PRPC Developer
Guidewire Developer: Guidewire Consultant/Architect
Mendix Developer: Mendix Consultant
OutSystems Developer: OutSystems Consultant/Architect
Low Code Developer: No Code Developer > Power Platform Developer, Mendix Developer, OutSystems Developer, Appian Developer, Bubble Developer
Selenium Tester: Selenium Engineer, Selenium Automation Engineer/Tester, Selenium QA Automation Engineer, Selenium Test Engineer, Selenium QA Engineer
Test Manager: Testing Manager, Test Engineering Manager, UAT Manager > QA Manager
Test Analyst: QA Analyst, Software Test Analyst
Performance Tester: Performance Test Engineer, Performance QA Engineer, Load Tester, Load Test Engineer, Performance Test Analyst
Accessibility Tester: Accessibility Test Engineer, Accessibility QA Analyst, Accessibility Analyst, Accessibility Specialist
ETL Tester: ETL QA Engineer, ETL Test Engineer, Data Warehouse Tester, Data Warehouse Test Engineer, Data Tester, ETL QA Analyst
UAT Analyst: UAT Tester/Lead/Specialist/Coordinator, UAT Test Analyst
UAT Tester: UAT Analyst, UAT Test Analyst, UAT Specialist/Coordinator/Lead
Game Tester: Game QA Tester, Game QA Analyst, Playtester, Gameplay Tester, Game Test Analyst
Performance Test Engineer: Performance Tester, Performance Test Analyst, Performance Test Lead, Load Test Engineer, Performance QA Engineer
Build Engineer: Build Release Engineer, Build Systems Engineer, Build Automation Engineer, Release Engineer
Accessibility Engineer: Accessibility Specialist/Tester/Analyst/Consultant
Accessibility Specialist: Accessibility Analyst/Consultant/Tester/Engineer, Accessibility Lead/Expert
Localization Engineer: Internationalization Engineer, Localization Software Engineer
Creative Technologist: Creative Developer, Creative Technology Developer/Lead
Creative Developer: Creative Technologist
Inference Engineer: Inference Optimization Engineer, Model Serving Engineer
GTM Engineer: GTM Automation Engineer, GTM Systems Engineer
Martech Engineer: Marketing Technologist, Marketing Systems Engineer, GTM Engineer, Marketing Automation Engineer
Marketing Technologist: Martech Engineer/Specialist/Manager, Marketing Systems Engineer, Marketing Technology Analyst
Media Engineer: Video Engineer, Video Streaming Engineer
Video Engineer: Video Streaming Engineer, Media Engineer, Video Codec Engineer
Identity Engineer: IAM Engineer, Identity Platform Engineer > Okta Engineer, Active Directory Engineer
Automotive Software Engineer: AUTOSAR Engineer, Vehicle Software Engineer
Vehicle Software Engineer: Automotive Software Engineer
Autonomy Software Engineer: Autonomy Engineer, Autonomous Systems Software Engineer
Observability Engineer: Observability Monitoring Engineer > Splunk Engineer, Datadog Engineer
Splunk Engineer: Splunk Administrator/Architect/Consultant/Specialist
Storage Software Engineer: Storage Developer
Level Designer: Level Design Lead, Game Level Designer, World Designer
Software Consultant: Software Engineering Consultant, Software Development Consultant, Software Implementation Consultant
Software Analyst: Software Systems Analyst, Software Business Analyst, Software Quality Analyst, Software Engineer Analyst
Release Train Engineer > Agile Release Train Engineer
Usability Engineer: Usability Specialist/Analyst, Human Factors Engineer
Network Architect: Network Design Engineer, Network Infrastructure Architect, Network Solutions Architect
Edge Engineer: Edge Computing Engineer
SAP BW Developer: SAP BW Consultant, SAP BI Developer
Tosca Tester: Tosca Engineer, Tosca Automation Engineer, Tosca Test Automation Engineer
FHIR Engineer: HL7 Engineer, FHIR Integration Engineer, HL7 Integration Engineer
EDI Developer: EDI Analyst/Specialist
EDI Analyst: EDI Specialist/Coordinator/Consultant
Interface Analyst: Interface Engineer, HL7 Analyst
SAP Tester: SAP Test Analyst, SAP QA Analyst, SAP QA Engineer
Automation Tester: Automation Test Analyst, Automation Testing Engineer, Automated Tester
`;
