import { useEffect, useRef } from 'react'
import { useTexts, wholeSums } from '#web/i18n/texts.ts'
import { classes } from './classes.ts'
import { IconButton } from './IconButton.tsx'
import { dismissToast, holdToasts, releaseToasts, type Toast, type Tone, useToasts } from './toast.ts'

/** Toasts, announced politely, failures assertively (A11Y-007). The boxes stay in the page, or their first message would not be announced. */
export function Toasts() {
  const t = useTexts()
  const box = useRef<HTMLElement>(null)
  const toasts = useToasts((state) => state.toasts)
  useEffect(() => {
    const element = box.current
    for (const name of HOLDING) element?.addEventListener(name, holdToasts)
    for (const name of RELEASING) element?.addEventListener(name, releaseToasts)
    return () => {
      for (const name of HOLDING) element?.removeEventListener(name, holdToasts)
      for (const name of RELEASING) element?.removeEventListener(name, releaseToasts)
    }
  }, [])
  return (
    <section ref={box} className="toasts" aria-label={t.common.notifications}>
      <div role="alert">{toasts.map((toast) => toast.tone === 'failure' && <ToastBox key={toast.id} toast={toast} />)}</div>
      <div role="status">{toasts.map((toast) => toast.tone !== 'failure' && <ToastBox key={toast.id} toast={toast} />)}</div>
    </section>
  )
}

const HOLDING = ['pointerenter', 'focusin'] as const
const RELEASING = ['pointerleave', 'focusout'] as const
const edge: Record<Tone, string> = { success: '', notice: 'warn', failure: 'bad' }

function act({ id, action }: Toast): void {
  dismissToast(id)
  action?.run()
}

/** Of both boxes together the newest stands nearest the edge. */
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
