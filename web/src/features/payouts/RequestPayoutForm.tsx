import { understoodAmount } from '#contract/rules/amount.ts'
import { MIN_PAYOUT, MOST_SHILLINGS } from '#contract/rules/constants.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { ApiError, fieldErrors } from '#web/api/ApiError.ts'
import { errorText } from '#web/api/errorText.ts'
import { randomId } from '#web/api/ids.ts'
import { useSession } from '#web/features/session/session.ts'
import { useDraft } from '#web/features/session/useDraft.ts'
import { fill, textsNow, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { Money } from '#web/ui/Money.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAction } from '#web/ui/useAction.ts'
import { useForm } from '#web/ui/useForm.ts'
import { operatorOptions } from './operators.ts'
import { firstProblem, newPayoutForm, type PayoutForm, payoutBody, shillingsOf } from './requestForm.ts'
import { refreshBalance, requestPayout, useEarnings } from './usePayouts.ts'

/** A request for a payout: one check at a time, as a toast and at its field; sent once however often it is pressed (SPAY-012 to SPAY-024). */
export function RequestPayoutForm({ onRequested }: { onRequested: () => void }) {
  const t = useTexts('sellerMoney')
  const { data: summary } = useEarnings()
  const ownPhone = useSession(({ user }) => user?.phoneNumber ?? '')
  const draft = useDraft<PayoutForm>('payoutRequest', newPayoutForm(ownPhone))
  const available = summary?.availableBalance
  const sending = useAction(async (request: PayoutForm) => {
    try {
      await requestPayout(payoutBody(request), request.key)
    } catch (error) {
      // Refused for certain: sent again it is another request. Otherwise the key finds out what became of this one.
      if (error instanceof ApiError && !error.unclear) draft.set({ ...request, key: randomId() })
      toast.failure(() => own().requestFailed)
      throw error
    }
    draft.clear()
    toast.success(() => own().requestDone)
    onRequested()
  })
  const form = useForm({
    values: draft.value,
    set: (request) => {
      draft.set({ ...request, key: randomId() })
      sending.clearError()
    },
    validate: (request) => {
      const problem = firstProblem(request, available)
      return problem ? { [problem[0]]: t.sellerMoney.wrong[problem[1]] } : {}
    },
    onSubmit: async (request) => {
      await sending.run(request)
      // What was sent is not checked again against the balance it has changed.
      form.clearErrors()
    },
    onInvalid: (_, request) => {
      sending.clearError()
      const problem = firstProblem(request, available)
      if (problem) toast.failure(() => own().wrong[problem[1]])
      // A sale may have added to it since the page was opened: with what there is today the error goes by itself.
      if (problem?.[1] === 'balance') refreshBalance()
    },
    refused: refusedFields(sending.error),
  })
  const shillings = shillingsOf(draft.value.amount)
  const after = available !== undefined && shillings >= MIN_PAYOUT && shillings <= available ? available - shillings : undefined
  return (
    <form {...form.props} className="form payout-form">
      <TextField
        {...form.field('amount')}
        className="payout-amount"
        label={t.sellerMoney.amountTzs}
        hint={[understoodAmount(draft.value.amount, MOST_SHILLINGS), t.sellerMoney.amountHint].filter(Boolean).join(' · ')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
      />
      <SelectField {...form.field('operator')} label={t.sellerMoney.operator} options={operatorOptions} />
      <TextField {...form.field('phone')} label={t.sellerMoney.phone} type="tel" inputMode="tel" autoComplete="tel" maxLength={30} />
      <TextField {...form.field('note')} label={`${t.sellerMoney.note} (${t.common.optional})`} autoComplete="off" maxLength={200} />
      {after !== undefined && (
        <p className="payout-after">
          <span className="mut">{t.sellerMoney.after}</span>
          <Money shillings={after} />
        </p>
      )}
      {sending.error !== null && <ErrorNote text={errorText(sending.error, t)} />}
      <Button type="submit" kind="sun" large block busy={sending.busy} busyLabel={t.sellerMoney.requesting}>
        {shillings > 0 ? fill(t.sellerMoney.requestAmount, { amount: formatTzs(shillings) }) : t.sellerMoney.request}
      </Button>
      <p className="hint">{t.sellerMoney.processing}</p>
    </form>
  )
}

/** The texts of now. */
const own = () => textsNow('sellerMoney').sellerMoney

function refusedFields(error: unknown) {
  const fields = fieldErrors(error)
  if (!fields) return undefined
  const { 'paymentDetails.phone': phone, amount, note } = fields
  return Object.fromEntries(Object.entries({ amount, phone, note }).flatMap(([name, text]) => (text ? [[name, text]] : [])))
}
