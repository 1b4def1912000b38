/** Posted titles in other languages, from public lists, in the format of engineering.ts. */
export const otherLanguagesPairs = `
accountant
  + Groupe de Société recrute Comptable
AI Engineer
  + AI 엔지니어 (2년~7년); 자율주행 AI 엔지니어 (R&D); [EC솔루션연구소] AI 기술 개발자 (전문연구요원 현역)
analytics engineer
  - Analista Desenvolvedor Java Sênior FX
blockchain developer
  + [杭州] 各一网络诚聘区块链 JAVA 工程师（薪资 15K-30K）
business development manager
  + Digiarts recrute Responsable du développement commercial
data analyst
  + Analista de Datos Supply; Analista de datos Sector Logístico; Дата аналитик; 數據分析師
data engineer
  + Stage - Développeur Data - Direction des Données et de la Surveillance H/F
  - Pessoa Desenvolvedora iOS Sênior - Data Platform | Data & AI
Data Science Intern
  + Stage Data Scientist - Paris (H/F/X)
Data Scientist
  + Cientista de Dados Sênior | Dados; 数据科学家
DevOps Engineer
  + DevOps inženir
firmware engineer
  - Ingénieur Test Logiciel Embarqué / HSIT - ISO 26262
Frontend Developer
  + 高级前端工程师; フロントエンドエンジニア; 프론트엔드 개발자
Full Stack Developer
  + Engenheiro(a) de Software Full Stack
Hardware Engineer
  + 硬體工程師
Help Desk
  + Werkstudent (m/w/d) IT-Support
Interaction Designer
  + 高级交互设计
Linux Engineer
  + Senior SW-Entwickler Linux/RTOS (m/w/d)
linux system administrator
  + Administrator Systemów Linux
Marketing Intern
  + Stagiair(e) digitale marketing & communicatie
Product Designer
  + AI产品设计师-抖音生活服务; Designer de produit (UI/UX)
  - UI设计师 - AI创新业务
Product Manager
  + Gerente de Produto; Chef de produit; 产品经理; プロダクトマネージャー
Project Manager
  + Chef de projet digital; Projektleiter IT (m/w/d); Jefe de Proyecto; IT Projectleider; Projectmanager Infra
QA Engineer
  + testeur QA; Ingénieur Test Logiciel Embarqué / HSIT - ISO 26262
Recruiter
  + [신입] 채용 담당자
Recruiting Coordinator
  + 채용 코디네이터(계약직)
SDET
  + Développeur(-euse) senior en automatisation AQ – (Plateforme)
Senior Software Engineer
  + Engenheiro(a) de Software Pleno ou Sênior (Elixir/C#)| BTG Empresas
  - Engenheiro(a) de Software Pleno (.NET) | Digital Equities
Software Developer
  + Développeur logiciel II (React); Softwareentwickler (m/w/d); Analista Desenvolvedor Java Sênior FX; مهندس
    برمجيات; CHUYÊN VIÊN LẬP TRÌNH PYTHON-ODOO
  - Stagiaire Auditeur RSE – janvier 2027 - F/H
Software Engineer
  + Engenheiro(a) de Software Sênior | IT Portfolio Management (Products & Clients - Onshore); Engenheiro de
    Software Fullstack (Pleno ou Senior)| BTG Empresas; Pessoa Engenheira de Software Sênior; Analista de Engenharia
    de Software Sênior | Java; AI应用开发工程师【agent应用与平台方向】(J14851); Ingénieur logiciel; 【27校招 - 数字化】嵌入式开发工程师; 軟韌體工程師
  - Engenheiro Civil; Analista de Dados
Software Engineer Intern
  + 一年期實習：軟體研發（軟韌體）
sql developer
  + Desenvolvedor MYSQL
Stage Manager
  + Stage Manager, Live Events
System Administrator
  + IT sistemski administrator (m/ž); Systemadministrator (m/w/d); Administrador de sistemas
Tech Lead
  + Techlead Database Platform (m/w/d)
Unity Developer
  + Unity разработчик игровой логики
web developer
  + Digiarts recrute Développeur Web & Graphiste
`;
