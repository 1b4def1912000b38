/** Software crafts, in the format of read-names.ts. */
export const softwareNames = `
Frontend Engineer > UI Engineer, React Engineer, Angular Engineer, Vue Engineer
UI Engineer: User Interface Engineer > Frontend Engineer
Web Developer > WordPress Developer, Drupal Developer, Shopify Developer, Webflow Developer
Mobile Engineer: Mobile Application Engineer > iOS Engineer, Android Engineer, React Native Engineer, Flutter Engineer
iOS Engineer: Swift Engineer
Flutter Engineer: Dart Engineer
Java Engineer > Spring Boot Engineer
JavaScript Engineer > TypeScript Engineer, Node Engineer
Python Engineer > Django Engineer, Flask Engineer, FastAPI Engineer
PHP Engineer > Laravel Engineer, Symfony Engineer
Ruby Engineer: Rails Engineer
Mainframe Developer: Mainframe Programmer/Analyst, COBOL Developer/Programmer/Analyst
AS400 Developer: RPG Developer
ABAP Developer: ABAP Consultant
Software Architect: Application Architect, Software Solutions Architect
Engineering Manager: Software Engineering Manager, Software Development Manager, Software Manager, Web Development Manager > Software Engineering Lead, Application Development Manager
Tech Lead > Lead Software Engineer, Lead Backend Engineer, Lead Frontend Engineer, Lead Full Stack Engineer, Software Engineering Lead, Software Development Lead, Engineering Lead, Development Lead
Game Developer: Gameplay Programmer > Unity Developer, Unreal Developer
Gameplay Engineer > Game Engineer
Graphics Engineer: Rendering Engineer
XR Developer: VR Developer, AR Developer
Blockchain Developer: Web3 Developer, Solidity Developer, Smart Contract Developer, Crypto Developer
Smart Contract Developer: Solidity Developer
UX Engineer: Design Technologist, UX Developer, UI Engineer
Developer Advocate: Developer Evangelist, Technical Evangelist, Technology Evangelist
Forward Deployed Engineer: Deployed Engineer, Deployment Strategist
QA Engineer: Software Quality Engineer, Software Test Engineer, Software Tester > Test Automation Engineer, SDET, Manual Tester, QA Tester
QA Analyst: Test Analyst, Software Test Analyst
QA Tester: Software Tester, Manual Tester > Game Tester
Manual Tester: Manual QA Engineer, Manual Test Engineer
SDET: Test Automation Engineer, Automation Test Engineer, QA Automation Engineer, Automation Tester, Automation QA Engineer, Software Development Engineer in Test
Test Automation Engineer: QA Automation Engineer, Automation QA Engineer, Automation Tester, Automated Testing Engineer > SDET
QA Automation Engineer: Test Automation Engineer, Automation Tester > SDET
QA Manager: Quality Engineering Manager, Software Quality Engineering Manager, Test Manager, Software Quality Manager, QA Engineering Manager
QA Lead: Test Lead, Lead QA Engineer, Lead Test Engineer
Performance Engineer: Performance Test Engineer, Performance Testing Engineer, Load Test Engineer, Load Testing Engineer
Technical Writer: Documentation Engineer, Technical Author, Technical Content Writer, Technical Communicator, API Writer, Technical Documentation Specialist, Documentation Developer
`;
