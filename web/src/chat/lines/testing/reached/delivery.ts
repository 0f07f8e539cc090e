import type { LinesByMove } from './LinesByMove.ts'

export const delivery: LinesByMove = {
  'delivery.fee': [
    ['review', 'how much is express?'],
    ['delivery', 'ngapi kwa haraka?'],
    ['delivery', 'which one gets here before tomorrow lunch'],
    ['delivery', 'kwanini express ni ghali hivyo?'],
    ['delivery', 'why is delivery so expensive?'],
    ['review', 'What is the difference between standard and express?'],
    ['delivery', 'tofauti ya kawaida na haraka ni nini?'],
    ['review', 'delivery punguza kidogo'],
    ['delivery', 'can you reduce the delivery fee?'],
    ['review', 'mkichelewa je?'],
    ['delivery', 'what if the rider is late?'],
  ],
  'delivery.when': [
    ['review', 'mtaleta lini?'],
    ['review', 'when will you deliver?'],
    ['address', 'lini?'],
    ['review', 'ETA'],
  ],
  'delivery.nobodyIn': [
    ['delivery', 'kama hakuna mtu nyumbani itakuwaje'],
    ['review', 'what if nobody is home?'],
  ],
  'talk.deliveryFee': [
    ['welcome', 'delivery fee'],
    ['welcome', 'gharama ya usafiri'],
  ],
  'talk.freeDelivery': [
    ['welcome', 'is delivery free'],
    ['welcome', 'usafiri ni bure'],
  ],
  'talk.deliveryTime': [
    ['cart', 'how long does delivery take'],
    ['review', 'haraka ni saa ngapi?'],
  ],
  'talk.pickTime': [['welcome', 'can I choose the time of delivery']],
  'talk.pickUp': [
    ['welcome', 'self pickup'],
    ['welcome', 'naweza kuja kuchukua mwenyewe'],
  ],
  'talk.gift': [
    ['welcome', 'can I send it as a gift'],
    ['review', 'ni zawadi kwa mama'],
  ],
  'talk.areaAsk': [
    ['welcome', 'do you deliver to my area'],
    ['welcome', 'mnafika wapi'],
  ],
  'talk.areaUnknown': [['welcome', 'mnapeleka kijijini']],
}
