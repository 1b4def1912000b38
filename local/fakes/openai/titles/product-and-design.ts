/** Same format as engineering. */
export const productAndDesign = `
Product Manager | Product Owner | Technical Product Manager | Digital Product Manager | Software Product Manager | Product Lead | Platform Product Manager | Growth Product Manager | Product Strategist | Product Management Lead | Product Specialist
Technical Product Manager | Product Manager, Technical | Platform Product Manager | API Product Manager | Technical Product Owner | Infrastructure Product Manager
Product Owner | Product Manager | Agile Product Owner | Technical Product Owner | Digital Product Owner | Business Product Owner | Product Lead | Product Analyst
Growth Product Manager | Product Growth Manager | Product Manager, Growth | Monetization Product Manager | Conversion Product Manager
AI Product Manager | Machine Learning Product Manager | Product Manager, AI | Data Product Manager | Technical Product Manager, AI
Data Product Manager | Product Manager, Data | Analytics Product Manager | Data Platform Product Manager | Data Product Owner
Associate Product Manager | Junior Product Manager | Product Management Associate | Product Specialist | Product Coordinator
Product Operations Manager | Product Ops Manager | Product Operations Specialist | Product Operations Lead | Product Program Manager
Group Product Manager | Lead Product Manager | Product Lead | Principal Product Manager | Manager of Product Management
Director of Product | Director of Product Management | Head of Product | Product Director | Group Product Manager | VP of Product | Product Management Lead
VP of Product | Head of Product | Vice President of Product | Chief Product Officer | VP of Product Management | Director of Product | SVP of Product
Program Manager | Technical Program Manager | Project Manager | Program Lead | Engineering Program Manager | Delivery Manager | Project Lead | IT Program Manager
Technical Program Manager | TPM | Engineering Program Manager | Technical Project Manager | Software Program Manager | Engineering Project Manager | Infrastructure Program Manager
Project Manager | IT Project Manager | Technical Project Manager | Project Coordinator | Digital Project Manager | Delivery Manager | Project Lead | Implementation Project Manager
IT Project Manager | Information Technology Project Manager | Technical Project Manager | Software Project Manager | Systems Project Manager | Technology Project Manager
Scrum Master | Agile Coach | Agile Project Manager | Agile Delivery Manager | Iteration Manager | Agile Scrum Master
Delivery Manager | Agile Delivery Manager | Technical Delivery Manager | Service Delivery Manager | Software Delivery Manager | Project Delivery Manager | Delivery Lead | Scrum Master | Project Manager
Project Coordinator | Program Coordinator | Project Administrator | Junior Project Manager | Project Assistant | Project Management Coordinator
Business Analyst | Business Systems Analyst | IT Business Analyst | Systems Analyst | Process Analyst | Functional Analyst | Requirements Analyst | Technical Business Analyst
Business Systems Analyst | Systems Analyst | IT Business Analyst | Business Analyst | Applications Analyst | ERP Analyst | Enterprise Systems Analyst
Product Management Intern | Product Manager Intern | Product Intern | Associate Product Manager Intern
Product Designer | UX Designer | UI/UX Designer | Digital Product Designer | Interaction Designer | User Experience Designer | UX/UI Designer | UI Designer | Experience Designer
UX Designer | User Experience Designer | Product Designer | Interaction Designer | UI/UX Designer | UX/UI Designer | Experience Designer | UX Architect
UI Designer | User Interface Designer | Visual Designer | UI/UX Designer | Interface Designer | Digital Designer | Web Designer
UI/UX Designer | Product Designer | UX Designer | User Experience Designer | User Interface Designer | Interaction Designer | Web Designer
Interaction Designer | UX Designer | Product Designer | User Experience Designer | Interaction Design Specialist | Experience Designer
UX Researcher | User Researcher | User Experience Researcher | Design Researcher | Product Researcher | Usability Researcher | Qualitative Researcher | Usability Analyst
User Researcher | UX Researcher | User Experience Researcher | Design Researcher | Customer Researcher | Usability Specialist
UX Writer | Content Designer | Product Writer | UX Content Designer | UX Copywriter | Content Strategist | Microcopy Writer
Content Designer | UX Writer | UX Content Designer | Product Writer | Content Strategist | UX Content Strategist
UX Engineer | Design Engineer | UI Engineer | Design Technologist | Frontend Designer | Prototyping Engineer
Design Systems Designer | Design System Designer | Design Systems Lead | UI Systems Designer | Product Designer, Design Systems
Graphic Designer | Visual Designer | Brand Designer | Digital Designer | Marketing Designer | Communication Designer | Graphic Artist | Production Designer
Visual Designer | Graphic Designer | UI Designer | Digital Designer | Brand Designer | Creative Designer | Web Designer
Brand Designer | Brand Identity Designer | Graphic Designer | Visual Designer | Marketing Designer | Creative Designer | Communication Designer
Web Designer | Website Designer | Digital Designer | UI Designer | Interactive Designer | Web and Graphic Designer | Visual Designer
Motion Designer | Motion Graphics Designer | Animator | Motion Graphics Artist | 2D Animator | Motion Graphics Animator | Video Designer
Illustrator | Digital Illustrator | Graphic Illustrator | Visual Artist | Brand Illustrator | Concept Artist | Graphic Artist | Storyboard Artist
3D Artist | 3D Modeler | 3D Designer | 3D Animator | CGI Artist | 3D Generalist
Game Designer | Level Designer | Gameplay Designer | Video Game Designer | Systems Designer, Games | Game Design Lead
Service Designer | Experience Designer | Customer Experience Designer | UX Strategist | Strategic Designer
Industrial Designer | Product Design Engineer | Hardware Designer | Consumer Product Designer | Industrial Design Engineer
Art Director | Creative Director | Design Director | Visual Design Lead | Creative Lead
Creative Director | Art Director | Head of Creative | Creative Lead | Executive Creative Director | Brand Creative Director
Design Manager | UX Manager | Product Design Manager | Manager of Product Design | UX Design Manager | Design Lead | Head of Design | User Experience Manager | Creative Manager
Head of Design | Director of Design | Design Director | VP of Design | Director of Product Design | Director of User Experience
Product Design Intern | UX Design Intern | Design Intern | UI/UX Design Intern | UX Research Intern
Technical Writer | Documentation Writer | API Technical Writer | Technical Author | Documentation Specialist | Technical Documentation Writer | Technical Editor | Information Developer
`;
