import { useEffect } from 'react'

/** Names the document: `{page} · Samaki mock`. */
export function useTitle(page: string): void {
  useEffect(() => {
    document.title = `${page} · Samaki mock`
  }, [page])
}
