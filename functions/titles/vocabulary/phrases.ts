/** Before these, AP and AR are accounts. */
const ledgerHeads = [
  ...['specialist', 'clerk', 'accountant', 'analyst', 'associate', 'administrator', 'processor'],
  ...['manager', 'coordinator', 'lead', 'supervisor', 'assistant'],
];

/** 'Tier II' is L2, and so is 'Level 2' before support; before other work it is a rank. */
const supportTiers = ['i', 'ii', 'iii'].flatMap((numeral, at) =>
  [numeral, String(at + 1)].flatMap((number): (readonly [string, string])[] => [
    [`tier ${number}`, `l${at + 1}`],
    ...['support', 'technical support', 'it support', 'helpdesk'].map(
      (work) => [`level ${number} ${work}`, `l${at + 1} ${work}`] as const,
    ),
  ]),
);

/** Multi-word terms in the spelling of spellings.ts, and the words they become. */
export const phrases: readonly (readonly [phrase: string, becomes: string])[] = `
front end=frontend|back end=backend|full stack=fullstack|development operation=devops|dev operation=devops
|ml operation=mlops|machine learning operation=mlops|machine learning=ml|deep learning=deeplearning
|gen ai=generative ai|senior pm=senior product manager|lead pm=lead product manager|staff pm=staff product manager
|principal pm=principal product manager|technical pm=technical product manager|growth pm=growth product manager
|payment pm=payment product manager|platform pm=platform product manager|ai pm=ai product manager
|autonomous vehicle=autonomy|trainee program=trainee|intern program=intern|apprenticeship program=apprentice
|search quality=search|high performance computing=hpc|product led growth=growth
|gotomarket enablement=sales enablement|cyber engineer=cyber security engineer|cyber analyst=cyber security analyst
|talent researcher=talent sourcer|artificial intelligence=ai|natural language processing=nlp
|large language model=llm|ai agent=agentic ai|computer vision=vision|site reliability=sitereliability
|quality assurance=qa|user experience=ux|user interface=ui|human resource=hr|human capital=hr
|information technology=it|research and development=randd|r and d=randd|r d=randd|vice president=vp
|assistant vp=avp|chief of staff=chiefofstaff|chief technology officer=cto|chief technical officer=cto
|chief financial officer=cfo|chief executive officer=ceo|chief operating officer=coo|chief information officer=cio
|chief product officer=cpo|chief information security officer=ciso|chief marketing officer=cmo
|chief revenue officer=cro|chief hr officer=chro|chief human resource officer=chro
|chief hr and culture officer=chro|chief data and analytics officer=cdo|chief data and ai officer=cdo
|chief ai and data officer=cdo / chief ai officer|chief product and technology officer=cpo / cto
|chief technology and product officer=cpo / cto|chief artificial intelligence officer=chief ai officer
|chief digital and information officer=cio|chief information and technology officer=cio|chief data officer=cdo
|member of technical staff=mts|member of the technical staff=mts|entry level=entrylevel|early career=earlycareer
|new grad=newgrad|new graduate=newgrad|new college grad=newgrad|new college graduate=newgrad|recent grad=recentgrad
|recent graduate=recentgrad|university grad=newgrad|university graduate=newgrad|college grad=newgrad
|college graduate=newgrad|campus hire=newgrad|co op=intern|co op student=intern|working student=intern
|mid level=midlevel|mid market=midmarket|middle market=midmarket|middle school=middleschool
|middle office=middleoffice|front office=frontoffice|back office=backoffice|home office=homeoffice
|front desk=frontdesk|help desk=helpdesk|service desk=helpdesk|front end loader=loader equipment
|front loader=loader equipment|go to market=gotomarket|golang to market=gotomarket|pre sales=presales
|pre sale=presales|post sales=postsales|post sale=postsales|non technical=nontechnical
|customer success=customersuccess|client success=customersuccess|business development=businessdevelopment
|business dev=businessdevelopment|distributed system=distributedsystem|se linux=selinux|c sharp=dotnet
|pcb layout=pcb design|event planner=event coordinator|demand generation=demandgeneration
|demand gen=demandgeneration|lead gen=leadgeneration|customer care=customer service
|service agent=service representative|information security=cyber security|guidance , navigation and control=gnc
|guidance navigation and control=gnc|pen tester=penetration tester|pen testing=penetration testing|post doc=postdoc
|postdoctoral research associate=postdoc|postdoctoral researcher=postdoc|postdoctoral scholar=postdoc
|business intelligence=bi|talent acquisition=recruiting|public relation=publicrelations|social media=socialmedia
|search engine optimization=seo|search engine marketing=sem|supply chain=supplychain|real estate=realestate
|data center=datacenter|data entry=dataentry|data base=database|open source=opensource|point of sale=pos
|computer science=computerscience|life science=lifescience|social science=socialscience
|political science=politicalscience|financial planning and analysis=fpa|health and safety=healthsafety
|learning and development=ld|project management office=pmo|program management office=pmo|product line=productline
|product lifecycle=lifecycle|product data management=pdm|lead generation=leadgeneration
|staff accountant=staffaccountant accountant|remote sensing=remotesensing|remote control=remotecontrol
|smart contract=smartcontract|node js=node|react js=react|vue js=vue|angular js=angular|dot net=dotnet
|asp dotnet=dotnet|dotnet core=dotnet|ruby on rails=ruby rails|big data=bigdata data|c plus plus=cpp
|objective c=objectivec|part time=parttime|full time=fulltime|fixed term=fixedterm|work from home=remote
|united state=usa|tech lead=technical lead engineer|technical lead=technical lead engineer
|tech lead manager=engineering manager|technical lead manager=engineering manager
|developer advocate=devrel advocate|developer advocacy=devrel|developer evangelist=devrel advocate
|developer relation=devrel|application developer=application software developer|application development=application software development
|application programmer=application software programmer|dev sec operation=devsecops devops
|media studies=mediastudies|school principal=schoolprincipal|assistant principal=schoolprincipal assistant
|web content=webcontent|web master=webmaster|data analysis=data analytics|business analysis=business analytics
|artificial insemination=insemination|i o=io|continuous integration=cicd|ci cd=cicd|ci / cd=cicd|account payable=accountspayable
|account receivable=accountsreceivable|in test=intest|in testing=intest|life cycle=lifecycle
|software development engineer=software engineer|software dev engineer=software engineer|co op intern=intern
|intern co op=intern|in service=inservice|in house=inhouse|on site=onsite|on call=oncall|on premise=onpremise
|end to end=endtoend|day to day=daytoday|business to business=b2b|direct to consumer=d2c|in store=instore
|in home=inhome|in flight=inflight|in vehicle=invehicle|at home=remote
|research associate=research researchassociate|research fellow=research researchassociate
|postdoctoral fellow=postdoc|postdoctoral associate=postdoc|web site=web|next js=nextjs|spring boot=springboot
|robotics process automation=rpa|robotic process automation=rpa|robotic automation=rpa automation|robotic=robotics
|s / w=software|h / w=hardware|e learning=elearning|e commerce=ecommerce|forward deploy=forward deployed|forward deployment=forward deployed
|pokemon golang=pokemon|web crawling=webcrawling|web crawler=webcrawling|web scraping=webcrawling|developer euse=developer|developer se=developer
|identity and access management=iam|identity management=iam|access management=iam|network operation center=noc
|sql server=sql sqlserver|t mobile=tmobile|student intern=intern|graphics designer=graphic designer
|graphics design=graphic design|chief operation officer=coo|student success=studentsuccess
|student service=studentservice|student affair=studentaffairs|student support=studentsupport|server side=backend
|client side=frontend|mern stack=fullstack|mean stack=fullstack|mern=fullstack|mean developer=fullstack developer
|self driving=autonomous driving|power application=powerplatform application|power automate=powerplatform automate
|red team=redteam|blue team=blueteam|red teamer=redteam operator|trust and safety=trustsafety
|trust safety=trustsafety|computer programmer=software programmer|programmer / analyst=programmer analyst
|analyst / programmer=programmer analyst|google ads=googleads|google adwords=googleads|microsoft 365=m365
|office 365=m365|react native=native react|analyst programmer=programmer analyst|ea to ceo=executive assistant
|ea to the ceo=executive assistant|hr and culture=hr|chief sales officer=cro
|hr and culture partner=hr business partner|hr and culture business partner=hr business partner
|employer branding=employer brand|buyer / planner=buyer planner|planner / buyer=buyer planner
|planner buyer=buyer planner|planner / scheduler=production planner|hr partner=hr business partner
|diversity , equity and inclusion=dei|diversity equity and inclusion=dei|diversity and inclusion=dei
|inclusion and diversity=dei|diversity equity inclusion=dei|governance , risk and compliance=grc
|governance , risk , and compliance=grc|governance risk and compliance=grc|governance risk compliance=grc
|digital forensic and incident response=dfir|anti money laundering=aml|know your customer=kyc|pay per click=ppc
|radio frequency=rf|static timing analysis=sta|design for test=dft|design for testability=dft
|printed circuit board=pcb|digital signal processing=dsp|virtual reality=vr|augmented reality=ar|mixed reality=xr
|extended reality=xr|visual effect=vfx|geographic information system=gis|unified communication=uc|as / 400=as400
|as a service=service|scrum ms=scrum master|native application=mobile application
|corporate development=corporatedevelopment|synthetic data=syntheticdata
|as 400=as400|ibm i=as400|z / os=mainframe|z os=mainframe|power bi=powerbi bi|t sql=sql|pl sql=plsql sql
|pl / sql=plsql sql|ta partner=recruiting partner|ta specialist=recruiting specialist|ta manager=recruiting manager
|ta lead=recruiting lead|ta coordinator=recruiting coordinator|a / p=accountspayable|a / r=accountsreceivable
|ap / ar=accountspayable / accountsreceivable|ar / ap=accountspayable / accountsreceivable
|ap and ar=accountspayable / accountsreceivable|dv engineer=design verification engineer
|pd engineer=physical design engineer|cv engineer=vision engineer|er specialist=employee relation specialist
|financial planning analyst=fpa analyst|copy writer=copywriter|early career recruiter=university recruiter
|early talent recruiter=university recruiter|recruiter , early career=university recruiter
|recruiter , university=university recruiter|recruiter , tech=technical recruiter
|corporate dev=corporatedevelopment|merger and acquisition=merger|comp analyst=compensation analyst
|comp manager=compensation manager|sales comp=sales compensation|comp and benefit=compensation benefit
|compensation and benefit=compensation benefit|hr tech=hr technology
|associate general counsel=deputy general counsel|assistant general counsel=deputy general counsel
|deputy gc=deputy general counsel|intellectual property=ip|ip legal counsel=ip counsel
|associate controller=assistant controller|workforce management=workforce|general ledger=gl
|external reporting=sec reporting|strat operation=strategy operation|strategy and operation=strategy operation
|operation and strategy=strategy operation|strategy / operation=strategy operation|strat and operation=strategy operation|third party risk management=third party risk
|vendor risk management=vendor risk|salesforce ba=salesforce business analyst
|technical ba=technical business analyst|it ba=it business analyst|business analyst consultant=business analyst
|government relation=government affair|money laundering reporting officer=aml officer|talent scout=talent sourcer
|team assistant=administrative assistant|campus recruiting specialist=campusrecruiting specialist
|learning development=ld|co founder=cofounder|customer due diligence=cdd|client due diligence=cdd
|enhanced due diligence=edd|know your business=kyb|labor and employment=employment
|operation excellence=operational excellence|fi / co=fico|f and o=financial|real time analyst=realtime analyst
|head of cs=head of customersuccess|head of tech=head of technology
|eng manager=engineering manager|e discovery=discovery|order to cash=ordertocash|procure to pay=procuretopay
|total comp=compensation|/ ea=/ executive assistant|business analysis consultant=business analyst consultant
|guidance navigation control=gnc|guidance , navigation , and control=gnc|guidance , navigation , control=gnc
|computer system validation=csv|self driving car=autonomy|self driving vehicle=autonomy
|av software engineer=autonomy software engineer|electric vehicle=ev|electro mechanical=electromechanical
|opto mechanical=optomechanical|wi fi=wifi|new product introduction=npi|new product development=npd
|finite element analysis=fea|finite element=fea|computational fluid dynamics=cfd|hardware in the loop=hil
|hardware in loop=hil|electromagnetic compatibility=emc|emi / emc=emc|emc / emi=emc|internet of thing=iot
|board support package=bsp|integrated circuit=ic|radio access network=ran|automated test equipment=ate
|automatic test equipment=ate|electronic design automation=eda|model based system=mbse system
|battery management system=bms|battery management=bms|high frequency trading=hft|real world evidence=rwe
|real world data=rwe|health economics and outcome research=heor|health economics outcome research=heor
|satellite communication=satcom|unmanned aircraft system=drone|unmanned aerial system=drone
|unmanned aerial vehicle=drone|unmanned aircraft=drone|wire harness=harness|wiring harness=harness
|cable harness=harness|mechanical electrical plumbing=mep|mechanical , electrical , plumbing=mep
|mechanical , electrical and plumbing=mep|mechanical electrical and plumbing=mep
|environmental health and safety=ehs|environmental health safety=ehs|environmental , health and safety=ehs
|environmental , health , and safety=ehs|environment health and safety=ehs|environment , health and safety=ehs
|device driver=devicedriver|kernel driver=kernel devicedriver|gpu driver=gpu devicedriver
|graphics driver=graphics devicedriver|driver development=devicedriver development|pen test=penetration testing
|solar pv=solar|pv engineer=solar engineer|pv design=solar design|pv system=solar system
|pv specialist=pharmacovigilance specialist|pv scientist=pharmacovigilance scientist
|pv associate=pharmacovigilance associate|protection and control=protection relay
|protection control=protection relay|pandc engineer=protection relay engineer
|tandd engineer=transmission distribution engineer|post doctoral research associate=postdoc
|post doctoral researcher=postdoc|post doctoral fellow=postdoc|post doctoral associate=postdoc
|post doctoral scholar=postdoc|postdoctoral scientist=postdoc|postdoctoral research fellow=postdoc
|postdoctoral research scientist=postdoc|postdoc fellow=postdoc|postdoc associate=postdoc
|postdoc researcher=postdoc|post doc fellow=postdoc|post doc associate=postdoc|post doc researcher=postdoc
|research and technology=randd|fa engineer=failure analysis engineer|ci engineer=continuous improvement engineer
|java electrical engineer=java|reinforcement learning=reinforcementlearning|recommendation system=recommendation
|ad tech=advertising|ad technology=advertising|advertising technology=advertising|ad platform=advertising platform
|marketing tech=martech|marketing technology=martech|electronic health record=ehr|electronic medical record=ehr
|emr=ehr|ad infrastructure=advertising infrastructure|ad product=advertising product|ad serving=advertising serving
|ad operation=advertising operation|ab initio=initio|qlik sense=qlik|fi co=fico|e business suite=ebs
|ebusiness suite=ebs|adobe experience manager=aem|adobe experience=aem|llm operation=llmops
|m and s=modeling simulation|modeling and simulation=modeling simulation|user acceptance testing=uat
|user acceptance test=uat|user acceptance tester=uat tester|master data management=master data
|mdm analyst=master data analyst|mdm specialist=master data specialist|mdm developer=master data developer
|mdm consultant=master data consultant|mdm architect=master data architect|informatica mdm=informatica
|testing engineer=test engineer|health care=healthcare|system reliability engineer=sitereliability engineer
|cloud reliability engineer=sitereliability engineer|platform reliability engineer=sitereliability engineer
|service reliability engineer=sitereliability engineer|infrastructure reliability engineer=sitereliability engineer
|chief data analytics officer=cdo|level designer=leveldesign designer|level design=leveldesign design|jd edward=jde
|duck creek=duckcreek|blue yonder=blueyonder|post training=posttraining|pre training=pretraining|video game=game
|it bsa=it business system analyst|senior bsa=senior business system analyst|low code=lowcode|no code=nocode
|software team lead=technical lead engineer|engineering team lead=technical lead engineer
|development team lead=technical lead engineer|account based marketing=abm marketing|abm marketing=abm marketing
|abm=abm marketing|app store optimization=aso|conversion rate optimization=conversionrate
|conversion optimization=conversionrate|cro specialist=conversionrate specialist|cro manager=conversionrate manager
|cro analyst=conversionrate analyst|ua manager=user acquisition manager|ua lead=user acquisition lead
|mop manager=marketing operation manager|advertising operation=ad operation|advertising sales=ad sales
|advertising account executive=ad account executive|copy lead=lead copywriter
|ps consultant=professional service consultant|ps engineer=professional service engineer
|bd manager=businessdevelopment manager|bd lead=businessdevelopment lead|bd associate=businessdevelopment associate
|bd rep=businessdevelopment representative|bd director=businessdevelopment director
|cs operation=customersuccess operation|organizational change management=change management
|organization change management=change management|small business=smb|doc engineer=documentation engineer
|dx engineer=developer experience engineer

|internet marketing=online marketing|cs manager=customersuccess manager
|motion graphics=motion graphic|area vp=regional vp|pm intern=product manager intern|marketing cloud=marketingcloud
|service cloud=servicecloud|sales cloud=salescloud|commerce cloud=commercecloud|prod manager=product manager
|prod designer=product designer|product manager tech=technical product manager
|product manager , tech=product manager , technical|product manager ii , tech=product manager ii , technical
|product manager iii , tech=product manager iii , technical|it security=cyber security
|information system security=cyber system security|security operation center=soc
|global security operation center=gsoc|cyber security operation center=soc|amazon web service=aws
|entra id=activedirectory|active directory=activedirectory|ad engineer=activedirectory engineer
|threat intel=threat intelligence|vulnerability management=vulnerability|privileged access management=pam
|privileged access=pam|data loss prevention=dlp|mobile device management=mdm|outside plant=osp
|database reliability=database sitereliability|user acceptance=uat|risk management framework=rmf
|public key infrastructure=pki|operational technology=ot|ot cyber security=ot security|ics security=ot security
|ics cyber security=ot security|industrial cyber security=ot security|audio visual=audiovisual|a / v=audiovisual
|av technician=audiovisual technician|av engineer=audiovisual engineer|av specialist=audiovisual specialist
|av support=audiovisual support|av field=audiovisual field|av design=audiovisual design
|av installation=audiovisual installation|av service=audiovisual service|av operator=audiovisual operator
|av system engineer=audiovisual system engineer|audio / visual=audiovisual|learning management system=lms
|epic game=epicgames|open shift=openshift|power platform=powerplatform|google cloud platform=gcp|google cloud=gcp
|front / back end=frontend / backend|database management system=database|center of excellence=team
|developer / community advocate=devrel advocate|developer and community advocate=devrel advocate
|technical leader=technical lead engineer|tech leader=technical lead engineer|leader=lead
|engineering leader=engineering manager|leader , software engineering=software engineering manager
|leader , engineering=engineering manager`
  .split('|')
  .map((line) => line.trim())
  .map((line): readonly [string, string] => {
    const [phrase = '', becomes = ''] = line.split('=');
    return [phrase, becomes];
  })
  .concat(
    ledgerHeads.flatMap((head): (readonly [string, string])[] => [
      [`ap ${head}`, `accountspayable ${head}`],
      [`ar ${head}`, `accountsreceivable ${head}`],
    ]),
    supportTiers,
  );
