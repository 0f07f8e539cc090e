import type { LinesByMove } from './LinesByMove.ts'

export const payTalk: LinesByMove = {
  'talk.networks': [
    ['method', 'do you take visa'],
    ['welcome', 'mnapokea halopesa?'],
  ],
  'talk.lipaNamba': [
    ['method', 'lipa namba yenu ni ipi'],
    ['welcome', 'do you have a till number'],
  ],
  'talk.credit': [
    ['welcome', 'do you give credit'],
    ['welcome', 'mnakopesha'],
  ],
  'talk.payOnDelivery': [
    ['welcome', 'can I pay when it arrives?'],
    ['welcome', 'naweza kulipa nikipokea?'],
  ],
  'talk.refund': [
    ['welcome', 'do you refund'],
    ['cart', 'mnarudisha hela'],
  ],
  'talk.isItSafe': [
    ['method', 'is it safe?'],
    ['method', 'njia gani ni salama zaidi?'],
  ],
  'talk.noPrompt': [['cart', 'I got no prompt']],
  'talk.cancelPayment': [
    ['welcome', 'cancel the payment'],
    ['welcome', 'sitisha malipo'],
  ],
  'talk.changedMind': [
    ['cart', 'nimebadili mawazo'],
    ['review', 'I changed my mind'],
  ],
  'talk.wrongNumber': [
    ['welcome', 'nimekosea namba'],
    ['cart', 'I gave the wrong number'],
  ],
  'ask.approveTime': [
    ['review', 'How long do I have to approve it?'],
    ['review', 'nikichelewa kulipa oda inafutwa?'],
  ],
  'ask.deviceOff': [
    ['review', 'what if my phone dies while paying'],
    ['review', 'mtandao ukikatika nikilipa?'],
    ['review', 'Je, nikilipa na simu ikazima katikati inakuwaje?'],
  ],
  'ask.halves': [
    ['review', 'can I pay half now and half later?'],
    ['method', 'naweza kulipa nusu sasa nusu nikipokea?'],
    ['review', 'nusu sasa nusu kesho'],
  ],
  'ask.payee': [
    ['review', 'who receives my payment?'],
    ['review', 'Pesa hiyo inaenda kwa nani?'],
    ['review', 'nauli namlipa nani'],
    ['method', "is the money held until I've got the fish?"],
    ['method', 'hela inashikiliwa mpaka nipokee samaki?'],
  ],
  'ask.coins': [
    ['review', 'does the driver have change for ten thousand?'],
    ['method', 'dereva ana chenji?'],
  ],
  'ask.how': [
    ['method', 'nalipaje kwa mpesa?'],
    ['method', 'how do I pay?'],
    ['method', 'How does paying by phone work?'],
    ['method', 'kulipa kwa simu inafanyaje kazi?'],
  ],
}
