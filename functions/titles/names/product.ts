/** Product, projects and design, in the format of read-names.ts. */
export const productNames = `
Product Manager > Product Lead
Product Owner > Product Ownership Manager
Product Operations Manager: Product Operations Lead
Product Operations Specialist: Product Operations Analyst/Associate/Coordinator
Product Strategist: Product Strategy Manager/Lead/Associate/Specialist
Digital Producer: Digital Content Producer, Interactive Producer
Creative Producer: Creative Project Manager, Creative Content Producer
Creative Project Manager: Creative Producer, Creative Services Project Manager
Game Producer: Game Development Producer
Technical Program Manager: Engineering Program Manager, Software Program Manager
Engineering Program Manager: Technical Program Manager
Program Manager > Program Lead
Project Manager > Project Lead
IT Project Manager: Technical Project Manager, Software Project Manager, IT Project Lead, Technology Project Manager, Infrastructure Project Manager
Technical Project Manager: IT Project Manager, Software Project Manager, Technology Project Manager
Software Project Manager: IT Project Manager, Technical Project Manager, Software Development Project Manager
Agile Project Manager: Scrum Master, Agile Delivery Manager, Agile Delivery Lead
PMO Analyst: PMO Specialist/Associate, Project Management Analyst, PMO Coordinator/Administrator, PMO Portfolio Analyst
PMO Manager: PMO Lead, Head of PMO, PMO Project Manager
PMO Coordinator: PMO Analyst/Specialist/Administrator
PMO Director: Head of PMO
Scrum Master: Agile Delivery Lead, Agile Delivery Manager, Scrum Lead, Iteration Manager, Agile Project Manager
Agile Coach: Agile Consultant, Agile Transformation Coach, Agile Practice Lead, Agile Transformation Lead
Delivery Manager: Delivery Lead, Agile Delivery Manager
Project Coordinator: Project Support Coordinator, Project Management Coordinator, Project Administrator/Assistant, Project Support Specialist, PMO Coordinator
Program Coordinator: Program Management Coordinator
UX Designer: Experience Designer, Interaction Designer, UX Specialist > Product Designer, UI Designer
UI Designer: Interface Designer > UX Designer, Visual Designer
Founding Designer: Founding Product Designer
UX Architect: Information Architect
Information Architect: UX Architect
Product Designer: UX Product Designer, Founding Designer > UX Designer, UI Designer
Interaction Designer: UX Designer, UX Interaction Designer
Visual Designer: Visual Communication Designer, Communication Designer, Digital Designer > Graphic Designer
UX Researcher: User Researcher, Design Researcher, Product Researcher, UX Research Specialist/Consultant/Analyst, Usability Researcher, Mixed Methods Researcher
Research Operations Manager: UX Research Operations Manager/Specialist/Lead, Research Operations Specialist/Coordinator/Lead
UX Writer: Content Designer, UX Content Strategist, UX Copywriter, UX Content Writer, Product Writer
Content Designer: UX Writer, UX Content Strategist, Product Content Designer
Graphic Designer: Graphic Artist, Graphic Design Specialist/Associate/Coordinator > Creative Designer, Visual Designer, Digital Designer, Production Designer, Presentation Designer
Digital Designer: Digital Graphic Designer, Digital Visual Designer
Production Designer: Production Artist, Graphic Production Artist
Production Artist: Production Designer, Graphic Production Designer
Presentation Designer: PowerPoint Designer, Presentation Specialist, PowerPoint Specialist
Brand Designer: Brand Identity Designer
Marketing Designer: Marketing Graphic Designer, Growth Designer
Motion Designer: Motion Graphic Designer/Artist/Animator, Motion Artist, 2D Motion Designer, Motion Graphics Editor
Video Editor: Video Content Editor, Video Producer Editor, Post Production Editor, Film Editor, Video Specialist
Videographer: Video Producer, Video Content Creator, Video Specialist
Video Producer: Video Content Producer, Videographer, Video Specialist
Content Creator: Content Producer, Video Creator, Digital Creator, Social Media Creator
3D Artist: 3D Modeler, 3D Generalist, Environment Artist, Character Artist
3D Modeler: 3D Artist
3D Designer: 3D Visualizer, 3D Visualization Artist, 3D Artist
Game Artist: 2D Artist, 3D Game Artist, Concept Artist
VFX Artist: FX Artist
Concept Artist: Visual Development Artist
Game Designer: Gameplay Designer, Game Systems Designer > Level Designer, Quest Designer, Narrative Designer, Combat Designer
Design Director: Product Design Director, UX Director, UX Design Director
Design Manager: UX Manager, Product Design Manager, UX Design Manager
Head of Design: Head of UX > VP of Design
VP of Design > Head of Design
UX Manager: UX Design Manager, Product Design Manager, Design Manager, UX Lead > UX Research Manager
Product Design Manager: UX Design Manager, UX Manager
Design Lead: Lead Product Designer, UX Lead, Lead UX Designer, Product Design Lead
Instructional Designer: Learning Designer, Learning Experience Designer, E-Learning Designer/Developer, Instructional Design Specialist/Consultant, Instructional Developer, Instructional Systems Designer > Curriculum Designer
Curriculum Developer: Curriculum Designer/Writer/Specialist, Curriculum Development Specialist
Community Manager: Community Lead, Community Engagement Manager, Community Marketing Manager, Community Operations Manager, Community Growth Manager
Developer Community Manager: Developer Community Lead, Developer Relations Manager
Developer Relations Manager: Developer Relations Lead, Developer Relations Program Manager
Head of Product > VP of Product
VP of Product > Head of Product
AI Product Manager: ML Product Manager, Generative AI Product Manager, LLM Product Manager
UX Intern > Intern UX Designer, Intern UX Researcher
Technical Product Owner: IT Product Owner
Business Process Analyst: Process Improvement Analyst, Business Process Improvement Analyst/Specialist
Transformation Manager: Transformation Lead, Transformation Program Manager
IT Program Manager: Technology Program Manager, Information Systems Program Manager
NPI Manager: NPI Program Manager, NPI Project Manager
NPI Program Manager: NPI Manager, NPI Project Manager
Design Program Manager: Design Operations Manager, UX Program Manager, Design Producer, Design Operations Program Manager
Design Operations Manager: Design Program Manager, Design Operations Lead, Design Operations Program Manager
Marketing Project Manager: Marketing Program Manager, Creative Project Manager
Implementation Project Manager: Implementation Manager, Implementation Program Manager, Onboarding Project Manager
Localization Manager: Localization Program Manager, Localization Project Manager, Translation Manager
Localization Specialist: Localization Coordinator/Associate/Analyst
Localization Project Manager: Localization Program Manager, Localization Manager, Translation Project Manager
Digital Project Manager: Web Project Manager, Digital Producer
Change Management Consultant: Change Consultant, Change Management Specialist/Analyst/Advisor, Change Manager
Technical Delivery Manager: IT Delivery Manager, Software Delivery Manager, Technical Delivery Lead, Agile Delivery Manager
Service Delivery Manager: Service Delivery Lead, IT Service Manager, IT Service Delivery Manager
Proposal Manager: RFP Manager, Bid Manager, Proposal Lead, Proposal Development Manager
Bid Manager: Proposal Manager, RFP Manager, Bid Lead, Tender Manager
Proposal Writer: RFP Writer, Bid Writer, Tender Writer, Proposal Specialist/Coordinator, RFP Specialist/Analyst, Proposal Development Specialist
UX Engineer: Design Technologist, UI Engineer, UX Prototyper, UX Design Engineer, UX Technologist
Design Technologist: UX Engineer, UX Technologist, Creative Technologist
Service Designer: Service Experience Designer, Strategic Designer
Design Systems Designer: Design Systems Lead, Design Systems Product Designer, Design Systems UX Designer
Conversation Designer: Conversation AI Designer, Conversation UX Designer, Voice Designer, Voice UX Designer, Chatbot Designer
Multimedia Designer: Multimedia Specialist/Artist/Producer, Digital Media Designer, Interactive Media Designer, Digital Media Specialist
Animator: Animation Artist, Motion Graphic Animator
Developer Advocate: Technical Evangelist, Technology Evangelist, Cloud Advocate, Technical Advocate > Developer Relations Manager, Developer Community Manager, Developer Relations Program Manager, Developer Experience Advocate
Technical Writer: Documentation Engineer, Technical Author, Technical Content Writer, Technical Communicator, API Writer, Technical Documentation Specialist, Technical Documentation Writer, Technical Content Developer, Technical Editor, Information Developer, Programmer Writer, Engineering Writer, Technical Publications Writer/Specialist, Technical Writing Specialist, Documentation Specialist
Documentation Specialist: Technical Writer, Documentation Writer, Technical Documentation Specialist
Documentation Engineer: Technical Writer, Technical Content Writer, Technical Author, Documentation Writer
API Writer: API Technical Writer, Technical Writer, API Documentation Writer, Developer Documentation Writer
Documentation Manager: Technical Writing Manager, Technical Publications Manager, Technical Documentation Manager, Documentation Lead
Technical Editor: Technical Content Editor
Knowledge Manager: Knowledge Management Specialist/Lead/Analyst, Knowledge Base Manager/Specialist, Knowledge Specialist
`;
