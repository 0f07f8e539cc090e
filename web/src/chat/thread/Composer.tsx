import { type FormEvent, type KeyboardEvent, type RefObject, useState } from 'react'
import { LIMITS } from '#contract/rules/constants.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { later } from '#web/ui/later.tsx'

const UnderstoodChips = later(async () => (await import('./UnderstoodChips.tsx')).UnderstoodChips, { meanwhile: null, failed: null })

interface ComposerProps {
  box: RefObject<HTMLTextAreaElement | null>
  /** Resolves to false where the line cannot be taken. */
  onSend: (text: string) => Promise<boolean>
  /** The box was touched: what a line will need can come now. */
  onTouch?: () => void
}

/** The message box: a plain labelled text area, so that every keyboard and screen reader knows it. */
export function Composer({ box, onSend, onTouch }: ComposerProps) {
  const t = useTexts('chat')
  const [text, setText] = useState('')

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
      <button type="submit" className="send" aria-label={t.chat.send}>
        <Icon name="send" />
      </button>
    </form>
  )
}
