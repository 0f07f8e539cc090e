const AMOUNT = /(?:tshs?|tzs|sh)\.?\s?[\d,]|[\d,]{4,}(?:\.\d{2})?\s?(?:tshs?|tzs|\/=)/i
/** Signs of a payment message. Three of them make one. */
const SIGNS = [
  AMOUNT,
  /imethibitishwa|umethibitishwa|confirmed|imefanikiwa|umefanikiwa|successful|imekamilika/i,
  /umelipa|umetuma|umetoa|umepokea|yametumwa|imetumwa|imelipwa|you have (?:paid|sent)|paid to|sent to|payment (?:of|to)|malipo ya/i,
  /salio|balance/i,
  /\b(?=[A-Z0-9.]*\d)(?=[A-Z0-9.]*[A-Z])[A-Z0-9.]{8,}\b/,
  /muamala|txn|trans(?:action)?\s?id|\btid\b|kumbukumbu|reference|\bref\b|risiti|receipt|utambulisho/i,
  /kwenda|kwa |tarehe|saa \d|on \d/i,
]
const ENOUGH = 4
const LEAST_WORDS = 6

/** Recognises a pasted confirmation of a mobile-money network. It is never a proof (CHAT-143). */
export const isPaymentMessage = (line: string): boolean =>
  line.split(/\s+/).length >= LEAST_WORDS && AMOUNT.test(line) && SIGNS.filter((sign) => sign.test(line)).length >= ENOUGH

/** True if a line may have text made by a program. The code that reads it is loaded then. */
export const mayHaveMachineText = (line: string): boolean => /:\/\/|www\.|@|[a-z]\/|\d\.\d{3}|^\p{Lu}.*, \+?\d/u.test(line)

/** Returns a line without its links and mail addresses, which are in no language. */
export const withoutLinks = (line: string): string => line.replace(/\S*(?::\/\/|www\.|@)\S*/g, ' ')

/** Returns a contact card (vCard) as `Name, number`, and any other text as it is. */
export function plainContact(text: string): string {
  if (!/^BEGIN:VCARD/im.test(text)) return text
  const valueOf = (field: string): string =>
    new RegExp(`^(?:item\\d+\\.)?${field}[^:\\n]*:(?:tel:)?(.*)$`, 'im').exec(text)?.[1]?.trim() ?? ''
  const name = valueOf('FN') || valueOf('N').split(';').filter(Boolean).reverse().join(' ')
  return [name, valueOf('TEL')].filter(Boolean).join(', ')
}
