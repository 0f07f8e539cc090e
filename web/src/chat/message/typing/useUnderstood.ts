import { useEffect, useMemo, useState } from 'react'
import { loadReply } from '../loadReply.ts'

type Reader = Awaited<ReturnType<typeof loadReply>>

/** Returns the chips of the line being typed; none until the parser is loaded (CHAT-144). */
export function useUnderstood(line: string): { chips: readonly string[]; without: (at: number) => string } {
  const [reader, setReader] = useState<Reader | null>(null)
  const isEmpty = line.trim() === ''
  useEffect(() => {
    if (isEmpty || reader) return
    let stays = true
    void loadReply().then(
      (loaded) => stays && setReader(loaded),
      () => undefined,
    )
    return () => {
      stays = false
    }
  }, [isEmpty, reader])
  const chips = useMemo(() => (reader === null || isEmpty ? [] : reader.chipsOf(line)), [reader, isEmpty, line])
  return { chips, without: (at) => reader?.withoutChip(line, at) ?? line }
}
