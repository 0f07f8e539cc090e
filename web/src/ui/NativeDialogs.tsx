import { useEffect } from 'react'
import { useDialogs } from './dialogs.ts'

/** The dialogs of the browser, where our own could not be loaded: a request without a response would block its caller for good. */
export function NativeDialogs() {
  const first = useDialogs((state) => state.waiting[0])
  useEffect(() => {
    if (first?.kind === 'alert') window.alert(first.text)
    first?.respond(first.kind === 'alert' || window.confirm(first.text))
  }, [first])
  return null
}
