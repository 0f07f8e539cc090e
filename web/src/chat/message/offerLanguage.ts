import { readText, writeText } from '#web/api/storage/device.ts'
import { languageNow } from '#web/i18n/texts.ts'
import { append } from '../transcript/append.ts'

const OFFERED = { sw: 'swahiliOffered', en: 'englishOffered' }
const LINES = 2

let written = 0

/** Offers the other language once per device, after two lines in it (CHAT-148). null means that a line's language is unknown. */
export function noteLanguage(language: 'en' | 'sw' | null): void {
  if (language === null) return
  written = language === languageNow() ? 0 : written + 1
  if (written < LINES || readText(OFFERED[language]) !== null) return
  writeText(OFFERED[language], '1')
  append({ kind: 'language', offer: true })
}
