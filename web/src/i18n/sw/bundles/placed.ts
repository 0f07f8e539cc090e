import type { placed as en } from '../../en/bundles/placed.ts'
import type { Translation } from '../../placeholders.ts'

export const placed: Translation<typeof en> = {
  placed: {
    when: 'Lini',
    receiver: 'Kwa',
    where: 'Wapi',
    who: 'Analeta',
    seller: 'Muuzaji',
    andMore: '{name} na wengine {n}',
    atTheDoor: 'Mlangoni',
    giveDriver: 'Utampa dereva {amount}',
    share: 'Shiriki',
    savePicture: 'Hifadhi picha',
    cancelYes: 'Ndiyo, ghairi',
    comesBack: '{amount} inarudi kwenye {phone}.',
    comesBackToPayer: '{amount} inarudi kwenye namba uliyolipia.',
    nothingPaid: 'Hujalipa kitu, kwa hiyo hakuna cha kurudisha.',
    hasLeft: 'Iko njiani tayari, haiwezi kughairiwa tena. Tupigie simu tukuambie kinachowezekana.',
    hasArrived: 'Imeshafika, haiwezi kughairiwa tena. Kama kuna tatizo, tuambie.',
    cancelUnclear: 'Jibu halijafika, bado hatujui kama oda imeghairiwa. Gusa tena: haighairiwi mara mbili.',
  },
}
