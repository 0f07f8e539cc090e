import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { LIMITS } from '#contract/rules/constants.ts'
import { readText, writeText } from '#web/api/storage/device.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { later } from '#web/ui/later.tsx'
import { BEFORE_UPDATE } from '#web/ui/update.ts'

const UnderstoodChips = later(async () => (await import('./UnderstoodChips.tsx')).UnderstoodChips, { meanwhile: null, failed: null })

interface ComposerProps {
  box: RefObject<HTMLTextAreaElement | null>
  /** Resolves to false if the line could not be handled; the line then returns to the box. */
  onSend: (text: string) => Promise<boolean>
  /** Called when the box gets the focus, to preload what a line needs. */
  onTouch?: () => void
}

/** Storage key of an unsent line during an update. In sessionStorage, for this tab only, because it may hold a PIN (PWA-007). */
const HALF_TYPED = 'halfTyped'
const halfTyped = (): string => readText(HALF_TYPED, 'sessionStorage') ?? ''
const keepHalfTyped = (text: string | null): void => void writeText(HALF_TYPED, text, 'sessionStorage')

/** The message box: a plain labelled text area that every keyboard and screen reader supports. */
export function Composer({ box, onSend, onTouch }: ComposerProps) {
  const t = useTexts('chat')
  const [text, setText] = useState(halfTyped)
  useEffect(() => keepHalfTyped(null), [])
  useEffect(() => {
    const keep = () => keepHalfTyped(text)
    window.addEventListener(BEFORE_UPDATE, keep)
    return () => window.removeEventListener(BEFORE_UPDATE, keep)
  }, [text])

  function send(event: FormEvent): void {
    event.preventDefault()
    const words = text.trim()
    if (words === '') return
    setText('')
    void onSend(words).then((isTaken) => isTaken || setText((newer) => newer || words))
  }

  function takeOut(left: string): void {
    setText(left)
    box.current?.focus()
  }

  function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event)
  }

  return (
    <form className="composer" onSubmit={send}>
      {text.trim() !== '' && <UnderstoodChips line={text} onRemove={takeOut} />}
      <label className="visually-hidden" htmlFor="say">
        {t.chat.message}
      </label>
      <textarea
        ref={box}
        id="say"
        className="input"
        rows={1}
        maxLength={LIMITS.notes}
        enterKeyHint="send"
        autoComplete="off"
        placeholder={t.chat.placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        {...(onTouch ? { onFocus: onTouch } : {})}
        onKeyDown={sendByEnter}
      />
      <button type="submit" className="composer-send" aria-label={t.chat.send}>
        <Icon name="send" />
      </button>
    </form>
  )
}
