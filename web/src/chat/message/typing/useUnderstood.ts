import { useEffect, useMemo, useState } from 'react'
import { loadReply } from '../loadReply.ts'

type Reader = Awaited<ReturnType<typeof loadReply>>

/** The chips of a line while it is typed, once the parser is there; until then, or without it, none (CHAT-144). */
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
