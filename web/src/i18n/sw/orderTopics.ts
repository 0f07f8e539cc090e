import type { orderTopics as english } from '../en/orderTopics.ts'
import type { Translation } from '../placeholders.ts'

export const orderTopics: Translation<typeof english> = {
  notArrived: 'Oda {orderNumber} bado haijafika: {step}. Kama unayo mkononi, piga {shopPhone}.',
  riderNumber: 'Namba ya dereva sina ya kukupa. Dereva anapiga namba iliyo kwenye anwani; kumpata, piga {shopPhone}.',
  addressLeft: 'Oda {orderNumber} imeshatoka, siwezi kuihamisha. Piga {shopPhone} sasa.',
  refundPendingFee: '{amount} ililipwa kwa oda {orderNumber}, na inarudishwa. Ada ya usafirishaji {fee} haikulipwa.',
  refundDoneFee: '{amount} ililipwa kwa oda {orderNumber}, na imerudishwa. Ada ya usafirishaji {fee} haikulipwa.',
  requestLeft: 'Ombi bado lina {time}. Bila PIN hukatwi hela, na baada ya hapo unaweza kujaribu tena.',
  requestOurs: 'Ombi letu linaenda kwa {phone}, la {amount}. Kama kiasi ni kingine, si letu: kataa. Hapa siulizi PIN yako kamwe.',
  requestCheck: 'Ni letu tu kama umebonyeza Lipa hapa sasa hivi na kiasi ni kile kile. Jingine lolote, kataa. Hapa siulizi PIN yako kamwe.',
  requestOver:
    'Muda wa ombi hilo umeisha, na mtandao bado haujajibu. Usilipe tena kwa sasa: gusa Angalia hali ya malipo. Kama hujalipa, utaweza kuchagua njia nyingine; Lipa tena itakuja baada ya dakika {minutes}.',
  requestOverAgain:
    'Muda wa ombi hilo umeisha, na mtandao bado haujajibu. Gusa Angalia hali ya malipo, au Lipa tena kama una uhakika hukuthibitisha.',
  ifSpoilt:
    'Wakague mlangoni: walioharibika usipokee. Kama umelipa kwa simu, piga {shopPhone} hapo hapo; ukikubaliwa kuwarudisha, hela ya samaki inarudi.',
  coldOnWay:
    'Kila msafirishaji anavyotunza ubaridi siwezi kusema. Haraka inafika ndani ya saa {expressHours}; wakifika wameharibika, usipokee.',
  payByPhone: 'Tunatuma ombi kwenye simu yako, unaweka PIN hapo ndani ya dakika {payMinutes}. Ni kwa {networks}.',
  bones: 'Wauzaji hawaandiki kuhusu miiba. Minofu ni nyama iliyotolewa mifupa.',
  signInNumber: 'Unaweza kuingia kwa namba nyingine: toka kwanza. Kubadilisha namba ya akaunti, piga {shopPhone}.',
}
