import { fill, useTexts } from '#web/i18n/texts.ts'

/** Shows the progress of a photo upload in percent and kB. `sent` and `total` are in bytes; `total` is 0 while the photo is reduced (SELL-008). */
export function UploadProgress({ name, sent, total }: { name: string; sent: number; total: number }) {
  const t = useTexts('areas')
  const percent = total > 0 ? Math.floor((100 * sent) / total) : 0
  return (
    <div className="upload-progress">
      <progress max={100} value={total > 0 ? percent : undefined} aria-label={name} />
      <span className="small tabular">
        {total > 0 ? fill(t.areas.uploading, { percent, size: Math.ceil(total / 1_000) }) : t.areas.preparing}
      </span>
    </div>
  )
}
