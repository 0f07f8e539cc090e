import { CALL_TIMEOUT } from '#contract/rules/constants.ts'
import { type UploadFolder, upload } from '#contract/upload.ts'
import { ApiError } from '../ApiError.ts'
import { config } from '../config.ts'
import { type RawResponse, replyOf } from '../http/replyOf.ts'
import { keyOf, requestOf } from '../http/request.ts'
import { afterInWorld } from '../time.ts'
import { readToken } from '../token.ts'

/** Bytes sent so far, and in total. */
export interface Progress {
  readonly sent: number
  readonly total: number
}
export interface UploadOptions {
  onProgress?: (progress: Progress) => void
  signal?: AbortSignal
  /** The file name that is sent. */
  name?: string
}

/** Uploads one image and returns its URL (API-044, API-046). Throws ApiError, or the reason of the caller's abort signal. */
export async function uploadImage(folder: UploadFolder, file: Blob, options: UploadOptions = {}): Promise<string> {
  const token = readToken()
  const { data } = await replyOf(upload, await exchange(folder, file, options, token), token)
  return data.url
}

/** Uses XMLHttpRequest, as fetch reports no upload progress. Times out 30 s after the last progress, so that a slow network can finish. */
function exchange(
  folder: UploadFolder,
  file: Blob,
  { onProgress, signal, name = 'photo.jpg' }: UploadOptions,
  token: string | null,
): Promise<RawResponse> {
  const body = new FormData()
  body.set('file', file, name)
  return new Promise<RawResponse>((done, fail) => {
    if (signal?.aborted) return fail(signal.reason as Error)
    const request = new XMLHttpRequest()
    const end = (code?: 'offline' | 'timeout') => {
      stopWaiting()
      signal?.removeEventListener('abort', leave)
      if (code) fail(new ApiError(upload, { status: 0, code }))
      else done({ status: request.status, headers: { get: (name) => request.getResponseHeader(name) }, text: request.responseText })
    }
    const wait = () =>
      afterInWorld(CALL_TIMEOUT, () => {
        end('timeout')
        request.abort()
      })
    const leave = () => {
      stopWaiting()
      fail(signal?.reason as Error)
      request.abort()
    }
    let stopWaiting = wait()
    signal?.addEventListener('abort', leave, { once: true })
    request.upload.addEventListener('progress', ({ loaded: sent, total }) => {
      stopWaiting()
      stopWaiting = wait()
      onProgress?.({ sent, total })
    })
    request.addEventListener('load', () => end())
    request.addEventListener('error', () => end('offline'))
    const { method, headers } = requestOf(upload, { body }, token, signal)
    request.open(method ?? upload.method, `${config.apiHost}/v1${keyOf(upload, { params: { folder } })}`)
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
    request.send(body)
  })
}
