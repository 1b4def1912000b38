/**
 * Words of titles by falling frequency. The list is fixed, because the keys of stored titles depend on it. A word that is
 * not in the list counts as rarer.
 */
export const wordsByFrequency: readonly string[] =
  `software engineering management senior product data sales system project marketing
  operation business account development customer service program design technical support cloud security network ai ml
  web digital financial it customersuccess hr quality backend frontend fullstack java python embedded application
  platform
  infrastructure devops sitereliability qa test automation mobile research solution executive administrative office
  mechanical electrical manufacturing process hardware field analytics content growth strategy enterprise commercial
  production supplychain legal accounting recruiting talentacquisition people learning risk compliance audit tax
  treasury
  ux ui graphic visual brand socialmedia email seo communication media event partner partnerships channel revenue
  businessdevelopment bi database information cyber javascript typescript react node angular dotnet cpp c golang
  ruby rails php ios android aws azure gcp linux sql salesforce sap oracle robotics firmware game graphics blockchain
  vision nlp llm randd civil structural aerospace chemical control reliability integration release client corporate
  global
  regional general technology science health clinical medical care retail store warehouse logistics facility safety
  training education school real estate construction energy power`.split(/\s+/);
