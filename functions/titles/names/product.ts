/** Product, projects and design, in the format of read-names.ts. */
export const productNames = `
Product Manager > Product Lead
Product Owner > Product Ownership Manager
Product Operations Manager: Product Operations Lead
Technical Program Manager: Engineering Program Manager
Engineering Program Manager: Technical Program Manager
Program Manager > Program Lead
Project Manager > Project Lead
IT Project Manager: Technical Project Manager, Software Project Manager, IT Project Lead
Technical Project Manager: IT Project Manager, Software Project Manager
PMO Analyst: PMO Specialist/Associate, Project Management Analyst
PMO Manager: PMO Lead, Head of PMO
Scrum Master: Agile Delivery Lead, Agile Delivery Manager
Agile Coach: Agile Consultant, Agile Transformation Coach
Delivery Manager: Delivery Lead, Agile Delivery Manager
Project Coordinator: Project Support Coordinator, Project Management Coordinator
Program Coordinator: Program Management Coordinator
UX Designer: Experience Designer, Interaction Designer, UX Specialist > Product Designer, UI Designer
UI Designer: Interface Designer > UX Designer, Visual Designer
Product Designer: UX Product Designer > UX Designer, UI Designer
Interaction Designer: IxD Designer, UX Designer, UX Interaction Designer
Visual Designer: Visual Communication Designer > Graphic Designer
UX Researcher: User Researcher, Design Researcher, Product Researcher, UX Research Specialist/Consultant/Analyst, Usability Researcher
UX Writer: Content Designer, UX Content Strategist, UX Copywriter, UX Content Writer, Product Writer
Content Designer: UX Writer, UX Content Strategist, Product Content Designer
Graphic Designer: Graphic Artist, Graphic Design Specialist/Associate/Coordinator > Creative Designer, Visual Designer
Brand Designer: Brand Identity Designer
Marketing Designer: Marketing Graphic Designer, Growth Designer
Motion Designer: Motion Graphic Designer/Artist/Animator, Motion Artist, Motion Graphic Animator
Video Editor: Video Content Editor, Video Producer Editor, Post Production Editor, Film Editor, Video Specialist
Videographer: Video Producer, Video Content Creator, Video Specialist
Content Creator: Content Producer, Video Creator, Digital Creator, Social Media Creator
3D Artist: 3D Modeler, 3D Generalist, Environment Artist, Character Artist
3D Modeler: 3D Artist
VFX Artist: Visual Effects Artist, FX Artist
Technical Artist: Tech Artist
Concept Artist: Visual Development Artist
Game Designer: Gameplay Designer, Game Systems Designer > Level Designer, Quest Designer, Narrative Designer
Design Director: Product Design Director, UX Director
Design Manager: UX Manager, Product Design Manager, UX Design Manager
Head of Design: Head of UX
Design Lead: Lead Product Designer, UX Lead, Lead UX Designer, Product Design Lead
Instructional Designer: Learning Designer, Learning Experience Designer, E-Learning Designer/Developer, Instructional Design Specialist/Consultant, Instructional Developer > Curriculum Designer
Curriculum Developer: Curriculum Designer/Writer/Specialist, Curriculum Development Specialist
Community Manager: Community Lead, Community Engagement Manager
`;
