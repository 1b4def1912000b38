/** Names of roles in other languages of postings: German, French, Spanish, Portuguese, Italian, Dutch and Polish. */
export const ABROAD = {
  En: `
    entwickler, entwicklerin, ingenieur, ingenieurin, informatiker, informatikerin, fachinformatiker, systemadministrator,
    softwareentwicklung, datenanalyst, developpeur, developpeuse, developpement logiciel, ingenieure, genie logiciel,
    genie industriel, genie mecanique, genie electrique, genie informatique, genie civil, informatique, informaticien,
    analyste de donnees, ingenieur logiciel, scientifique de donnees, administrateur systeme, desarrollador, desarrolladora,
    desarrollo de software, ingeniero, ingeniera, ingenieria, programador, programadora, cientifico de datos,
    analista de datos, analista de sistemas, soporte tecnico, informatica, desenvolvedor, desenvolvedora, engenheiro,
    engenheira, engenharia, engenharia de software, cientista de dados, analista de dados, analista de ti, suporte tecnico,
    sviluppatore, sviluppatrice, ingegnere, programmatore, sistemista, ontwikkelaar, softwareontwikkelaar, programista,
    inzynier, inzynier oprogramowania, tester oprogramowania, utvecklare, mjukvaruutvecklare
  `,
  Pr: `
    produktmanager, produktmanagerin, projektleiter, projektleiterin, projektmanager, projektmanagerin, projektmanagement,
    chef de projet, cheffe de projet, chef de produit, cheffe de produit, gestionnaire de projet, gestion de projet,
    charge de projet, chargee de projet, jefe de proyecto, gestor de proyectos, gerente de proyecto, gerente de producto,
    gerente de projeto, gerente de produto, gerente de projetos, capo progetto, projectleider, kierownik projektu
  `,
  De: `
    grafikdesigner, grafikdesignerin, mediengestalter, mediengestalterin, graphiste, disenador, disenadora,
    disenador grafico, diseno, infographiste, grafico, projektant
  `,
  Ma: `
    vertrieb, vertriebsmitarbeiter, vertriebsmitarbeiterin, vertriebsmanager, kundenberater, aussendienst, marketingmanager,
    commercial terrain, charge de communication, chargee de communication, charge de marketing, responsable marketing,
    responsable commercial, ingenieur commercial, ingenieur d affaires, gestion de comptes, gestionnaire de comptes,
    ejecutivo de ventas, ejecutiva de ventas, ejecutivo de cuentas, asesor comercial, asesora comercial, ventas, mercadotecnia,
    mercadeo, vendas, executivo de vendas, executivo de contas, consultor comercial, vendite, verkoop, accountmanager,
    sprzedaz, przedstawiciel handlowy
  `,
  Op: `
    buchhalter, buchhalterin, buchhaltung, finanzbuchhalter, personalreferent, personalreferentin, sachbearbeiter,
    sachbearbeiterin, kundenservice, rechtsanwalt, burokaufmann, assistenz, einkaufer, controllerin, comptable, comptabilite,
    ressources humaines, juriste, avocat, avocate, conseiller, conseillere, agent administratif, adjoint administratif,
    adjointe administrative, service a la clientele, service client, approvisionnement, contador, contadora, contabilidad,
    recursos humanos, abogado, abogada, asistente administrativo, auxiliar administrativo, atencion al cliente, servicio al cliente,
    compras, finanzas, analista financiero, contabilidade, financeiro, advogado, advogada, atendimento ao cliente,
    assistente administrativo, impiegato, amministrazione, risorse umane, boekhouder, klantenservice, ksiegowy, ksiegowa,
    financement, analyste financier, complaints
  `,
  '-': `
    pfleger, pflegefachkraft, krankenpfleger, fahrer, koch, lagerist, monteur, mechatroniker, elektroniker, verkaufer, erzieher,
    lehrer, infirmier, infirmiere, enseignant, enseignante, chauffeur, cuisinier, vendeur, vendeuse, cajero, cajera, enfermero,
    enfermera, profesor, profesora, conductor, cocinero, maestro, motorista, enfermeira, enfermeiro, professora, caixa,
    infermiere, autista, cuoco, insegnante, verpleegkundige, chauffeuse, kierowca, pielegniarka, nauczyciel, magasinier, prepose
  `,
} as const;

/** Roles in scripts without spaces between words: what is found anywhere in the title, the first kind that is. */
export const UNSPACED: readonly (readonly ['En' | 'Pr' | 'De' | 'Ma' | 'Op' | '-', RegExp])[] = [
  [
    'Pr',
    /产品经理|產品經理|项目经理|專案經理|专案经理|プロダクトマネージャー|プロジェクトマネージャー|プロジェクトマネジャー|프로덕트 ?매니저|프로젝트 ?매니저/,
  ],
  ['De', /设计师|設計師|デザイナー|디자이너/],
  [
    'En',
    /工程师|工程師|エンジニア|엔지니어|开发|開發|開発者|プログラマー|개발자|程序员|數據科學|数据科学|データサイエンティスト|研发|研發|算法|軟體|软件|硬體|硬件|韌體/,
  ],
  ['Ma', /销售|銷售|市场|行銷|营销|客户经理|客戶經理|マーケティング|営業|セールス|마케팅|영업/],
  [
    'Op',
    /人力资源|人力資源|招聘专员|财务|財務|会计|會計|法务|法務|行政|客服|供应链|供應鏈|人事|経理|総務|採用担当|カスタマーサポート|인사|재무|회계|법무|운영/,
  ],
  ['Pr', /产品|產品|專案/],
];
