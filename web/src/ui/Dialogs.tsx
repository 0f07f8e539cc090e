import { type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from './Button.tsx'
import { type DialogRequest, useDialogs } from './dialogs.ts'

export function Dialogs() {
  const first = useDialogs((state) => state.waiting[0])
  return first ? <AlertDialog key={first.id} request={first} /> : null
}

/** The native modal traps focus; it is given back to where it was (A11Y-005). Escape declines. */
function AlertDialog({ request }: { request: DialogRequest }) {
  const t = useTexts()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    element?.showModal()
    return () => {
      element?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  const decline = (event: SyntheticEvent) => {
    event.preventDefault()
    request.respond(false)
  }
  return (
    <dialog ref={dialog} className="dialog" role="alertdialog" aria-labelledby={id} onCancel={decline}>
      <p id={id}>{request.text}</p>
      <div className="dialog-answers">
        {request.kind === 'confirm' && (
          <Button kind="line" onClick={() => request.respond(false)}>
            {request.answers.no ?? t.common.no}
          </Button>
        )}
        <Button onClick={() => request.respond(true)}>
          {request.kind === 'alert' ? t.common.close : (request.answers.yes ?? t.common.yes)}
        </Button>
      </div>
    </dialog>
  )
}
