import { type Dispatch, type RefObject, useEffect } from 'react'
import { isWhole, type PinKey } from './pin.ts'

/** Handles digits and Backspace anywhere in the prompt; Enter on a digit key approves once the PIN is complete (QA-024). */
export function usePinKeys(
  form: RefObject<HTMLFormElement | null>,
  input: RefObject<HTMLInputElement | null>,
  onKey: Dispatch<PinKey>,
): void {
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
