import { type Dispatch, type FormEvent, type RefObject, useEffect, useId, useReducer, useRef } from 'react'
import { cancelPrompt, enterPin, type Prompt as PromptFacts, TEST_PIN } from '#contract/control/phones.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { control } from '#web/mock/control.ts'
import { countdown, secondsUntil } from '#web/mock/shared/format.ts'
import { Glyph } from '#web/mock/shared/Glyph.tsx'
import { fill, useMockTexts } from '#web/mock/texts.ts'
import { announce } from '#web/ui/announce.ts'
import { Button } from '#web/ui/Button.tsx'
import { useAction } from '#web/ui/useAction.ts'
import { type Result, resultOfApproval } from './result.ts'

interface Props {
  msisdn: string
  prompt: PromptFacts
  /** The world's time, in milliseconds. */
  time: number
  onResult: (result: Result) => void
}

/** The payment prompt of the mobile money provider. Digits, Backspace and Enter work anywhere in it (QA-022, QA-024). */
export function Prompt({ msisdn, prompt, time, onResult }: Props) {
  const { mock: t } = useMockTexts()
  const [pin, key] = useReducer(pinAfter, '')
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  usePinKeys(form, input, key)
  const arrived = fill(t.prompt.arrived, { merchant: prompt.merchant, amount: formatTzs(prompt.amount) })
  const press = async (button: 'approve' | 'cancel'): Promise<Result> => {
    try {
      const params = { msisdn }
      if (button === 'approve') return resultOfApproval(prompt, await control(enterPin, { params, body: { pin } }))
      await control(cancelPrompt, { params })
      return { is: 'cancelled' }
    } catch (error) {
      key({ do: 'clear' })
      return { is: 'refused', error }
    }
  }
  const command = useAction(async (button: 'approve' | 'cancel') => onResult(await press(button)))

  useEffect(() => announce(arrived, 'assertive'), [arrived])
  useEffect(() => {
    // Focus the prompt, unless the user is typing somewhere else.
    if (document.activeElement === document.body) input.current?.focus({ preventScroll: true })
  }, [])

  const approve = (event: FormEvent) => {
    event.preventDefault()
    if (isWhole(pin)) return void command.run('approve')
    announce(t.prompt.incomplete, 'assertive')
    input.current?.focus()
  }
  return (
    <form ref={form} className="phone-push" aria-label={t.prompt.label} onSubmit={approve} noValidate>
      <p className="phone-push-head">
        <b>{t.prompt.title}</b>
        <span className="tabular" role="timer" aria-label={t.prompt.timeLeft}>
          {countdown(secondsUntil(prompt.expiresAt, time))}
        </span>
      </p>
      <p className="small muted">{fill(t.prompt.pay, { merchant: prompt.merchant })}</p>
      <p className="phone-push-amount">{formatTzs(prompt.amount)}</p>
      <PinField input={input} pin={pin} triesLeft={prompt.pinTriesLeft} onType={(type) => key({ type })} />
      <PinPad busy={command.busy} onKey={key} />
      <Button kind="quiet" block className="phone-push-cancel" onClick={() => void command.run('cancel')} busy={command.busy}>
        {t.prompt.cancel}
      </Button>
    </form>
  )
}

interface PinFieldProps {
  input: RefObject<HTMLInputElement | null>
  pin: string
  triesLeft: number
  onType: (text: string) => void
}

/** An invisible text field above four marks, one for each digit. */
function PinField({ input, pin, triesLeft, onType }: PinFieldProps) {
  const { prompt: t } = useMockTexts().mock
  const id = useId()
  return (
    <div className="pin-form">
      <label htmlFor={id}>{t.pin}</label>
      <span className="pin-entry">
        <input
          ref={input}
          id={id}
          value={pin}
          onChange={(event) => onType(event.target.value)}
          inputMode="none"
          autoComplete="off"
          maxLength={PIN_LENGTH}
          aria-describedby={`${id}-hint`}
        />
        <span className="pin-marks" aria-hidden="true">
          {Array.from({ length: PIN_LENGTH }, (_, place) => (
            <i key={place} className={place < pin.length ? 'full' : ''} />
          ))}
        </span>
      </span>
      <span id={`${id}-hint`} className="phone-pin-hint">
        <span>{fill(t.testPin, { pin: TEST_PIN })}</span>
        <span>{fill(t.triesLeft, { n: triesLeft })}</span>
      </span>
    </div>
  )
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** The PIN keys; the last one submits the surrounding form. */
function PinPad({ busy, onKey }: { busy: boolean; onKey: (key: PinKey) => void }) {
  const { mock: t } = useMockTexts()
  const digit = (press: string) => (
    <button key={press} type="button" onClick={() => onKey({ press })}>
      {press}
    </button>
  )
  return (
    <div className="pin-pad">
      {DIGITS.map(digit)}
      <button type="button" aria-label={t.prompt.remove} onClick={() => onKey({ do: 'delete' })}>
        <Glyph name="erase" />
      </button>
      {digit('0')}
      <button type="submit" className="pin-ok" aria-disabled={busy || undefined}>
        {t.prompt.approve}
      </button>
    </div>
  )
}

/** Handles digits and Backspace anywhere in the prompt; Enter on a digit key approves once the PIN is complete (QA-024). */
function usePinKeys(form: RefObject<HTMLFormElement | null>, input: RefObject<HTMLInputElement | null>, onKey: Dispatch<PinKey>): void {
  useEffect(() => {
    const element = form.current
    const onKeyDown = (event: KeyboardEvent) => {
      // The text field handles its own keys.
      if (event.target === input.current || event.ctrlKey || event.metaKey || event.altKey) return
      if (/^\d$/.test(event.key)) onKey({ press: event.key })
      else if (event.key === 'Backspace') onKey({ do: 'delete' })
      else if (event.key === 'Enter' && isDigit(event.target) && isWhole(input.current?.value ?? '')) {
        event.preventDefault()
        element?.requestSubmit()
      }
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [form, input, onKey])
}

const isDigit = (target: EventTarget | null) => target instanceof HTMLButtonElement && /^\d$/.test(target.textContent ?? '')

const PIN_LENGTH = 4

export type PinKey = { press: string } | { do: 'delete' } | { do: 'clear' } | { type: string }

/** Returns the PIN after a key press or typing; it has only digits, at most four. */
export function pinAfter(pin: string, key: PinKey): string {
  if ('press' in key) return onlyPin(pin + key.press)
  if ('type' in key) return onlyPin(key.type)
  return key.do === 'clear' ? '' : pin.slice(0, -1)
}

export const isWhole = (pin: string): boolean => pin.length === PIN_LENGTH

const onlyPin = (text: string) => text.replace(/\D/g, '').slice(0, PIN_LENGTH)
