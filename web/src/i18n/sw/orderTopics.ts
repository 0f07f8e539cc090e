import type { orderTopics as english } from '../en/orderTopics.ts'
import type { Translation } from '../placeholders.ts'

export const orderTopics: Translation<typeof english> = {
  notArrived: 'Oda {orderNumber} bado haijafika: {step}. Kama umeshaipata, piga {shopPhone}.',
  riderNumber: 'Sina namba ya dereva. Dereva anapiga namba iliyo kwenye anwani; ukimhitaji, piga {shopPhone}.',
  addressLeft: 'Oda {orderNumber} imeshatoka, siwezi kubadilisha anwani. Piga {shopPhone} sasa.',
  refundPendingFee: 'Tunarudisha {amount} uliyolipia oda {orderNumber}. Hukulipa ada ya usafirishaji {fee}.',
  refundDoneFee: 'Tumerudisha {amount} uliyolipia oda {orderNumber}. Hukulipa ada ya usafirishaji {fee}.',
  requestLeft: 'Ombi bado lina {time}. Bila PIN hukatwi hela, na baada ya hapo unaweza kujaribu tena.',
  requestOurs: 'Ombi letu ni la {amount}, kwa {phone}. Kama kiasi ni kingine, si letu: likatae. Hapa siulizi PIN yako.',
  requestCheck: 'Ni letu tu kama umegusa Lipa hapa sasa hivi na kiasi ni kilekile. Jingine lolote, likatae. Hapa siulizi PIN yako.',
  requestOver:
    'Muda wa ombi hilo umeisha, na mtandao bado haujajibu. Usilipe tena kwa sasa: gusa Angalia hali ya malipo. Kama hujalipa, unaweza kuchagua njia nyingine; Lipa tena itakuja baada ya dakika {minutes}.',
  requestOverAgain:
    'Muda wa ombi hilo umeisha, na mtandao bado haujajibu. Gusa Angalia hali ya malipo, au Lipa tena kama una uhakika hukuthibitisha.',
  ifSpoilt:
    'Wakague mlangoni; wakiwa wameharibika, usipokee. Kama umelipa kwa simu, piga {shopPhone} hapo hapo; tukikubali uwarudishe, tunarudisha pesa ya samaki.',
  coldOnWay:
    'Siwezi kusema kila msafirishaji anatunzaje ubaridi. Haraka inafika ndani ya saa {expressHours}; wakiwa wameharibika, usipokee.',
  payByPhone: 'Tunatuma ombi kwenye simu yako, unaweka PIN hapo ndani ya dakika {payMinutes}. Ni kwa {networks}.',
  bones: 'Wauzaji hawaandiki kuhusu miiba. Minofu ni nyama iliyotolewa mifupa.',
  signInNumber: 'Kuingia kwa namba nyingine, toka kwanza. Kubadilisha namba ya akaunti, piga {shopPhone}.',
}
