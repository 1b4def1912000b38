/** Posted titles in other languages, from public lists, in the format of engineering.ts. */
export const otherLanguagesPairs = `
Software Engineer
  + Engenheiro(a) de Software Sênior | IT Portfolio Management (Products & Clients - Onshore); Engenheiro de Software
    Fullstack (Pleno ou Senior)| BTG Empresas; Pessoa Engenheira de Software Sênior; Analista de Engenharia de Software
    Sênior | Java; AI应用开发工程师【agent应用与平台方向】(J14851); Ingénieur logiciel
  - Engenheiro Civil; Analista de Dados
Senior Software Engineer
  + Engenheiro(a) de Software Pleno ou Sênior (Elixir/C#)| BTG Empresas
  - Engenheiro(a) de Software Pleno (.NET) | Digital Equities
Full Stack Developer
  + Engenheiro(a) de Software Full Stack
Data Scientist
  + Cientista de Dados Sênior | Dados
Data Science Intern
  + Stage Data Scientist - Paris (H/F/X)
AI Engineer
  + AI 엔지니어 (2년~7년); 자율주행 AI 엔지니어 (R&D); [EC솔루션연구소] AI 기술 개발자 (전문연구요원 현역)
Product Designer
  + AI产品设计师-抖音生活服务
Interaction Designer
  + 高级交互设计
Unity Developer
  + Unity разработчик игровой логики
SDET
  + Développeur(-euse) senior en automatisation AQ – (Plateforme)
System Administrator
  + IT sistemski administrator (m/ž); Systemadministrator (m/w/d); Administrador de sistemas
DevOps Engineer
  + DevOps inženir
Linux Engineer
  + Senior SW-Entwickler Linux/RTOS (m/w/d)
Marketing Intern
  + Stagiair(e) digitale marketing & communicatie
Project Manager
  + Chef de projet digital; Projektleiter IT (m/w/d); Jefe de Proyecto; IT Projectleider
Product Manager
  + Gerente de Produto; Chef de produit; 产品经理; プロダクトマネージャー
Frontend Developer
  + 高级前端工程师; フロントエンドエンジニア; 프론트엔드 개발자
Stage Manager
  + Stage Manager, Live Events
`;
