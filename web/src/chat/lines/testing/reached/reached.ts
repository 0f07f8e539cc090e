import type { MomentName } from '../moments.ts'
import { account } from './account.ts'
import { address } from './address.ts'
import { again } from './again.ts'
import { cart } from './cart.ts'
import { checkout } from './checkout.ts'
import { delivery } from './delivery.ts'
import { goods } from './goods.ts'
import { paying } from './paying.ts'
import { payTalk } from './payTalk.ts'
import { shop } from './shop.ts'
import { sold } from './sold.ts'
import { talk } from './talk.ts'

/** At least two lines a move, in both languages, each with a moment. */
export type Reached = Readonly<Record<string, readonly (readonly [MomentName, string])[]>>

const others: Reached = {
  'answer.amount': [
    ['quantity', 'nne… sorry mbili zatosha'],
    ['quantity', 'give me two please'],
    ['more', 'tatu wakatwe vipande vinne'],
    ['quantity', 'moja na nusu'],
  ],
  'answer.chosen': [
    ['carrier', 'Pwani Express hapana, Kariakoo ndio'],
    ['carrier', 'you choose for me'],
    ['carrier', "I don't mind who"],
    ['carrier', "Whoever's the most reliable"],
    ['delivery', 'i think express is better'],
    ['delivery', 'haraka… hapana kawaida'],
    ['delivery', 'can I have express please'],
    ['delivery', 'express pls nna njaa balaa'],
    ['delivery', 'ya kawaida tu sina haraka mpaka saa kumi jioni nipo nyumbani'],
    ['carrier', 'wale wa kariakoo siwataki waliniletea wamechelewa, nipe wengine'],
    ['method', 'cash lakini rider awe na change ya elfu 50'],
    ['method', 'mpesa, sina chenji'],
    ['method', 'nitampa hela dereva akifika hapa nje'],
    ['method', 'cash, no wait, mpesa'],
    ['carrier', 'Kariakoo hapana, mwingine yeyote'],
    ['carrier', 'not Pwani Express please'],
    ['review', 'express, actually no, the normal one'],
    ['carrier', 'si cash, mpesa'],
  ],
  'note.dictated': [
    ['review', 'the note is wrong, it should only say: Juma 0765112233'],
    ['review', 'note: flat 4b'],
    ['delivery', 'maelezo: pigia simu'],
    ['review', 'remove the note'],
    ['review', 'Could I add a note asking them to ring me first?'],
  ],
  'note.wish': [
    ['review', 'can they call me when they are outside?'],
    ['review', 'pls write happy birthday mum on the package'],
    ['delivery', 'kesho mchana ndio nitakuwepo'],
    ['review', 'leave it at the gate with the guard'],
    ['review', 'muachie jirani wa mlango wa kijani kama nimetoka'],
    ['delivery', 'ask him not to hoot, the baby sleeps'],
    ['address', 'dada wa kazi atafungua mlango, mimi niko safarini'],
    ['carrier', 'there is a dog, be careful at the gate'],
    ['method', 'usipige hodi, mpe mlinzi getini'],
    ['review', 'can you leave it with the watchman?'],
    ['review', 'ask the seller to pack the prawns apart from the fish'],
    ['cart', 'kuna mbwa mkali, apige simu kwanza'],
    ['review', 'bring it after 6pm and leave it with the guard'],
    ['review', 'clean it please and leave it with the neighbour'],
    ['review', 'nikatie vipande vidogo, watoe utumbo'],
    ['delivery', 'can you scale and gut it for me?'],
    ['review', 'no bones please'],
    ['cart', 'funga vizuri na barafu nyingi'],
    ['review', 'please clean it and bring it tomorrow morning'],
    ['address', 'weka oda kesho asubuhi'],
    ['review', 'please bring it in the evening after 6'],
    ['method', 'leteni kesho saa nne'],
  ],
  'delivery.reach': [
    ['delivery', 'delivery ya leo leo ipo or kesho?'],
    ['welcome', 'can you bring it at 6pm?'],
    ['cart', 'mnaweza kuja baada ya saa kumi na moja jioni?'],
    ['address', 'can someone deliver to masaki before 6pm'],
    ['delivery', 'mnapeleka Tegeta?'],
  ],
  'money.ofPayment': [
    ['waiting', 'money is gone from my account but it still says waiting'],
    ['waiting', 'rudisheni pesa yangu nyie matapeli'],
    ['unfinished', 'i paid but there is no order'],
    ['unfinished', 'hela imekatwa, oda sioni'],
    ['failed', 'benki imenitumia ujumbe nimekatwa'],
    ['failed', 'my money was taken, but you say it failed'],
  ],
  'money.gone': [
    ['welcome', 'pesa imekatwa lakini oda haionekani'],
    ['review', 'my money was taken but there is no order'],
    ['welcome', 'have you received my money?'],
    ['review', 'did my payment go through?'],
    ['welcome', 'malipo yangu yameingia?'],
    ['welcome', 'did you get my cash?'],
    ['welcome', 'nilikatwa 30,000 jana'],
    ['welcome', 'nimekatwa mara mbili kwa oda moja'],
    ['welcome', 'you charged me twice'],
  ],
  'money.refund': [
    ['welcome', 'rudisheni pesa yangu'],
    ['address', 'i want my money back'],
    ['welcome', 'when do I get my money back?'],
    ['welcome', 'pesa yangu itarudi lini?'],
    ['welcome', 'nimebadili mawazo sitaki tena oda nirudishie hela'],
    ['welcome', 'I changed my mind, give me my money back'],
  ],
  'order.where': [
    ['welcome', 'where is the cancelled one'],
    ['welcome', 'where is my order'],
    ['welcome', 'where is my other order'],
    ['welcome', 'where is the order before the last one'],
    ['welcome', 'Hapana, sikutaka kununua, nataka kufuatilia oda ya wiki iliyopita'],
    ['welcome', 'habari, mzigo wangu uko wapi mpaka saa hizi'],
    ['welcome', 'sitaki kughairi, nataka kujua iko wapi'],
  ],
  'order.list': [
    ['welcome', 'show me my orders'],
    ['welcome', 'oda zangu ziko wapi'],
  ],
  'order.late': [
    ['welcome', 'dereva hajafika'],
    ['told', 'rider hajanipigia'],
    ['welcome', 'oda yangu mbona haijafika'],
    ['welcome', 'why is my delivery taking so long'],
  ],
  'order.when': [
    ['welcome', 'when will the pending one arrive?'],
    ['welcome', 'saa ngapi nitapata order yangu'],
    ['told', 'when will it arrive?'],
    ['told', 'itafika leo?'],
    ['told', 'when is it arriving and whats riders number'],
  ],
  'order.held': [
    ['welcome', 'niliagiza nini jana?'],
    ['review', 'how much did I pay for my last order'],
    ['told', 'what was in it?'],
    ['told', 'how much do I pay?'],
    ['told', 'jumla nalipa ngapi?'],
    ['told', 'how much do I pay on delivery?'],
  ],
  'order.receipt': [
    ['welcome', 'naomba risiti ya oda yangu'],
    ['welcome', 'can i get a receipt'],
    ['review', 'will I get a receipt?'],
    ['delivery', 'nitapata risiti?'],
    ['told', 'can u send me receipt with TIN for the restaurant'],
  ],
  'order.place': [
    ['welcome', 'oda yangu itapelekwa wapi?'],
    ['told', 'which address is it going to?'],
  ],
  'order.address': [
    ['welcome', 'I want to change the address of my order'],
    ['told', 'nataka kubadilisha anwani'],
  ],
  'order.change': [
    ['told', 'nimesahau, ongeza sato mmoja'],
    ['welcome', 'niongezee kitu kwenye oda niliyoweka'],
    ['welcome', 'can I change my order?'],
    ['told', 'badilisha iwe express'],
    ['told', 'add 1 kg prawns to the same order'],
    ['told', 'punguza sato moja kwenye oda'],
    ['welcome', 'can I cancel one fish from my order'],
    ['told', 'nimesahau, ongeza sato mmoja'],
  ],
  'order.cancel': [
    ['cart', 'cancel my order'],
    ['cart', 'ghairi oda'],
    ['welcome', 'cancel my order'],
    ['told', 'nataka ku cancel order 104700 pls, nimekosea address'],
    ['cart', 'cancel my order'],
    ['welcome', 'futa ile oda ya nguru ya leo'],
    ['told', 'naomba kughairi'],
    ['welcome', 'naomba kufuta oda'],
    ['told', 'nimebadili mawazo'],
    ['told', 'I changed my mind'],
    ['welcome', 'stop my order please i dont need it anymore'],
    ['welcome', 'I want to cancel, still possible?'],
    ['welcome', 'ghairi ile ya ofisi'],
  ],
  'order.cancelLater': [
    ['review', 'Can I cancel it if I change my mind?'],
    ['review', 'cancel my order'],
    ['delivery', 'naomba kughairi oda'],
    ['failed', 'basi ghairi oda yote'],
    ['review', 'can I cancel the payment?'],
  ],
  'order.tellRider': [
    ['told', 'tell the rider it is near the Total station'],
    ['told', 'tell the rider to call me at the gate'],
    ['told', 'mpigie mama not me she will receive, namba yake 0715 660 249'],
    ['told', 'waambie watoe magamba nilisahau kusema'],
    ['told', 'can I leave a note for the driver?'],
    ['told', 'rider apige namba hii 0754332118 sio yangu'],
    ['welcome', 'mwambie dereva apige simu akifika, oda yangu iko njiani'],
  ],
  'rider.calls': [
    ['delivery', 'je dereva atanipigia akifika?'],
    ['delivery', 'mtanipigia mkifika?'],
    ['welcome', 'will the rider call me?'],
  ],
  'rider.number': [
    ['welcome', 'naomba namba ya dereva'],
    ['told', 'how do I reach the driver?'],
  ],
  'carriers.ofOrder': [
    ['welcome', 'nani analeta oda yangu leo'],
    ['told', 'who is bringing it?'],
  ],
  'carriers.which': [
    ['carrier', 'can I choose my own boda'],
    ['carrier', 'who is cheaper btn hao wawili'],
    ['carrier', 'yupi anawahi kufika kati ya hao wawili'],
    ['carrier', 'mnatumia nani?'],
    ['carrier', 'Dodoma Link wanaaminika kweli?'],
    ['carrier', 'nani haraka zaidi?'],
  ],
}

/** Lines that each move takes, at a moment. A new move begins with its lines here. */
export const reached: Reached = {
  ...others,
  ...account,
  ...address,
  ...again,
  ...cart,
  ...checkout,
  ...delivery,
  ...payTalk,
  ...sold,
  ...goods,
  ...paying,
  ...shop,
  ...talk,
}
