import { useEffect, useRef, useState } from 'react'
import type { UploadFolder } from '#contract/upload.ts'
import { ApiError } from '../ApiError.ts'
import { importFiles, LoadError } from '../lazyImport.ts'
import type { Progress } from './uploadImage.ts'

/** The state of one file, whose upload starts when it is chosen. `total` is 0 while it waits or the device reduces it (SELL-019). */
export type UploadState =
  | { readonly stage: 'empty' }
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
  /** Uploads another file, or removes the present one, and aborts a running upload. Resolves like `finish`. */
  choose: (file: File | null) => Promise<UploadState | null>
  /** Retries a failed upload, or waits for the running one. Resolves to the final state, or null after an abort. */
  finish: () => Promise<UploadState | null>
}

/** One image of a form: uploading, uploaded or failed. `url` is an image uploaded earlier (SPRO-018). */
export function useUpload(folder: UploadFolder, url = '', nameOf?: (file: File) => string): Upload {
  const [state, setState] = useState<UploadState>(url === '' ? { stage: 'empty' } : { stage: 'uploaded', url })
  const running = useRef<{ readonly abort: AbortController; readonly done: Promise<UploadState | null> } | null>(null)
  useEffect(() => () => running.current?.abort.abort(), [])

  const run = (file: File) => {
    const abort = new AbortController()
    const done = runUpload(folder, file, setState, { signal: abort.signal, ...(nameOf && { name: nameOf(file) }) })
    running.current = { abort, done }
    return done
  }
  const choose = async (file: File | null) => {
    running.current?.abort.abort()
    if (file) return run(file)
    setState({ stage: 'empty' })
    return null
  }
  const finish = async () => {
    if (state.stage === 'uploading') return running.current?.done ?? null
    return state.stage === 'failed' ? run(state.file) : state
  }
  return { state, choose, finish }
}

/** Waits for a running upload and retries a failed one. Returns the URL, '' without an image, or null if the upload failed. */
export async function urlOfUpload({ finish }: Upload): Promise<string | null> {
  const reached = await finish()
  if (reached?.stage === 'uploaded') return reached.url
  return reached?.stage === 'empty' ? '' : null
}
