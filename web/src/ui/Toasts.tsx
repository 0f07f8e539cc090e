import { useEffect, useRef } from 'react'
import { useTexts, wholeSums } from '#web/i18n/texts.ts'
import { classes } from './classes.ts'
import { IconButton } from './IconButton.tsx'
import { dismissToast, pauseToasts, resumeToasts, type Toast, type Tone, useToasts } from './toast.ts'

/** Renders the toasts. Failures are announced assertively, others politely (A11Y-007). Empty regions stay mounted, because only texts added to them are announced. */
export function Toasts() {
  const t = useTexts()
  const box = useRef<HTMLElement>(null)
  const toasts = useToasts((state) => state.toasts)
  useEffect(() => {
    const element = box.current
    for (const name of PAUSING) element?.addEventListener(name, pauseToasts)
    for (const name of RESUMING) element?.addEventListener(name, resumeToasts)
    return () => {
      for (const name of PAUSING) element?.removeEventListener(name, pauseToasts)
      for (const name of RESUMING) element?.removeEventListener(name, resumeToasts)
    }
  }, [])
  return (
    <section ref={box} className="toasts" aria-label={t.common.notifications}>
      <div role="alert">{toasts.map((toast) => toast.tone === 'failure' && <ToastBox key={toast.id} toast={toast} />)}</div>
      <div role="status">{toasts.map((toast) => toast.tone !== 'failure' && <ToastBox key={toast.id} toast={toast} />)}</div>
    </section>
  )
}

const PAUSING = ['pointerenter', 'focusin'] as const
const RESUMING = ['pointerleave', 'focusout'] as const
const edge: Record<Tone, string> = { success: '', notice: 'warn', failure: 'is-bad' }

function act({ id, action }: Toast): void {
  dismissToast(id)
  action?.run()
}

/** One toast. `order` sorts the toasts of both regions by age, the newest at the screen's edge. */
function ToastBox({ toast }: { toast: Toast }) {
  const t = useTexts()
  return (
    <div className={classes('toast', edge[toast.tone])} style={{ order: toast.id }}>
      <p className="grow">{wholeSums(toast.text)}</p>
      {toast.action && (
        <button type="button" className="toast-action" onClick={() => act(toast)}>
          {toast.action.label()}
        </button>
      )}
      <IconButton icon="close" label={t.common.dismiss} onClick={() => dismissToast(toast.id)} />
    </div>
  )
}
