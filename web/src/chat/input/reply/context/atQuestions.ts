import type { Accepts } from '../../../cards/kinds.ts'
import type { Understood } from '../../understand/Understood.ts'
import { intent, type Moment, type Rule, topic, words } from './rule.ts'

const at =
  (...kinds: readonly Accepts[]) =>
  ({ accepts }: Moment): boolean =>
    accepts !== null && kinds.includes(accepts)

const looksForFillets = (meant: Understood): Understood => ({ ...intent('search')(meant), filters: { cut: 'fillet' } })

/** What is asked, or looked at, says what little words mean. */
export const atQuestions: readonly Rule[] = [
  {
    says: words(
      'no bones?|boneless|without (?:any )?bones?|has no bones|bila (?:ya )?(?:miiba|mifupa)|(?:asiye|wasio|isiyo|zisizo|hana|hawana)\\p{L}* (?:na )?(?:miiba|mifupa)',
    ),
    namesFish: false,
    means: looksForFillets,
  },
  {
    says: words(
      "(?:no|without|don['’]?t have an?|need an?|have no) email|sina (?:email|barua ?pepe|emeil)|bila (?:email|barua ?pepe)|email sina",
    ),
    when: at('person', 'code'),
    means: topic('noEmail'),
  },
  {
    says: words(
      "nobody(?:['’]s| is)? (?:at )?home|no one(?:['’]s| is)? (?:at )?home|(?:not|isn['’]t) (?:at )?home|i['’]?m (?:out|away)|sipo|nisipokuwepo|hayupo nyumbani|hatupo nyumbani",
    ),
    namesFish: false,
    means: topic('nobodyHome'),
  },
  // The fish that is looked at, and no more: `hiyo`, `yes, that one`.
  {
    says: /^(?:(?:ndiyo|ndio|yes|ok|sawa|haya|nipe|give me)[, ]+)?(?:hiyo|huyo|hao|hizo|ile|yule|that|this)(?: (?:hiyo|huyo|one|hapo|tu))?[.! ]*$/iu,
    when: at('amount'),
    means: intent('yes'),
  },
  {
    says: /(?<!\p{L})same (?:again|order|thing)(?!\p{L})(?!.*(?:week|month|tomorrow|kesho|wiki|mwezi))/iu,
    namesFish: false,
    when: (_moment, meant) => meant.topic === undefined || /^(?:credit|greet)/.test(meant.topic),
    means: intent('buyAgain'),
  },
  {
    intents: ['wishlist'],
    unless: words('wish\\p{L}*|favou?rites?|\\p{L}*pend\\p{L}*|moyo|heart|later|baadaye|save|\\p{L}*hifadhi'),
    when: at('amount'),
    means: intent('yes'),
  },
]

/** After a payment that failed: it is tried again, and nothing is bought again. */
export const afterFailure: readonly Rule[] = [
  {
    says: /(?:send|try|request|tuma|ombi|jaribu).*(?:again|tena)|(?:again|tena).*(?:send|try|request|tuma|ombi|jaribu)/iu,
    when: at('retry'),
    means: intent('unknown'),
  },
]
