import { type FormEvent, useId } from 'react'
import type { Order } from '#contract/order.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { errorText } from '#web/api/errorText.ts'
import { now } from '#web/api/time.ts'
import { useDraft } from '#web/features/session/useDraft.ts'
import { formatDate } from '#web/i18n/dates.ts'
import { useTexts, wholeSums } from '#web/i18n/texts.ts'
import { ActionFoot } from '#web/ui/ActionFoot.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ChoiceGroup } from '#web/ui/ChoiceGroup.tsx'
import { classes } from '#web/ui/classes.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { fishName } from '#web/ui/fishName.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { useAction } from '#web/ui/useAction.ts'
import { useOrdersOffline } from '../useOrdersOffline.ts'
import { COMPLAINT, Complaint, type Lack, lackOf, MOST_TEXT, noComplaint, orderPicked, ordersOffered, WISHES, WRONGS } from './complaint.ts'
import { setComplaint } from './complaintDraft.ts'

export interface ComplaintFormProps {
  /** Sends the complaint. May throw ApiError. */
  onSend: () => Promise<void>
  onLeave: () => void
}

/** Asks which order a complaint is about, what is wrong and what the buyer wishes. Typed text is stored until it is sent or left (CHAT-188). */
export function ComplaintForm(props: ComplaintFormProps) {
  const t = useTexts('complaint')
  const { orders, error, isOffline, reload } = useOrdersOffline()
  if (orders) return <Fields {...props} orders={orders} />
  return error || isOffline ? <ErrorNote text={error ? errorText(error, t) : t.errors.notKept} onRetry={reload} /> : <Skeleton lines={5} />
}

function Fields({ orders, onSend, onLeave }: ComplaintFormProps & { orders: readonly Order[] }) {
  const t = useTexts('complaint')
  const { value: complaint } = useDraft(COMPLAINT, Complaint, noComplaint)
  const offered = ordersOffered(orders, complaint, now())
  const orderNumber = orderPicked(offered, complaint)
  const sending = useAction(async () => {
    const lack = lackOf(complaint, orderNumber)
    if (lack !== null) throw new Lacking(lack)
    await onSend()
  })
  const change = (patch: Partial<Complaint>) => {
    setComplaint({ ...complaint, ...patch })
    sending.clearError()
  }
  return (
    <form className="stack" noValidate onSubmit={(event) => submit(event, sending.run)}>
      <p className="hint">{t.complaint.atTheDoor}</p>
      <OrderChoice orders={offered} value={orderNumber ?? null} onChange={(picked) => change({ orderNumber: picked })} />
      <Presets
        label={t.complaint.wrong}
        options={WRONGS}
        texts={t.complaint.wrongs}
        value={complaint.wrong}
        onChoose={(wrong) => change({ wrong })}
      />
      <TextArea
        label={t.complaint.text}
        name="text"
        value={complaint.text}
        maxLength={MOST_TEXT}
        onChange={({ target }) => change({ text: target.value })}
      />
      <Presets
        label={t.complaint.wish}
        options={WISHES}
        texts={t.complaint.wishes}
        value={complaint.wish}
        onChoose={(wish) => change({ wish })}
      />
      <ActionFoot
        error={
          sending.error !== null && (
            <ErrorNote text={sending.error instanceof Lacking ? t.complaint.lacks[sending.error.lack] : errorText(sending.error, t)} />
          )
        }
      >
        <div className="actions">
          <Button type="submit" busy={sending.busy} busyLabel={t.complaint.sending}>
            {t.complaint.send}
          </Button>
          <Button kind="line" disabled={sending.busy} onClick={onLeave}>
            {t.complaint.leave}
          </Button>
        </div>
      </ActionFoot>
    </form>
  )
}

function submit(event: FormEvent, send: () => Promise<unknown>): void {
  event.preventDefault()
  void send()
}

interface OrderChoiceProps {
  orders: readonly Order[]
  value: string | null
  onChange: (orderNumber: string) => void
}

function OrderChoice({ orders, value, onChange }: OrderChoiceProps) {
  const t = useTexts('complaint')
  if (orders.length === 0) return <p>{t.complaint.noOrder}</p>
  return (
    <ChoiceGroup
      legend={t.complaint.order}
      value={value}
      onChange={onChange}
      choices={orders.map(({ orderNumber, createdAt, items, totalAmount }) => ({
        value: orderNumber,
        title: `${orderNumber} · ${formatDate(createdAt)}`,
        hint: wholeSums(`${goodsOf(items)} · ${formatTzs(totalAmount)}`),
      }))}
    />
  )
}

const goodsOf = (items: Order['items']): string =>
  items.map(({ product, quantity }) => `${fishName(product.name)} × ${quantity}`).join(', ')

/** Something is missing, so nothing was sent. */
class Lacking extends Error {
  readonly lack: Lack
  constructor(lack: Lack) {
    super(lack)
    this.lack = lack
  }
}

interface PresetsProps<Value extends string> {
  label: string
  options: readonly Value[]
  texts: Readonly<Record<Value, string>>
  value: Value | null
  onChoose: (value: Value) => void
}

/** Buttons side by side, of which one is chosen. */
function Presets<Value extends string>({ label, options, texts, value, onChoose }: PresetsProps<Value>) {
  const id = useId()
  return (
    <div className="field" role="group" aria-labelledby={id}>
      <span className="label" id={id}>
        {label}
      </span>
      <div className="presets">
        {options.map((option) => (
          <button
            key={option}
            type="button"
            className={classes('preset', option === value && 'is-on')}
            aria-pressed={option === value}
            onClick={() => onChoose(option)}
          >
            {texts[option]}
          </button>
        ))}
      </div>
    </div>
  )
}
