import { canTakeBack, useLastChange } from '#web/features/cart/undo/lastChange.ts'
import { names } from '../../../cards/browse/narrow.ts'
import { useTranscript } from '../../../transcript/transcript.ts'
import { intent, only, type Rule, topic, words } from '../context/rule.ts'
import { saysUsual } from '../goods/again/usualLine.ts'
import { isWish } from '../line/preparing.ts'

const GOES =
  /^\W*(?:(?:ok|okay|sawa|haya|basi|poa|now|sasa)[ ,]+)*(?:(?:just )?go|tuma|go (?:ahead|on)|twende)(?: (?:it|basi|sasa|tu|now|please|then))*\W*$/i
const WHEN_IS_IT =
  /^\W*(?:(?:and|na|so|sasa|ok|sawa)[ ,]+)*(?:(?:what(?:['’]?s| is) the )?eta|lini|when)(?: (?:sasa|basi|now|then|please|for mine))?\W*$/i
/** `who's fastest`, `nani haraka zaidi?`: of those who carry. */
const FASTEST = new RegExp(
  `${words("(?:who(?:['’]?s| is)?|which|whom|nani|yupi|wapi|gani)(?: [a-z]+){0,4} (?:fast[a-z]*|quick[a-z]*|haraka)|(?:fastest|quickest) (?:rider|driver|transporter|carrier|one)").source}|^\\W*(?:the )?(?:fastest|quickest|haraka zaidi)\\s*\\?`,
  'i',
)
/** `add ice?`: the parser reads `barafu` as frozen fish. */
const ICE = words(
  '(?:add|with|in|some|any|need|use|put|pack(?:ed)?) ice|(?:na|mna|wana|ina|una|zina)?(?:wek|ongez|pak|j)[a-z]* (?:na |kwenye |ya )?barafu|ice packs?',
)
const BACK = words('back|again|[a-z]*rudish[a-z]*|tena')

function isGreeted(): boolean {
  const last = useTranscript.getState().entries.findLast(({ card }) => card.kind !== 'said')?.card.kind
  return last === 'welcome' || last === 'categories'
}

/** Short lines that lean on the moment, and wishes that sound like a change of the cart. */
export const briefLines: readonly Rule[] = [
  {
    topics: [undefined, 'cleaning', 'weight', 'freshness'],
    names: isWish,
    when: ({ isWaiting }) => !isWaiting,
    means: only('cleaning'),
  },
  {
    says: GOES,
    when: ({ hasCart, isCheckingOut, isWaiting, accepts }) => (hasCart || isCheckingOut || isWaiting) && accepts !== 'code',
    means: intent('checkout'),
  },
  { says: WHEN_IS_IT, when: ({ told }) => told === null || !told.startsWith('outOfStock'), means: only('deliveryTime') },
  { says: FASTEST, namesFish: false, when: ({ isWaiting }) => !isWaiting, means: only('fastest') },
  {
    topics: [undefined, 'storage', 'freshness'],
    says: ICE,
    namesFish: false,
    means: only('ice'),
  },
  // At the greeting that offers the usual.
  { names: saysUsual, topics: [undefined], when: ({ hasCart }) => !hasCart && isGreeted(), means: intent('buyAgain') },
  // `same prawns back`: what went last, and nothing else.
  {
    says: BACK,
    namesFish: true,
    when: ({ isWaiting }, { items }) => {
      const [gone, ...others] = useLastChange.getState().before
      return (
        !isWaiting &&
        canTakeBack() &&
        gone !== undefined &&
        others.length === 0 &&
        items.every(({ search }) => names(gone.line.product.name, search))
      )
    },
    means: (meant) => ({ ...intent('undo')(meant), items: [] }),
  },
  // `cheaper?`, where the delivery is chosen.
  {
    topics: ['cheapest'],
    says: words('which|ipi|gani|cheaper|nafuu'),
    unless: /fish|samaki/iu,
    namesFish: false,
    when: ({ accepts }) => accepts === 'delivery',
    means: topic('deliveryFee'),
  },
]
