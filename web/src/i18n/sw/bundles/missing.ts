import type { missing as en } from '../../en/bundles/missing.ts'
import type { Translation } from '../../placeholders.ts'

export const missing: Translation<typeof en> = {
  missing: {
    question: 'Oda yako haijatimia. Uchukue zilizobaki?',
    allOut: 'Oda yako yote imekosekana.',
    short: '{n} kati ya {m} wapo',
    out: 'Hakuna, uliagiza {m}',
    oldTotal: 'Jumla ya mwanzo',
    newTotal: 'Jumla mpya',
    back: 'Inarudi kwenye namba iliyolipa',
    nothingPaid: 'Bado hujalipa, kwa hiyo hakuna pesa ya kurudisha.',
    answerBy: 'Jibu kabla ya {time}. Usipojibu, oda itaghairiwa.',
    answerByPaid: 'Jibu kabla ya {time}. Usipojibu, oda itaghairiwa na utarudishiwa {amount}.',
    take: 'Chukua zilizobaki',
    taking: 'Subiri…',
    cancelPaid: 'Ghairi, nirudishiwe {amount}',
    accepted: 'Umechukua zilizobaki.',
    cancelled: 'Umeghairi oda.',
    expired: 'Hatukupata jibu kwa wakati, kwa hiyo oda imeghairiwa.',
  },
}
