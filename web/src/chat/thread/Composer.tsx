import { type FormEvent, type KeyboardEvent, type RefObject, useState } from 'react'
import { LIMITS } from '#contract/rules/constants.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { useUnderstood } from '../input/typing/useUnderstood.ts'
import { UnderstoodChips } from './UnderstoodChips.tsx'

interface ComposerProps {
  box: RefObject<HTMLTextAreaElement | null>
  onSend: (text: string) => void
  /** The box was touched: what a line will need can come now. */
  onTouch?: () => void
}

/** The message box: a plain labelled text area, so that every keyboard and screen reader knows it. */
export function Composer({ box, onSend, onTouch }: ComposerProps) {
  const t = useTexts('chat')
  const [text, setText] = useState('')
  const { chips, without } = useUnderstood(text)

  function send(event: FormEvent): void {
    event.preventDefault()
    const words = text.trim()
    if (words === '') return
    setText('')
    onSend(words)
  }

  function takeOut(at: number): void {
    setText(without(at))
    box.current?.focus()
  }

  function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event)
  }

  return (
    <form className="composer" onSubmit={send}>
      <UnderstoodChips chips={chips} onRemove={takeOut} />
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
      <button type="submit" className="send" aria-label={t.chat.send}>
        <Icon name="send" />
      </button>
    </form>
  )
}
