import { textsNow } from '#web/i18n/texts.ts'
import { answersTo, faqGroups } from './matching.ts'

/** How many of the questions answer a typed line; loaded when one is asked. */
export const answersNow = (line: string): number => answersTo(faqGroups(textsNow('faq')), line).length
