import type { MomentName } from './moments.ts'

/** Lines that each move takes, at a moment: at least two a move, in both languages. A new move begins with its lines here. */
export const reached: Readonly<Record<string, readonly (readonly [MomentName, string])[]>> = {
  'note.rider': [
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
  ],
  'note.prepare': [
    ['review', 'nikatie vipande vidogo, watoe utumbo'],
    ['delivery', 'can you scale and gut it for me?'],
    ['review', 'no bones please'],
    ['cart', 'funga vizuri na barafu nyingi'],
    ['review', 'please clean it and bring it tomorrow morning'],
  ],
  'note.wishDay': [
    ['address', 'weka oda kesho asubuhi'],
    ['review', 'please bring it in the evening after 6'],
    ['method', 'leteni kesho saa nne'],
  ],
  'note.whilePaying': [
    ['waiting', 'leave it at the gate with the guard'],
    ['failed', 'wanikatie vipande'],
  ],
  'delivery.reach': [
    ['address', 'can someone deliver to masaki before 6pm'],
    ['delivery', 'mnapeleka Tegeta?'],
  ],
  'delivery.day': [
    ['welcome', 'can you bring it at 6pm?'],
    ['cart', 'mnaweza kuja baada ya saa kumi na moja jioni?'],
  ],
  'money.whileWaiting': [
    ['waiting', 'money is gone from my account but it still says waiting'],
    ['waiting', 'rudisheni pesa yangu nyie matapeli'],
  ],
  'money.withoutOrder': [
    ['unfinished', 'i paid but there is no order'],
    ['unfinished', 'hela imekatwa, oda sioni'],
  ],
  'money.afterRefusal': [
    ['failed', 'benki imenitumia ujumbe nimekatwa'],
    ['failed', 'my money was taken, why do you say it failed'],
  ],
  'money.gone': [
    ['welcome', 'pesa imekatwa lakini oda haionekani'],
    ['review', 'my money was taken but there is no order'],
  ],
  'money.refund': [
    ['welcome', 'rudisheni pesa yangu'],
    ['address', 'i want my money back'],
  ],
  'money.insteadOfGoods': [
    ['welcome', 'nimebadili mawazo sitaki tena oda nirudishie hela'],
    ['welcome', 'I changed my mind, give me my money back'],
  ],
}
