import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { SEARCH_DEBOUNCE } from '#contract/rules/constants.ts'
import { afterOnScreen } from '#web/api/time.ts'

/** A search text that applies while typing and is written to the URL half a second later. Back and links change it too. */
export function useSearchInUrl(): [string, (search: string) => void] {
  const [params, setParams] = useSearchParams()
  const applied = params.get('search') ?? ''
  const [typed, setTyped] = useState(applied)
  const written = useRef(applied)

  useEffect(() => {
    if (applied !== written.current) setTyped(applied)
    written.current = applied
  }, [applied])

  useEffect(() => {
    const search = typed.trim()
    if (search === written.current) return undefined
    return afterOnScreen(SEARCH_DEBOUNCE, () => {
      written.current = search
      setParams(search ? { search } : {}, { replace: true })
    })
  }, [typed, setParams])

  return [typed, setTyped]
}
