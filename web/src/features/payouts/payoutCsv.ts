import type { Payout } from '#contract/payout.ts'
import { maskPhone } from '#contract/rules/phone.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import type { Texts } from '#web/i18n/texts.ts'
import type { CsvColumn } from '#web/ui/area/downloadCsv.ts'
import { operatorName } from './operators.ts'
import { payoutStatusText, shownId } from './payouts.ts'

/** The CSV columns: those of the list, with amounts as plain integers (SELL-003). */
export function payoutColumns(texts: Texts<'sellerMoney'>): CsvColumn<Payout>[] {
  const { sellerMoney: t } = texts
  return [
    { header: t.payout, value: shownId },
    { header: t.reference, value: ({ reference }) => reference },
    { header: t.requested, value: ({ createdAt }) => formatDateTime(createdAt) },
    { header: t.operator, value: ({ metadata }) => operatorName(metadata.operator) },
    { header: t.phone, value: ({ metadata }) => maskPhone(metadata.phone) },
    { header: t.amountTzs, value: ({ amount }) => amount },
    { header: t.statusName, value: ({ status }) => payoutStatusText(status, texts) },
  ]
}
