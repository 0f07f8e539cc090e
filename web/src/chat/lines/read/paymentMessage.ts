import type { Network } from '../lexicon/Understood.ts'

/** A pasted confirmation of a network: recognised, never proof (CHAT-143). */
export interface PaymentMessage {
  network: Network | null
  amount: number | null
}

/** What tells the networks apart; a row added here works without other change. */
const NETWORKS: ReadonlyArray<readonly [Network, RegExp]> = [
  ['mpesa', /m-?\s?pesa|vodacom|voda/i],
  ['mixx', /mixx|tigo|\byas\b/i],
  ['airtel', /airtel|\btid\b/i],
  ['halopesa', /halo/i],
]
const AMOUNT = /(?:tshs?|tzs|sh)\.?\s?([\d,]+)(?:\.\d{1,2})?|([\d,]{4,})(?:\.\d{2})?\s?(?:tshs?|tzs|\/=)/i
/** Each is one sign; three make a message. */
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

export function paymentMessage(line: string): PaymentMessage | null {
  if (line.split(/\s+/).length < LEAST_WORDS || !AMOUNT.test(line)) return null
  if (SIGNS.filter((sign) => sign.test(line)).length < ENOUGH) return null
  const amount = AMOUNT.exec(line)
  const figure = amount?.[1] ?? amount?.[2]
  return {
    network: NETWORKS.find(([, words]) => words.test(line))?.[0] ?? null,
    amount: figure === undefined ? null : Number(figure.replaceAll(',', '')),
  }
}
