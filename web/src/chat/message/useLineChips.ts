import { useEffect, useMemo, useState } from 'react'
import { afterOnScreen } from '#web/api/time.ts'
import { loadReply } from './loadReply.ts'

type Reader = Awaited<ReturnType<typeof loadReply>>

/** The time without a key after which a line is read, in ms. Reading takes up to 100 ms on a cheap phone and would hold up the next letter. */
const PAUSE = 150

/** Returns the chips of the line being typed, as it was at the last pause; none until the parser is loaded (CHAT-144). */
export function useLineChips(line: string): { chips: readonly string[]; without: (chip: string) => string } {
  const [reader, setReader] = useState<Reader | null>(null)
  const isEmpty = line.trim() === ''
  useEffect(() => {
    if (isEmpty || reader) return
    let isMounted = true
    void loadReply().then(
      (loaded) => isMounted && setReader(loaded),
      () => undefined,
    )
    return () => {
      isMounted = false
    }
  }, [isEmpty, reader])
  const [read, setRead] = useState('')
  useEffect(() => (isEmpty ? setRead('') : afterOnScreen(PAUSE, () => setRead(line))), [isEmpty, line])
  const chips = useMemo(() => reader?.chipsOf(read) ?? [], [reader, read])
  const without = (chip: string) => {
    const at = reader?.chipsOf(line).indexOf(chip) ?? -1
    // The line may have changed since the chip was shown.
    const left = (at >= 0 && reader?.withoutChip(line, at)) || line
    setRead(left)
    return left
  }
  return { chips: isEmpty ? [] : chips, without }
}
