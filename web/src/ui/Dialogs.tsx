import { useId, useLayoutEffect } from 'react'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from './Button.tsx'
import { watchDialogEntry } from './dialogEntry.ts'
import { type DialogRequest, useDialogs } from './dialogs.ts'
import { ModalDialog } from './ModalDialog.tsx'
import { Unparted } from './Unparted.tsx'

/** Shows the open dialog. Must be inside the router: a child's layout effect runs first, so its `popstate` listener comes before the router's. */
export function Dialogs() {
  useLayoutEffect(watchDialogEntry, [])
  const first = useDialogs((state) => state.waiting[0])
  return first ? <AlertDialog key={first.id} request={first} /> : null
}

function AlertDialog({ request }: { request: DialogRequest }) {
  const t = useTexts()
  const id = useId()
  return (
    <ModalDialog labelledBy={id} onDecline={() => request.respond(false)}>
      <p id={id}>
        <Unparted text={request.text} />
      </p>
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
    </ModalDialog>
  )
}
