import { useEffect, useMemo, useState } from 'react'
import { loadReply } from './loadReply.ts'

type Reader = Awaited<ReturnType<typeof loadReply>>

/** Returns the chips of the line being typed; none until the parser is loaded (CHAT-144). */
export function useLineChips(line: string): { chips: readonly string[]; without: (at: number) => string } {
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
  const chips = useMemo(() => (reader === null || isEmpty ? [] : reader.chipsOf(line)), [reader, isEmpty, line])
  return { chips, without: (at) => reader?.withoutChip(line, at) ?? line }
}
