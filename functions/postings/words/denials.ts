/** Denials of remote work, in the languages of postings, without diacritics and in lower case. */

const any = (...patterns: readonly string[]): string => patterns.join('|');

const JOB = '(?:this|the|it|position|role|job|opportunity|work)';
const REMOTE = '(?:remote(?:ly)?|telework(?:ing)?|telecommut(?:e|ing)|work(?:ing)?[- ]from[- ]home|wfh)';
const REMOTE_WORK = `(?:fully |100 ?% |any )?${REMOTE}(?: or hybrid| and hybrid)?(?: work(?:ing)?| options?| arrangements?| position| role| job| opportunity| opportunities)*`;
const POSSIBLE =
  '(?:available|possible|permitted|allowed|offered|supported|an option|eligible|considered|authorized|provided)';
const NOT = "(?:not|n[o’']?t|neither)";

const HOME = '(?:remote[- ]?(?:arbeit\\w*|work|moglich\\w*)?|home ?office|mobiles arbeiten|telearbeit)';

/** The job isn't remote. */
export const NOT_REMOTE = any(
  // This is not a remote position; the role isn't remote
  String.raw`\b${JOB}(?: \w+){0,3} (?:is|are|was)(?: ${NOT}|n[’']t)(?: \w+){0,2}? (?:an? )?(?:fully |100 ?% )?${REMOTE}\b(?![- ](?:only|first))`,
  // Remote work is not available
  String.raw`\b${REMOTE_WORK} (?:is|are)(?: currently| unfortunately)?(?: not|n[’']t)(?: currently| an?)? ${POSSIBLE}\b`,
  // There is no remote option; no remote work
  String.raw`\bno (?:option (?:for|of) )?${REMOTE}(?: (?:work(?:ing)?|options?|arrangements?|opportunit\w+|possibility))\b`,
  // We do not offer remote work; does not allow telework
  String.raw`\b(?:do|does|can|will|could)(?:es)?(?: not|not|n[’']t) (?:currently )?(?:offer|allow|support|permit|include|accommodate|consider|provide|have)(?: an?| any)? ${REMOTE_WORK}`,
  String.raw`\b(?:not able|unable) to (?:offer|support|accommodate|consider)(?: an?| any)? ${REMOTE_WORK}`,
  String.raw`\bnot (?:eligible|open) (?:for|to) (?:an? )?${REMOTE_WORK}`,
  String.raw`\bcan(?:not|[’']?t| not) be (?:performed|done|worked|completed|carried out) ${REMOTE}`,
  // German
  String.raw`\b(?:keine?r?|kein) ${HOME}`,
  String.raw`\b${HOME}(?: \w+){0,5} nicht (?:moglich|vorgesehen|angeboten)`,
  String.raw`\bnicht remote\b`,
  // French
  String.raw`\b(?:pas|sans|aucun)(?: \w+)?(?: de| en)? teletravail`,
  String.raw`\bteletravail (?:est |n[’']est )?(?:non|pas) (?:possible|propose|autorise|prevu|envisage\w*)`,
  String.raw`\bn[’']est pas (?:\w+ )?(?:ouvert|eligible|accessible|propose|realisable) (?:au|en) teletravail`,
  // Spanish, Portuguese
  String.raw`\b(?:no|nao)(?: \w+){1,3}? (?:trabajo |trabalho |modalidad )?(?:remot[oa]|teletrabajo|teletrabalho|home office)\b`,
  String.raw`\b(?:sin|sem) (?:opcion |opcao |posibilidad |possibilidade )?(?:de |a )?(?:teletrabajo|teletrabalho|remoto|home office)`,
  // Italian
  String.raw`\bnon (?:\w+ ){1,3}(?:lo )?(?:smart ?working|lavoro (?:da remoto|agile)|telelavoro)`,
  String.raw`\b(?:smart ?working|lavoro da remoto) non (?:\w+ )?(?:previsto|possibile|disponibile)`,
  // Dutch
  String.raw`\b(?:geen|niet) (?:mogelijk(?:heid)? (?:om |tot )?)?(?:volledig )?(?:remote|thuis ?werk\w*|op afstand)`,
  String.raw`\b(?:thuiswerken|remote werken|op afstand werken)(?: \w+){0,3} niet (?:mogelijk|toegestaan)`,
  // Swedish
  String.raw`\b(?:ingen|inte|ej)(?: \w+){0,4} (?:distansarbete|pa distans|remote|hemifran)\b`,
  // Polish
  String.raw`\b(?:nie|brak)(?: \w+){0,4} (?:prac[aeyi]|pracy) zdaln\w+`,
);

/** The work has to be done at the employer's. */
export const ON_SITE_ONLY = any(
  String.raw`\b(?:100 ?%|fully|entirely|exclusively|strictly) (?:on[- ]?site|in[- ](?:the[- ])?office|in[- ]person)\b`,
  String.raw`\b(?:on[- ]?site|in[- ](?:office|person))[- ]only\b`,
  String.raw`\bmust (?:be |work |report |be present |be able to work )?(?:\w+ )?(?:on[- ]?site|in[- ](?:the |our )?office|in[- ]person)(?: [^.;]{0,40})?(?:five|5|full[- ]time|daily|every day|each day|all days)`,
  String.raw`\b(?:five|5) days(?: (?:a|per|each) week|\/week)? (?:on[- ]?site|in[- ](?:the |our )?office|in[- ]person|at our)`,
  String.raw`\b(?:100 ?%|ausschliesslich|nur) (?:vor ort|prasenz)`,
  String.raw`\b(?:100 ?%|totalement|exclusivement|uniquement) (?:sur site|en presentiel|presentiel)`,
  String.raw`\b(?:100 ?%|totalmente|exclusivamente|integramente|unicamente) (?:presencial|presenciales|presenciais|in (?:sede|presenza))`,
  String.raw`\b(?:100 ?%|volledig|alleen|uitsluitend) op (?:kantoor|locatie)`,
  String.raw`\b(?:100 ?%|helt|enbart) pa plats`,
  String.raw`\b(?:100 ?%|wylacznie|tylko) stacjonarn\w+`,
);

/** Words that make it a denial for some people, places or days only. */
export const CONDITIONS = any(
  String.raw`\b(?:interviews?|meetings?|onboarding|trainings?|orientation|events?|offsites?|occasional(?:ly)?|sometimes|visits?|vorstellungsgesprach|entretien|entrevista|outside|abroad|internationally|overseas|unless|except|if|when|while|whether|other than|within \d+|commut\w+|live|lives|living|near|elsewhere|certain|some|those|who|ausserhalb|ausland|hors|etranger|fuera|extranjero|fora|exterior|estero|buiten|buitenland|utomlands|zagranic\w*)\b`,
);
