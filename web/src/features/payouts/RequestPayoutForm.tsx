import { useId } from 'react'
import * as z from 'zod/mini'
import type { Payout, PayoutOperator, PayoutRequest } from '#contract/payout.ts'
import { previewAmount, readAmount } from '#contract/rules/amount.ts'
import { MIN_PAYOUT, MOST_SHILLINGS } from '#contract/rules/constants.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { groupPhone, normalPhone, phoneDigits } from '#contract/rules/phone.ts'
import { ApiError, fieldErrors } from '#web/api/ApiError.ts'
import { errorText } from '#web/api/errorText.ts'
import { randomId } from '#web/api/ids.ts'
import { useSession } from '#web/features/session/session.ts'
import { useDraft } from '#web/features/session/useDraft.ts'
import { fill, type Texts, textsNow, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { dialogs } from '#web/ui/dialogs.ts'
import { Money } from '#web/ui/Money.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { toastOf } from '#web/ui/toast.ts'
import { useAction } from '#web/ui/useAction.ts'
import { useForm } from '#web/ui/useForm.ts'
import { DEFAULT_OPERATOR, operatorName, operatorOf, operatorOptions } from './operators.ts'
import { refreshBalance, requestPayout, useEarnings, usePayouts } from './usePayouts.ts'

/** The form to request a payout (SPAY-012 to SPAY-024). */
export function RequestPayoutForm({ onRequested }: { onRequested: () => void }) {
  const t = useTexts('sellerMoney')
  const { data: payouts = [] } = usePayouts()
  const { form, request, available, busy } = useRequestPayout(onRequested)
  const shillings = shillingsOf(request.amount)
  const after = available !== undefined && shillings >= MIN_PAYOUT && shillings <= available ? available - shillings : undefined
  return (
    <form {...form.props} className={classes('form', 'payout-form')}>
      <TextField
        {...form.field('amount')}
        className="payout-amount"
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
        <p className="payout-after">
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
    <div role="group" aria-labelledby={id} className="used-phones">
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

/** The payout request with a stored draft. It reports one error at a time, as a toast and at its field. Repeated presses send one request (SPAY-012 to SPAY-024). */
function useRequestPayout(onRequested: () => void) {
  const t = useTexts('sellerMoney')
  const { data: summary } = useEarnings()
  const ownPhone = useSession(({ user }) => user?.phoneNumber ?? '')
  const draft = useDraft('payoutRequest', PayoutForm, newPayoutForm(ownPhone))
  const available = summary?.availableBalance
  const sending = useAction(async (request: PayoutForm) => {
    if (!(await confirmed(request))) return
    try {
      await requestPayout(payoutBody(request), request.key)
    } catch (error) {
      // After a definite refusal, the next press is a new request. Otherwise it repeats this one, with the same key.
      if (error instanceof ApiError && !error.unclear) draft.set({ ...request, key: randomId() })
      requestToast.failure(() => errorText(error, textsNow(), textsNow('sellerMoney').sellerMoney.requestFailed))
      throw error
    }
    draft.clear()
    requestToast.success(() => textsNow('sellerMoney').sellerMoney.requestDone)
    onRequested()
  })
  const form = useForm({
    values: draft.value,
    set: (request) => {
      const changed = request.phone === draft.value.phone ? request : withPhone(request, request.phone)
      draft.set({ ...changed, key: randomId() })
      sending.clearError()
    },
    validate: (request) => {
      const problem = firstProblem(request, available)
      return problem ? { [problem[0]]: t.sellerMoney.wrong[problem[1]] } : {}
    },
    onSubmit: async (request) => {
      await sending.run(request)
      // The request has reduced the balance, so don't validate the sent amount against it.
      form.clearErrors()
    },
    onInvalid: (request) => {
      sending.clearError()
      const problem = firstProblem(request, available)
      if (problem) requestToast.failure(() => textsNow('sellerMoney').sellerMoney.wrong[problem[1]])
      // A sale may have raised the balance since the page was opened. Reload it, so that the error disappears if the balance is sufficient.
      if (problem?.[1] === 'balance') refreshBalance()
    },
    refused: refusedFields(sending.error),
  })
  /** `available` is the balance in TZS, undefined until it is loaded. */
  return { form, request: draft.value, available, busy: sending.busy }
}

const requestToast = toastOf('payout request')

/** Asks once, before sending, to confirm sum, number and operator (SELL-015). */
function confirmed(request: PayoutForm): Promise<boolean> {
  return dialogs.confirm(() => {
    const texts = textsNow('sellerMoney')
    const parts = {
      amount: formatTzs(shillingsOf(request.amount)),
      phone: `+${groupPhone(request.phone)}`,
      operator: operatorName(request.operator),
    }
    return [fill(texts.sellerMoney.confirm, parts), mismatchOf(request, texts)].filter(Boolean).join(' ')
  })
}

/** Returns a warning if the number seems to belong to another operator than the chosen one. */
function mismatchOf({ phone, operator }: PayoutForm, t: Pick<Texts<'sellerMoney'>, 'sellerMoney'>): string | undefined {
  const likely = operatorOf(phone)
  return likely && likely !== operator ? fill(t.sellerMoney.mismatch, { operator: operatorName(likely) }) : undefined
}

function refusedFields(error: unknown) {
  const fields = fieldErrors(error)
  if (!fields) return undefined
  const { 'paymentDetails.phone': phone, amount, note } = fields
  return Object.fromEntries(Object.entries({ amount, phone, note }).flatMap(([name, text]) => (text ? [[name, text]] : [])))
}

export const PayoutForm = z.object({
  amount: z.string(),
  operator: z.string(),
  phone: z.string(),
  note: z.string(),
  /** The idempotency key. It changes with the values: the same values sent twice make one request. */
  key: z.string(),
})
export type PayoutForm = z.infer<typeof PayoutForm>
export const newPayoutForm = (phone: string): PayoutForm => ({
  amount: '',
  operator: operatorOf(phone) ?? DEFAULT_OPERATOR,
  phone: groupPhone(phone),
  note: '',
  key: '',
})

/** Returns the requested amount in whole TZS; 0 if the text is not a positive number. */
export function shillingsOf(text: string): number {
  const read = readAmount(text, MOST_SHILLINGS)
  return 'amount' in read ? Math.max(0, read.amount) : 0
}

type PayoutProblem = 'amount' | 'fraction' | 'minimum' | 'balance' | 'phone' | 'phoneFormat'

/** Returns the first error and its field (SPAY-017 to SPAY-021). While the balance is unknown, the server checks it. */
export function firstProblem(
  { amount, phone }: PayoutForm,
  available: number | undefined,
): [field: 'amount' | 'phone', PayoutProblem] | null {
  const shillings = shillingsOf(amount)
  const read = readAmount(amount, MOST_SHILLINGS)
  if ('problem' in read && read.problem === 'fraction') return ['amount', 'fraction']
  if (shillings <= 0) return ['amount', 'amount']
  if (shillings < MIN_PAYOUT) return ['amount', 'minimum']
  if (available !== undefined && shillings > available) return ['amount', 'balance']
  if (phone.trim() === '') return ['phone', 'phone']
  return isPayoutPhone(phone) ? null : ['phone', 'phoneFormat']
}

/** Returns the form with another phone number and the operator of its prefix, if that is known (SELL-015). */
export const withPhone = (request: PayoutForm, phone: string): PayoutForm => ({
  ...request,
  phone,
  operator: operatorOf(phone) ?? request.operator,
})

const MOST_USED = 3

/** Returns the numbers of earlier payouts, newest first, without the one in the form (SELL-015). */
export function usedPhones(payouts: readonly Payout[], phone: string): string[] {
  const phones = [...payouts]
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt, 'en'))
    .map(({ metadata }) => normalPhone(metadata.phone))
  return [...new Set(phones)].filter((one) => one !== normalPhone(phone)).slice(0, MOST_USED)
}

const DIGITS = /^\d{9,15}$/
/** True if the number has 9 to 15 digits, both as typed (without separators) and as sent. */
const isPayoutPhone = (phone: string): boolean => DIGITS.test(phoneDigits(phone)) && DIGITS.test(normalPhone(phone))

/** Returns the request body (SPAY-022, SPAY-026). */
export function payoutBody({ amount, operator, phone, note }: PayoutForm): PayoutRequest {
  return {
    amount: shillingsOf(amount),
    paymentMethod: 'mobile_money',
    paymentDetails: { phone: normalPhone(phone), operator: operator as PayoutOperator },
    ...(note.trim() !== '' && { note: note.trim() }),
  }
}
