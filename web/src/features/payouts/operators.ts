import { PayoutOperator } from '#contract/payout.ts'
import { normalPhone } from '#contract/rules/phone.ts'

/** What the networks call their mobile money today; the codes stay (SPAY-014). Names are the same in both languages. */
const names: Readonly<Record<PayoutOperator, string>> = {
  vodacom: 'Vodacom M-Pesa',
  airtel: 'Airtel Money',
  tigo: 'Mixx by Yas',
  zantel: 'Zantel (Mixx by Yas)',
  halotel: 'HaloPesa',
  ttcl: 'T-Pesa',
}

/** The prefixes that the regulator gave to each network. A number keeps its prefix when it is moved to another one, so this is a guess. */
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

/** Returns the operator that the prefix of a whole Tanzanian number tells; undefined for any other number (SELL-015). */
export function operatorOf(phone: string): PayoutOperator | undefined {
  const [, prefix = ''] = /^255(\d\d)\d{7}$/.exec(normalPhone(phone)) ?? []
  return prefixes[prefix]
}

export const DEFAULT_OPERATOR: PayoutOperator = 'vodacom'
export const operatorOptions = PayoutOperator.options.map((value) => ({ value, label: names[value] }))

/** The name of an operator; a code nobody knows stays as it came. */
export const operatorName = (code = ''): string => (code in names ? names[code as PayoutOperator] : code)
