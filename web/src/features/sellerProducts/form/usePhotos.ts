import { useEffect, useRef, useState } from 'react'
import { randomId } from '#web/api/ids.ts'
import { uploadErrorText } from '#web/api/uploads/uploadErrorText.ts'
import { runUpload, type UploadState } from '#web/api/uploads/useUpload.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { fill, textsNow } from '#web/i18n/texts.ts'
import { toastOf } from '#web/ui/toast.ts'
import { moveItem } from './moveItem.ts'

/** The maximum number of photos per product. */
export const MOST_PHOTOS = 12

export interface Photo {
  key: string
  state: UploadState
  /** The image URL for the list. */
  src: string
}

export interface Photos {
  list: readonly Photo[]
  add: (files: readonly File[]) => void
  /** Uploads the chosen and the failed photos, one at a time, because phones have little memory (SPRD-015). */
  upload: () => void
  /** Uploads the remaining photos and waits for running uploads. Resolves to all URLs, or to null if one failed. */
  finish: () => Promise<string[] | null>
  retry: (photo: Photo) => void
  remove: (photo: Photo) => void
  move: (photo: Photo, to: number) => void
}

/** Manages the photos of the form, the cover first; `urls` are those uploaded earlier. */
export function usePhotos(urls: readonly string[]): Photos {
  const [list, setList] = useState<readonly Photo[]>(() => urls.map((url) => ({ key: url, state: { stage: 'uploaded', url }, src: url })))
  /** The list of the next render, for use before it happens. */
  const latest = useRef(list)
  const running = useRef(new Map<string, { readonly abort: AbortController; readonly done: Promise<unknown> }>())
  const chain = useRef<Promise<unknown>>(Promise.resolve())

  useEffect(() => {
    const { current } = running
    return () => {
      for (const { abort } of current.values()) abort.abort()
    }
  }, [])

  const update = (change: (now: readonly Photo[]) => readonly Photo[]) => {
    latest.current = change(latest.current)
    setList(latest.current)
  }
  const uploadOne = ({ key, state }: Photo): Promise<UploadState | null> => {
    if (state.stage !== 'chosen' && state.stage !== 'failed') return Promise.resolve(null)
    const abort = new AbortController()
    const setState = (next: UploadState) => update((now) => now.map((one) => (one.key === key ? { ...one, state: next } : one)))
    setState({ stage: 'uploading', file: state.file, sent: 0, total: 0 })
    const done = chain.current.then(() =>
      abort.signal.aborted ? null : runUpload('product-images', state.file, setState, { signal: abort.signal }),
    )
    chain.current = done
    running.current.set(key, { abort, done })
    return done.finally(() => running.current.delete(key))
  }
  const uploadAll = async (photos: readonly Photo[]): Promise<void> => {
    const ends = await Promise.all(photos.map(uploadOne))
    const uploaded = ends.filter((end) => end?.stage === 'uploaded').length
    const failures = ends.flatMap((end) => (end?.stage === 'failed' ? [end.error] : []))
    const [first] = failures
    const done = () => fillCount(formTexts().imagesUploaded, { n: uploaded })
    const wrong = () => (first && failures.length === 1 ? uploadErrorText(first, textsNow('areas')) : formTexts().uploadsFailed)
    if (first) photosToast.failure(() => (uploaded > 0 ? `${wrong()} · ${done()}` : wrong()))
    else if (uploaded > 0) photosToast.success(done)
  }
  const waiting = () => latest.current.filter(({ state }) => state.stage === 'chosen' || state.stage === 'failed')

  return {
    list,
    add: (files) => {
      const room = MOST_PHOTOS - list.length
      if (files.length > room) photosToast.notice(() => fill(formTexts().mostPhotos, { n: MOST_PHOTOS }))
      const added = files
        .slice(0, room)
        .map((file): Photo => ({ key: randomId(), state: { stage: 'chosen', file }, src: URL.createObjectURL(file) }))
      update((now) => [...now, ...added])
    },
    upload: () => {
      if (waiting().length > 0) void uploadAll(waiting())
      else photosToast.failure(() => formTexts().selectImage)
    },
    finish: async () => {
      await Promise.all([uploadAll(waiting()), ...[...running.current.values()].map(({ done }) => done)])
      return latest.current.every(({ state }) => state.stage === 'uploaded') ? uploadedUrls(latest.current) : null
    },
    retry: (photo) => void uploadAll([photo]),
    remove: (photo) => {
      running.current.get(photo.key)?.abort.abort()
      update((now) => now.filter(({ key }) => key !== photo.key))
      if (photo.src.startsWith('blob:')) URL.revokeObjectURL(photo.src)
    },
    move: (photo, to) =>
      update((now) =>
        moveItem(
          now,
          now.findIndex(({ key }) => key === photo.key),
          to,
        ),
      ),
  }
}

const photosToast = toastOf('photos')
const formTexts = () => textsNow('sellerProducts').sellerProducts.form
/** Returns the URLs of the uploaded photos, the cover first. */
export const uploadedUrls = (list: readonly Photo[]): string[] =>
  list.flatMap(({ state }) => (state.stage === 'uploaded' ? [state.url] : []))
