import { codeInText } from '#contract/rules/code.ts'
import { isMobileMoneyPhone, maskPhone, normalPhone } from '#contract/rules/phone.ts'
import { LOCAL_PHONE } from '#contract/rules/phoneInText.ts'

export const MASK = '••••••'

/** When a typed line may contain a PIN or code, whatever card is live (CHAT-057, CHAT-129). */
export interface SecretContext {
  /** A payment is waiting, being checked, or has failed. */
  paying: boolean
  /** A one-time code was sent and not used yet. */
  codePending: boolean
  /** The code is the open question, so 4 or 5 digits are a mistyped code. */
  codeAsked: boolean
}

/** Returns the line as it may be stored and shown: PINs and codes masked, phone numbers shortened. */
export function maskLine(line: string, context: SecretContext): { text: string; hasSecret: boolean } {
  const namesOrAsks = context.codeAsked || namesSecret(line)
  const shortest = namesOrAsks || context.paying ? 4 : context.codePending ? LONGEST : Number.POSITIVE_INFINITY
  let hasSecret = false
  const text = line.replace(GROUP, (group) => {
    if (isOnePhone(group)) return maskPhone(group)
    const masked = !namesOrAsks && PRICE.test(group) ? group : maskRuns(group, shortest)
    hasSecret ||= masked !== group
    return shortenPhones(masked)
  })
  return { text, hasSecret }
}

/** Returns the code in a line: one that is only the code, or any code while it is asked for. */
export const codeIn = (line: string, { codePending, codeAsked }: SecretContext): string | null =>
  codePending && (codeAsked || !/\p{L}/u.test(line)) ? codeInText(line) : null

/** Returns whether a line has 4 to 6 digits and no letters, unless it is an amount such as `24,000`. */
export const isBarePin = (line: string): boolean =>
  !/\p{L}/u.test(line) && !PRICE.test(line.trim()) && /^(?:\P{Nd}*\p{Nd}){4,6}\P{Nd}*$/u.test(line)

const LONGEST = 6
const SECRET_WORD = /pin[is]?(?![a-z])|siri|password|nywila/i
/** Returns whether a line names a PIN or password, also in full-width letters or with invisible characters in between. */
const namesSecret = (line: string): boolean => SECRET_WORD.test(line.normalize('NFKC').replace(/\p{Cf}/gu, ''))

/** Digits of any script, with at most three other characters between two of them. */
const GROUP = /\+?\p{N}(?:[^\p{L}\p{N}]{0,3}\p{N})*/gu
/** Nine or more digits: a phone or some other long number. */
const LONG = /\+?\p{N}(?:[\s\p{Pd}]*\p{N}){8,}/gu
const PRICE = /^\d{1,3}(?:,\d{3})+$/

/** Masks neighbouring digit groups that together are as long as a secret: `1 2 3 4`, `12-34`, and the end of `sato 2 1234`. */
function maskRuns(group: string, shortest: number): string {
  const pieces = group.match(/\p{N}+/gu) ?? []
  const isSecret = pieces.map(() => false)
  pieces.forEach((_, from) => {
    let length = 0
    for (let to = from; to < pieces.length; to++) {
      length += pieces[to]?.match(/\p{N}/gu)?.length ?? 0
      if (length > LONGEST) break
      if (length >= shortest) isSecret.fill(true, from, to + 1)
    }
  })
  let index = 0
  return group.replace(/\p{N}+/gu, (piece) => (isSecret[index++] ? MASK : piece)).replace(/•+(?:[^\p{L}\p{N}]*•)*/gu, MASK)
}

const isOnePhone = (group: string): boolean => isMobileMoneyPhone(normalPhone(group))

/** Shortens phone numbers. A complete local number is found first, so that other digits next to it are not counted in. */
function shortenPhones(group: string): string {
  const local = LOCAL_PHONE.exec(group)
  if (local === null) return group.replace(LONG, shortenPhone)
  const [phone] = local
  return group.slice(0, local.index).replace(LONG, shortenPhone) + maskPhone(phone) + shortenPhones(group.slice(local.index + phone.length))
}

const shortenPhone = (number: string): string => (/^[\d\s\-+]+$/.test(number) ? maskPhone(number) : MASK)
