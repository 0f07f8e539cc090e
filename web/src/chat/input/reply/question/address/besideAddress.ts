import type { Transporter } from '#contract/transporter.ts'
import { ApiError } from '#web/api/ApiError.ts'
import { peelLine } from '#web/features/addresses/oneLine/peelLine.ts'
import { NO_PREFERENCE } from '#web/features/checkout/checkoutChoices.ts'
import { setChoices } from '#web/features/checkout/draft.ts'
import type { Understood } from '../../../understand/Understood.ts'
import { understand } from '../../../understand/understand.ts'
import type { Talk } from '../../Talk.ts'
import { carriersNow, forAll } from '../carriers.ts'

interface AddressSaid {
  /** What says where, without courtesy and other answers. */
  readonly place: string
  /** The other answers beside it. */
  readonly choices: Understood['choices']
  readonly carrier: Transporter | null
}

const LANDMARK =
  /(?<![a-z])(?:(?:nyuma|mbele|pembeni|kando) (?:ya|mwa)|karibu (?:na|ya)|jirani na|mkabala (?:na|ya)|opposite|near|next to|behind|in front of|beside|close to)(?![a-z])[^,;]*/gi
const wordsOf = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')

/** A line with an address apart from what is said beside it: `send it to Msasani, standard, Pwani Express, cash`. */
export async function addressSaid({ line, meant }: Pick<Talk, 'line' | 'meant'>): Promise<AddressSaid> {
  const parts = line.split(/[,;]/)
  const carriers = parts.length > 1 ? await carriersIfReadable() : []
  const isNamed = (part: string) => carriers.find(({ businessName }) => wordsOf(part) === wordsOf(businessName))
  const [carrier = null] = parts.flatMap((part) => isNamed(part) ?? [])
  const rest = carrier === null ? line : parts.filter((part) => !isNamed(part)).join(',')
  // `Pwani Express` is no express delivery, nor is what somebody lives near.
  const others = rest.replace(LANDMARK, ' ')
  return { place: peelLine(rest), choices: others === line ? meant.choices : understand(others).choices, carrier }
}

export async function carriersIfReadable(): Promise<readonly Transporter[]> {
  try {
    return await carriersNow()
  } catch (error) {
    if (error instanceof ApiError) return []
    throw error
  }
}

/** Keeps what was said beside an address, once that is taken. */
export function keepBeside({ choices: { delivery, transporter, method }, carrier }: AddressSaid): void {
  const carrierId = carrier?.id ?? (transporter ? NO_PREFERENCE : undefined)
  setChoices({
    ...(delivery ? { deliveryOption: delivery } : {}),
    ...(carrierId ? { transporterSelections: forAll(carrierId) } : {}),
    ...(method ? { paymentMethod: method } : {}),
  })
}
