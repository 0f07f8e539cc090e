import type { complaint as en } from '../../en/bundles/complaint.ts'
import type { Translation } from '../../placeholders.ts'

export const complaint: Translation<typeof en> = {
  complaint: {
    atTheDoor: 'Dereva bado yupo hapo? Basi usipokee.',
    order: 'Ni oda ipi?',
    noOrder: 'Bado hujaagiza.',
    wrong: 'Shida ni nini?',
    wrongs: {
      spoilt: 'Wananuka au wameharibika',
      wrongFish: 'Sio samaki niliyeagiza',
      tooLittle: 'Pungufu',
      notArrived: 'Haijafika',
      noRefund: 'Sijarudishiwa pesa',
      other: 'Shida nyingine',
    },
    text: 'Eleza kwa maneno yako (si lazima)',
    wish: 'Tufanye nini?',
    wishes: { refund: 'Nirudishieni pesa', again: 'Nileteeni samaki tena', call: 'Nipigieni simu' },
    send: 'Tuma ujumbe',
    sending: 'Tunatuma ujumbe…',
    leave: 'Acha kwanza',
    lacks: {
      order: 'Chagua oda.',
      wrong: 'Chagua shida ni nini.',
      wish: 'Chagua tufanye nini.',
      text: 'Andika shida ni nini.',
    },
    subject: 'Oda {orderNumber}: {wrong}',
    message: 'Oda {orderNumber}\nShida: {wrong}\nOmbi: {wish}',
    sent: 'Tumepokea ujumbe wako {reference} kuhusu oda {orderNumber}. Tutakujibu kabla ya {time}.',
    sentPlain: 'Tumepokea ujumbe wako kuhusu oda {orderNumber}. Tutakujibu kabla ya {time}.',
    left: 'Hakuna kilichotumwa.',
  },
}
