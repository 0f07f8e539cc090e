import { useEffect } from 'react'
import { useDialogs } from './dialogs.ts'

/** Where our own dialogs could not be loaded the browser asks: a question without an answer would stop what asked it. */
export function NativeDialogs() {
  const first = useDialogs((state) => state.waiting[0])
  useEffect(() => {
    if (first?.kind === 'alert') window.alert(first.text)
    first?.answer(first.kind === 'alert' || window.confirm(first.text))
  }, [first])
  return null
}
