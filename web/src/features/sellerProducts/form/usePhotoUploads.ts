import { useEffect, useRef } from 'react'
import { runUpload, type UploadState } from '#web/api/uploads/useUpload.ts'

interface Running {
  readonly abort: AbortController
  readonly done: Promise<UploadState | null>
}

/** Uploads photos one at a time, because phones have little memory, and reports each state; leaving the page stops all uploads. */
export function usePhotoUploads(onState: (key: string, state: UploadState) => void) {
  const running = useRef(new Map<string, Running>())
  const last = useRef<Promise<unknown>>(Promise.resolve())

  useEffect(() => {
    const { current } = running
    return () => {
      for (const { abort } of current.values()) abort.abort()
    }
  }, [])

  /** Uploads a photo. Resolves to its final state; null if it was stopped. */
  const upload = async (key: string, file: File): Promise<UploadState | null> => {
    const abort = new AbortController()
    const report = (next: UploadState) => onState(key, next)
    report({ stage: 'uploading', file, sent: 0, total: 0 })
    const done = last.current.then(() =>
      abort.signal.aborted ? null : runUpload('product-images', file, report, { signal: abort.signal }),
    )
    last.current = done
    running.current.set(key, { abort, done })
    return done.finally(() => running.current.delete(key))
  }
  return {
    upload,
    stop: (key: string) => running.current.get(key)?.abort.abort(),
    allDone: () => Promise.all([...running.current.values()].map(({ done }) => done)),
  }
}
