import { readText, writeText } from '#web/api/storage/device.ts'
import { languageNow } from '#web/i18n/texts.ts'
import { append } from '../transcript/append.ts'

const OFFERED = 'swahiliOffered'

/** Offers Swahili once on a device that reads English (CHAT-148). */
export function offerSwahili(): void {
  if (languageNow() === 'sw' || readText(OFFERED) !== null) return
  writeText(OFFERED, '1')
  append({ kind: 'language', offer: true })
}
