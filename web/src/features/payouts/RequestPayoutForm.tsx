import { useId } from 'react'
import { previewAmount } from '#contract/rules/amount.ts'
import { MIN_PAYOUT, MOST_SHILLINGS } from '#contract/rules/constants.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { groupPhone } from '#contract/rules/phone.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Money } from '#web/ui/Money.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { operatorOptions } from './operators.ts'
import styles from './RequestPayoutForm.module.css'
import { shillingsOf, usedPhones } from './requestForm.ts'
import { usePayouts } from './usePayouts.ts'
import { mismatchOf, useRequestPayout } from './useRequestPayout.ts'

/** The form to request a payout (SPAY-012 to SPAY-024). */
export function RequestPayoutForm({ onRequested }: { onRequested: () => void }) {
  const t = useTexts('sellerMoney')
  const { data: payouts = [] } = usePayouts()
  const { form, request, available, busy } = useRequestPayout(onRequested)
  const shillings = shillingsOf(request.amount)
  const after = available !== undefined && shillings >= MIN_PAYOUT && shillings <= available ? available - shillings : undefined
  return (
    <form {...form.props} className={classes('form', styles.payoutForm)}>
      <TextField
        {...form.field('amount')}
        className={styles.payoutAmount}
        label={t.sellerMoney.amountTzs}
        hint={[previewAmount(request.amount, MOST_SHILLINGS), t.sellerMoney.amountHint].filter(Boolean).join(' · ')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
      />
      <SelectField {...form.field('operator')} label={t.sellerMoney.operator} hint={mismatchOf(request, t)} options={operatorOptions} />
      <TextField {...form.field('phone')} label={t.sellerMoney.phone} type="tel" inputMode="tel" autoComplete="tel" maxLength={30} />
      <UsedPhones phones={usedPhones(payouts, request.phone)} onChoose={(phone) => form.change({ phone: groupPhone(phone) })} />
      <TextField {...form.field('note')} label={`${t.sellerMoney.note} (${t.common.optional})`} autoComplete="off" maxLength={200} />
      {after !== undefined && (
        <p className={styles.payoutAfter}>
          <span className="muted">{t.sellerMoney.after}</span>
          <Money shillings={after} />
        </p>
      )}
      <Button type="submit" kind="sun" large block busy={busy} busyLabel={t.sellerMoney.requesting}>
        {shillings > 0 ? fill(t.sellerMoney.requestAmount, { amount: formatTzs(shillings) }) : t.sellerMoney.request}
      </Button>
      <p className="hint">{t.sellerMoney.processing}</p>
    </form>
  )
}

interface UsedPhonesProps {
  phones: readonly string[]
  onChoose: (phone: string) => void
}

function UsedPhones({ phones, onChoose }: UsedPhonesProps) {
  const { usedPhones: label } = useTexts('sellerMoney').sellerMoney
  const id = useId()
  if (phones.length === 0) return null
  return (
    <div role="group" aria-labelledby={id} className={styles.usedPhones}>
      <span id={id} className="small muted">
        {label}
      </span>
      {phones.map((phone) => (
        <Button key={phone} kind="line" onClick={() => onChoose(phone)}>
          {groupPhone(phone)}
        </Button>
      ))}
    </div>
  )
}
