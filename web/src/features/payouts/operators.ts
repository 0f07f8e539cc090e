import { PayoutOperator } from '#contract/payout.ts'

/** What the networks call their mobile money today; the codes stay (SPAY-014). Names are the same in both languages. */
const names: Readonly<Record<PayoutOperator, string>> = {
  vodacom: 'Vodacom M-Pesa',
  airtel: 'Airtel Money',
  tigo: 'Mixx by Yas',
  zantel: 'Zantel (Mixx by Yas)',
  halotel: 'HaloPesa',
  ttcl: 'T-Pesa',
}

export const DEFAULT_OPERATOR: PayoutOperator = 'vodacom'
export const operatorOptions = PayoutOperator.options.map((value) => ({ value, label: names[value] }))

/** The name of an operator; a code nobody knows stays as it came. */
export const operatorName = (code = ''): string => (code in names ? names[code as PayoutOperator] : code)
