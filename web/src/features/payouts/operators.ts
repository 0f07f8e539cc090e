import { PayoutOperator } from '#contract/payout.ts'
import { normalPhone } from '#contract/rules/phone.ts'

/** The networks' current brand names; their codes haven't changed (SPAY-014). Both languages use the same names. */
const names: Readonly<Record<PayoutOperator, string>> = {
  vodacom: 'Vodacom M-Pesa',
  airtel: 'Airtel Money',
  tigo: 'Mixx by Yas',
  zantel: 'Zantel (Mixx by Yas)',
  halotel: 'HaloPesa',
  ttcl: 'T-Pesa',
}

/** The number prefixes that the regulator assigned to each network. A ported number keeps its prefix, so this is a guess. */
const prefixes: Readonly<Record<string, PayoutOperator>> = {
  61: 'halotel',
  62: 'halotel',
  65: 'tigo',
  67: 'tigo',
  68: 'airtel',
  69: 'airtel',
  71: 'tigo',
  73: 'ttcl',
  74: 'vodacom',
  75: 'vodacom',
  76: 'vodacom',
  77: 'zantel',
  78: 'airtel',
  79: 'vodacom',
}

/** Returns the operator by the prefix of a full Tanzanian number; undefined for any other number (SELL-015). */
export function operatorOf(phone: string): PayoutOperator | undefined {
  const [, prefix = ''] = /^255(\d\d)\d{7}$/.exec(normalPhone(phone)) ?? []
  return prefixes[prefix]
}

export const DEFAULT_OPERATOR: PayoutOperator = 'vodacom'
export const operatorOptions = PayoutOperator.options.map((value) => ({ value, label: names[value] }))

/** Returns an operator's name; an unknown code is returned unchanged. */
export const operatorName = (code = ''): string => (code in names ? names[code as PayoutOperator] : code)
