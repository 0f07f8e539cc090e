import { useEffect, useRef, useState } from 'react'
import { randomId } from '#web/api/ids.ts'
import { uploadErrorText } from '#web/api/uploads/uploadErrorText.ts'
import { runUpload, type UploadState } from '#web/api/uploads/useUpload.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { fill, textsNow } from '#web/i18n/texts.ts'
import { toastOf } from '#web/ui/toast.ts'

/** The maximum number of photos per product. */
const MOST_PHOTOS = 12

export interface Photo {
  key: string
  state: UploadState
  /** The image URL for the list. */
  src: string
}

export interface Photos {
  list: readonly Photo[]
  /** Adds photos and uploads them (SELL-019). */
  add: (files: readonly File[]) => void
  /** Uploads the failed photos again (SPRD-015). */
  upload: () => void
  /** Uploads the failed photos again and waits for running uploads. Resolves to all URLs, or to null if one failed. */
  finish: () => Promise<string[] | null>
  retry: (photo: Photo) => void
  remove: (photo: Photo) => void
  move: (photo: Photo, to: number) => void
}

/** Manages the photos of the form, the cover first; `urls` are those uploaded earlier. */
export function usePhotos(urls: readonly string[]): Photos {
  const [list, setList] = useState<readonly Photo[]>(() => urls.map((url) => ({ key: url, state: { stage: 'uploaded', url }, src: url })))
  /** The newest list, which the next render shows. Callbacks read it before that render. */
  const latest = useRef(list)
  const update = (change: (now: readonly Photo[]) => readonly Photo[]) => {
    latest.current = change(latest.current)
    setList(latest.current)
  }
  const uploads = usePhotoUploads((key, state) => update((now) => now.map((one) => (one.key === key ? { ...one, state } : one))))
  const failed = () => latest.current.filter(({ state }) => state.stage === 'failed')
  const uploadAll = async (photos: readonly Photo[]) =>
    toastUploads(await Promise.all(photos.flatMap(({ key, state }) => ('file' in state ? [uploads.upload(key, state.file)] : []))))

  return {
    list,
    add: (files) => {
      const room = MOST_PHOTOS - list.length
      if (files.length > room) photosToast.notice(() => fill(formTexts().mostPhotos, { n: MOST_PHOTOS }))
      const added = files.slice(0, room).map(newPhoto)
      update((now) => [...now, ...added])
      void uploadAll(added)
    },
    upload: () => {
      if (failed().length > 0) void uploadAll(failed())
      else if (latest.current.every(({ state }) => state.stage === 'uploaded')) photosToast.failure(() => formTexts().selectImage)
    },
    finish: async () => {
      await Promise.all([uploadAll(failed()), uploads.allDone()])
      return latest.current.every(({ state }) => state.stage === 'uploaded') ? uploadedUrls(latest.current) : null
    },
    retry: (photo) => void uploadAll([photo]),
    remove: ({ key, src }) => {
      uploads.stop(key)
      update((now) => now.filter((one) => one.key !== key))
      if (src.startsWith('blob:')) URL.revokeObjectURL(src)
    },
    move: ({ key }, to) => {
      const from = latest.current.findIndex((one) => one.key === key)
      update((now) => moveItem(now, from, to))
    },
  }
}

const newPhoto = (file: File): Photo => ({
  key: randomId(),
  state: { stage: 'uploading', file, sent: 0, total: 0 },
  src: URL.createObjectURL(file),
})

/** Shows the results of several uploads in one toast; a stopped upload has no result. */
function toastUploads(results: readonly (UploadState | null)[]): void {
  const uploaded = results.filter((result) => result?.stage === 'uploaded').length
  const failures = results.flatMap((result) => (result?.stage === 'failed' ? [result.error] : []))
  const [first] = failures
  const done = () => fillCount(formTexts().imagesUploaded, { n: uploaded })
  const wrong = () => (first && failures.length === 1 ? uploadErrorText(first, textsNow('areas')) : formTexts().uploadsFailed)
  if (first) photosToast.failure(() => (uploaded > 0 ? `${wrong()} · ${done()}` : wrong()))
  else if (uploaded > 0) photosToast.success(done)
}

const photosToast = toastOf('photos')
const formTexts = () => textsNow('sellerProducts').sellerProducts.form
/** Returns the URLs of the uploaded photos, the cover first. */
export const uploadedUrls = (list: readonly Photo[]): string[] =>
  list.flatMap(({ state }) => (state.stage === 'uploaded' ? [state.url] : []))

/** Returns the list with the item at `from` moved to `to`; a position outside the list means the nearest end. */
export function moveItem<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const place = Math.min(Math.max(to, 0), list.length - 1)
  const item = list[from]
  return item === undefined || place === from
    ? list
    : list.flatMap((one, at) => (at === from ? [] : at === place ? (from < place ? [one, item] : [item, one]) : [one]))
}

interface Running {
  readonly abort: AbortController
  readonly done: Promise<UploadState | null>
}

/** Uploads photos one at a time, because phones have little memory, and reports each state; leaving the page stops all uploads. */
function usePhotoUploads(onState: (key: string, state: UploadState) => void) {
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
