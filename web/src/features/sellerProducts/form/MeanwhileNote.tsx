import { useEffect, useRef } from 'react'
import { formatTzs, wholeShillings } from '#contract/rules/money.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Note } from '#web/ui/Note.tsx'
import type { ChangedMeanwhile, ProductField } from '../changes.ts'

export interface MeanwhileNoteProps {
  meanwhile: ChangedMeanwhile
  onMine: () => void
  onTheirs: () => void
}

/** Says what has changed since the form was opened, and leaves the choice to the seller. */
export function MeanwhileNote({ meanwhile: { fresh, fields }, onMine, onTheirs }: MeanwhileNoteProps) {
  const t = useTexts('sellerProducts', 'shop')
  const { fields: names, form: own } = t.sellerProducts
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])

  const lines: Readonly<Record<ProductField, () => [name: string, value: string]>> = {
    name: () => [names.name, fresh.name],
    unitPrice: () => [names.price, formatTzs(wholeShillings(fresh.unitPrice))],
    availableQuantity: () => [names.availableQuantity, String(fresh.availableQuantity)],
    alertQuantity: () => [names.alertQuantity, String(fresh.alertQuantity)],
    imageUrls: () => [names.images, String(fresh.images.length)],
    description: () => [names.description, fresh.description],
    categoryId: () => [names.category, fresh.category?.name ?? fresh.categoryId],
    storageType: () => [names.storageType, t.catalogue.storage[fresh.storageType]],
  }
  return (
    <div ref={box} tabIndex={-1} role="alert">
      <Note>
        <p>{own.meanwhile}</p>
        <ul>
          {fields.map((field) => {
            const [name, value] = lines[field]()
            return <li key={field}>{fill(own.nowIs, { name, value })}</li>
          })}
        </ul>
        <div className="actions">
          <Button onClick={onMine}>{own.saveMine}</Button>
          <Button kind="line" onClick={onTheirs}>
            {own.takeTheirs}
          </Button>
        </div>
      </Note>
    </div>
  )
}
