import type { Mood, Worry } from '../line.ts'

const words = (list: string): RegExp => new RegExp(`(?<![a-z])(?:${list})(?![a-z])`)

const MONEY = words('money|cash|balance|amount|it|pesa|hela|ela|fedha|salio|chapaa|[\\d,.]+(?:k|elfu)?|tzs ?[\\d,.]+')
/** What has become of it. */
const TAKEN = words(
  '(?:is|are|has|was|been|got|have) (?:been )?(?:gone|taken|deducted|debited|charged|missing|lost)|gone (?:from|out)|disappeared|vanished|left my (?:account|phone|wallet)|took my money|(?:ime|ya?me|zime|ime(?:sha)?)(?:katwa|potea|toka|ondoka|kwenda|enda|ishia|chukuliwa)|haionekani',
)
const CUT = words(
  '(?:nime|tume|ame)(?:sha)?katwa|(?:m|wa|i)me(?:sha)?(?:ni|tu)kata|the deduction|debited me|deducted me|charged me|you took my money|mmechukua (?:pesa|hela|ela) [a-z]*angu',
)
/** It shall come back, or it might have been taken: no loss is told of. */
const NOT_YET = words('will|would|if|might|nita[a-z]+|wata[a-z]+|nik[ia][a-z]+|niki[a-z]+|before|kabla')

const BACK = words(
  'refund(?:ed|s)?|money back|give (?:me )?back|(?:give|send|pay|return|bring|get|have|want) (?:me )?(?:back )?my (?:money|cash|shillings?|refund)(?: back)?|[a-z]*rud(?:ish|i)[a-z]* (?:[a-z]+ )?(?:pesa|hela|ela|fedha|chapaa|salio)|(?:pesa|hela|ela|fedha) (?:y?angu |zangu |yetu )?(?:[a-z]+ )?[a-z]*rud(?:i|ish)[a-z]*|naomba (?:pesa|hela|ela) (?:yangu|zangu)|nataka (?:pesa|hela|ela) (?:yangu|zangu)',
)
/** Of fish that came otherwise than ordered, or of two payments: each has an answer of its own. */
const OTHERWISE = words(
  'missing|wrong|rotten|spoil[a-z]*|smell[a-z]*|bad fish|haipo|hayupo|[a-z]*oza|[a-z]*haribik[a-z]*|mb(?:aya|ovu)|pungufu|chenji|change',
)
const TWICE = words('mara (?:mbili|2)|twice|double|two times|again|tena')
/** Asked so, it is a fear all the same: `why was it taken?`, `taken, but where is my order?` */
const STILL = words('but|still|yet|lakini|ila|bado|why|mbona|kwa ?nini')
const UNWANTED = words(
  '(?:sitaki|staki|ctaki|ctak|sihitaji|hatutaki)|[a-z]*badili(?:sha)? (?:nia|mawazo)|chang[a-z]* my mind|(?:do not|dont|no longer) (?:want|need)|(?:u|m)?si(?:je|ilete|lete)|isije|cancel[a-z]*|[a-z]*ghairi[a-z]*',
)

/** The senses of lines about money that was sent; one of these words has to be there too. */
const SENT = ['alreadyPaid', 'paidNoOrder']
const SENDING = words(
  '(?:ni|tu|i|ya|zi|u)(?:me|li|sha)(?:sha|kwisha)?[a-z]+|nisha[a-z]+|paid|paying|sent|done|charged|debited|deducted|completed|confirmed|success[a-z]*|went through|settled|made the payment|took|received',
)
const COMING_BACK = words('refund[a-z]*|reimburs[a-z]*|back|return[a-z]*|[a-z]*rud[ai][a-z]*|[a-z]*reje[a-z]*|marejesho')

/** The fear for money that a clause speaks of (CHAT-143, CHAT-160); `sense` is its likeliest. */
export function worryIn(plain: string, mood: Mood, sense: string | undefined): Worry | null {
  if (OTHERWISE.test(plain) || (mood === 'question' && !STILL.test(plain))) return null
  if (BACK.test(plain) || (sense === 'refund' && COMING_BACK.test(plain))) return UNWANTED.test(plain) ? 'cancel' : 'refund'
  if (TWICE.test(plain) || NOT_YET.test(plain)) return null
  const isTaken = CUT.test(plain) || (MONEY.test(plain) && TAKEN.test(plain))
  return isTaken || (SENT.includes(sense ?? '') && SENDING.test(plain)) ? 'gone' : null
}
