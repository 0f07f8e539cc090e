import { listTransporters, type Transporter } from '#contract/transporter.ts'
import { readCached } from '#web/api/useCall.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { mayBeName } from './distinct.ts'

/** Words that many carriers share. */
const COMMON = /^(?:express|riders?|link|transport|cargo|boda|logistics|delivery|services?|limited|company)$/

/** `not Pwani Express, Kariakoo Riders`: the one that is refused is not meant. */
const DENIED =
  /(?<![a-z])(?:not|si|sio|siyo|sitaki|except|isipokuwa|instead of|badala ya|(?:do not|don['’]?t) (?:want|like|use))(?![a-z])[^,;.]*?(?=[,;.]|(?<![a-z])(?:bali|but|lakini)(?![a-z])|$)/gi

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []

/** Those that may be chosen. */
export const carriersNow = async (): Promise<readonly Transporter[]> =>
  (await readCached(listTransporters, {})).filter(({ isVerified }) => isVerified)

/** The carrier whose own name stands in a line: `nataka kariakoo riders`; an everyday word of a name, `keep it cold`, is not enough. */
export async function carrierIn(line: string): Promise<Transporter | null> {
  const typed = new Set(wordsOf(line.replace(DENIED, ' ')))
  const carriers = await carriersNow()
  const having = (may: (word: string, said: readonly string[]) => boolean) =>
    carriers.filter(({ businessName }) => {
      const said = wordsOf(businessName).filter((word) => typed.has(word))
      return said.some((word) => may(word, said))
    })
  const named = having((word, said) => !COMMON.test(word) && (said.length > 1 || mayBeName(word)))
  // `ok riders`, where one alone is called so; `express` is a delivery.
  const [only, ...others] = named.length > 0 ? named : having((word) => COMMON.test(word) && word !== 'express')
  return only && others.length === 0 ? only : null
}

/** The same carrier for every fish in the cart. */
export const forAll = (transporterId: string): Record<string, string> =>
  Object.fromEntries(useCart.getState().lines.map(({ productId }) => [productId, transporterId]))
