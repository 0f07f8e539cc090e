import { useCallback, useEffect, useRef, useState } from 'react'
import type { UploadFolder } from '#contract/upload.ts'
import { ApiError } from '../ApiError.ts'
import { importFiles, LoadError } from '../lazyImport.ts'
import type { Progress } from './uploadImage.ts'

/** The state of one file. `total` is 0 while the device reduces the photo. */
export type UploadState =
  | { readonly stage: 'empty' }
  | { readonly stage: 'chosen'; readonly file: File }
  | ({ readonly stage: 'uploading'; readonly file: File } & Progress)
  | { readonly stage: 'uploaded'; readonly url: string }
  | { readonly stage: 'failed'; readonly file: File; readonly error: ApiError | LoadError }

/** Reduces and uploads one file, and reports each state; never throws. After an abort it reports nothing more and returns null. */
export async function runUpload(
  folder: UploadFolder,
  file: File,
  onState: (state: UploadState) => void,
  { signal, name }: { signal: AbortSignal; name?: string },
): Promise<UploadState | null> {
  const report = (state: UploadState): UploadState | null => {
    if (signal.aborted) return null
    onState(state)
    return state
  }
  report({ stage: 'uploading', file, sent: 0, total: 0 })
  try {
    const { sendPhoto } = await importFiles(() => import('./sendPhoto.ts'))
    const url = await sendPhoto(folder, file, {
      signal,
      ...(name !== undefined && { name }),
      onProgress: (progress) => report({ stage: 'uploading', file, ...progress }),
    })
    return report({ stage: 'uploaded', url })
  } catch (error) {
    if (error instanceof ApiError || error instanceof LoadError) return report({ stage: 'failed', file, error })
    if (!signal.aborted) throw error
    return null
  }
}

export interface Upload {
  state: UploadState
  /** Chooses another file, or none, and aborts a running upload. */
  choose: (file: File | null) => void
  /**
   * Uploads the chosen file, retries a failed one, or waits for the running upload. Resolves to the final state, or null after an abort.
   */
  start: () => Promise<UploadState | null>
}

/** One image of a form: chosen, uploading, uploaded or failed. `url` is an image uploaded earlier (SPRO-018). */
export function useUpload(folder: UploadFolder, url = '', nameOf?: (file: File) => string): Upload {
  const [state, setState] = useState<UploadState>(url === '' ? { stage: 'empty' } : { stage: 'uploaded', url })
  const running = useRef<{ readonly abort: AbortController; readonly done: Promise<UploadState | null> } | null>(null)
  useEffect(() => () => running.current?.abort.abort(), [])

  const choose = useCallback((file: File | null) => {
    running.current?.abort.abort()
    setState(file ? { stage: 'chosen', file } : { stage: 'empty' })
  }, [])
  const start = async () => {
    if (state.stage === 'uploading') return running.current?.done ?? null
    if (state.stage !== 'chosen' && state.stage !== 'failed') return null
    const abort = new AbortController()
    const done = runUpload(folder, state.file, setState, { signal: abort.signal, ...(nameOf && { name: nameOf(state.file) }) })
    running.current = { abort, done }
    return done
  }
  return { state, choose, start }
}
