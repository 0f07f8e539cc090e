import { textsNow } from '#web/i18n/texts.ts'
import { answersTo, faqGroups } from './matching.ts'

/** Returns how many FAQ entries answer a typed line. Its own file, so that the FAQ loads only when it is needed. */
export const answersNow = (line: string): number => answersTo(faqGroups(textsNow('faq')), line).length
