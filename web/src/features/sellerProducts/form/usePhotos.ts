import { useEffect, useRef, useState } from 'react'
import { randomId } from '#web/api/ids.ts'
import { uploadErrorText } from '#web/api/uploads/uploadErrorText.ts'
import { runUpload, type UploadState } from '#web/api/uploads/useUpload.ts'
import { fill, textsNow } from '#web/i18n/texts.ts'
import { toastOf } from '#web/ui/toast.ts'
import { moved } from './moved.ts'

/** As many as a product can have. */
export const MOST_PHOTOS = 12

export interface Photo {
  key: string
  state: UploadState
  /** What the list shows of it. */
  src: string
}

export interface Photos {
  list: readonly Photo[]
  /** Addresses of those that are uploaded, one a line, the cover first. */
  lines: string
  add: (files: readonly File[]) => void
  /** Uploads what is chosen or has failed, one file after the other: a phone has little memory (SPRD-015). */
  upload: () => void
  /** Uploads the rest and waits for what is under way; all addresses, or null if one of them failed. */
  finish: () => Promise<string[] | null>
  retry: (photo: Photo) => void
  remove: (photo: Photo) => void
  move: (photo: Photo, to: number) => void
}

/** The photos of the form, the cover first; `urls` are uploaded already. */
export function usePhotos(urls: readonly string[]): Photos {
  const [list, setList] = useState<readonly Photo[]>(() => urls.map((url) => ({ key: url, state: { stage: 'uploaded', url }, src: url })))
  /** The list as the next render will have it. */
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
    const tell = (next: UploadState) => update((now) => now.map((one) => (one.key === key ? { ...one, state: next } : one)))
    tell({ stage: 'uploading', file: state.file, sent: 0, total: 0 })
    const done = chain.current.then(() =>
      abort.signal.aborted ? null : runUpload('product-images', state.file, tell, { signal: abort.signal }),
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
    const done = () => fill(own().imagesUploaded, { n: uploaded })
    const wrong = () => (first && failures.length === 1 ? uploadErrorText(first, textsNow('areas')) : own().uploadsFailed)
    if (first) told.failure(() => (uploaded > 0 ? `${wrong()} · ${done()}` : wrong()))
    else if (uploaded > 0) told.success(done)
  }
  const waiting = () => latest.current.filter(({ state }) => state.stage === 'chosen' || state.stage === 'failed')

  return {
    list,
    lines: uploadedUrls(list).join('\n'),
    add: (files) => {
      const room = MOST_PHOTOS - list.length
      if (files.length > room) told.notice(() => fill(own().mostPhotos, { n: MOST_PHOTOS }))
      const added = files
        .slice(0, room)
        .map((file): Photo => ({ key: randomId(), state: { stage: 'chosen', file }, src: URL.createObjectURL(file) }))
      update((now) => [...now, ...added])
    },
    upload: () => {
      if (waiting().length > 0) void uploadAll(waiting())
      else told.failure(() => own().selectImage)
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
        moved(
          now,
          now.findIndex(({ key }) => key === photo.key),
          to,
        ),
      ),
  }
}

const told = toastOf('photos')
/** The texts of now. */
const own = () => textsNow('sellerProducts').sellerProducts.form
const uploadedUrls = (list: readonly Photo[]): string[] => list.flatMap(({ state }) => (state.stage === 'uploaded' ? [state.url] : []))
