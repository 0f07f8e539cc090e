import { EXPRESS_FEE, EXPRESS_HOURS, STANDARD_FEE, STANDARD_HOURS } from '#contract/rules/constants.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { askAgain, tell } from '../act.ts'
import { regionOf } from '../read/regionOf.ts'
import { ANY, BUYING, type Moves } from './move.ts'

const FACTS = {
  fee: formatTzs(STANDARD_FEE),
  hours: STANDARD_HOURS,
  expressFee: formatTzs(EXPRESS_FEE),
  expressHours: EXPRESS_HOURS,
}

/** Questions about where and when we deliver: none of them chooses an address or a delivery. */
export const delivery: Moves = {
  'delivery.reach': {
    to: 'question',
    at: BUYING,
    senses: ['unknown', 'areaFound', 'areaNoCarrier', 'areaAsk', 'areaUnknown', 'pickTime', 'deliveryTime', 'deliveryFee', 'forDay'],
    when: ({ ask, place, says }) => (ask === 'whether' || ask === 'howMuch') && place !== null && says('bring') && !says('house'),
    needs: ['carriers'],
    acts: ({ place, when }, { shopPhone }, { carriers }) => {
      const { name = '', isTown = false } = place ?? {}
      const region = regionOf(name, isTown)
      const area = name.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
      if (!carriers.some((one) => one.isVerified && one.region === region)) return [tell('areaNoCarrier', { area, shopPhone }, 'call')]
      return [tell('areaFound', { area, ...FACTS }), ...(when?.hour ? [tell('pickTime', {})] : []), askAgain]
    },
  },
  'delivery.day': {
    to: 'question',
    at: ANY,
    senses: ['unknown', 'deliveryTime', 'pickTime', 'forDay'],
    when: ({ ask, when, place, goods, orderNumber, says }, { stage }) =>
      stage !== 'paying' &&
      ask === 'whether' &&
      when !== null &&
      place === null &&
      goods.length === 0 &&
      orderNumber === null &&
      says('bring') &&
      !says('order', 'past'),
    acts: ({ when }) => [when?.hour || when?.part ? tell('pickTime', {}) : tell('deliveryTime', FACTS)],
  },
}
