import { fill, useTexts } from '#web/i18n/texts.ts'

/** How much of a photo is sent, in per cent and kB; before that the device reduces it (SELL-008). Bytes. */
export function UploadProgress({ name, sent, total }: { name: string; sent: number; total: number }) {
  const t = useTexts('areas')
  const percent = total > 0 ? Math.floor((100 * sent) / total) : 0
  return (
    <div className="upload-progress">
      <progress max={100} value={total > 0 ? percent : undefined} aria-label={name} />
      <span className="small num">
        {total > 0 ? fill(t.areas.uploading, { percent, size: Math.ceil(total / 1_000) }) : t.areas.preparing}
      </span>
    </div>
  )
}
