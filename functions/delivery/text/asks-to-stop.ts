/**
 * Keywords that end texts: AWS End User Messaging SMS, "Opt-out keywords" (ARRET for Canada, TD for the short
 * codes of some carriers), and CTIA Messaging Principles, 5.1.3.
 */
const KEYWORDS = new Set(
  'stop stopall unsubscribe cancel end quit optout revoke arret remove td halt stopp'.split(' '),
);

/** Any clear words end texts (47 CFR 64.1200(a)(10)): a request, what it is about, and politeness, and nothing else. */
const POLITE =
  '(?:please|pls|plz|thanks|thank you|thx|ty|i|we|you|u|now|immediately|asap|ok|okay|hi|hello|sorry|guys|sir|kindly|just|already|ugh)';
const WISH =
  '(?:i (?:want|wish|would like|d like|need|asked)(?: you)? to|can you|could you|would you|will you|you (?:can|may|must))';
const REQUEST =
  '(?:stop(?: all)?|quit|end|cancel|unsubscribe|unsub|revoke|remove|delete|opt(?: me| us)? out|optout|arret|halt|(?:don t|dont|do not|never|no longer) (?:text|message|contact|send|sms|write|notify|alert)|no more|no longer (?:want|interested)|take (?:me|us|my number) off|leave me alone)';
const OBJECT =
  '(?:me|us|my|your|the|this|these|those|it|all|any|of|to|from|for|off|out|on|in|with|number|phone|cell|subscription|consent|permission|texting|messaging|sending|contacting|alerting|writing|texts?|text messages?|messages?|messaging|msgs?|sms|alerts?|notifications?|updates?|jobs?|job alerts|list|lists|service|again|anymore|any more|more|ever|everything|right now|receiving|getting|spamming|and)';
const STOP = new RegExp(
  `^(?:${POLITE} )*(?:${WISH} )?(?:${POLITE} )*${REQUEST}(?: (?:${OBJECT}|${POLITE}|${REQUEST}))*$`,
);

const MAX_LENGTH = 200;

/** Whether a reply to a text clearly asks for no more of them. One sentence that does is enough: 'Stop. Thank you'. */
export function asksToStop(reply: string): boolean {
  const plain = reply.slice(0, MAX_LENGTH).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  if (KEYWORDS.has(plain.replace(/[^a-z]/g, ''))) return true;
  return plain
    .split(/[.!?;,\n]+/)
    .map((sentence) => sentence.replace(/[^a-z]+/g, ' ').trim())
    .some((sentence) => STOP.test(sentence));
}
