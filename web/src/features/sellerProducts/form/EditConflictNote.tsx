import { useEffect, useRef } from 'react'
import { formatTzs, wholeShillings } from '#contract/rules/money.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Note } from '#web/ui/Note.tsx'
import type { EditConflict, ProductField } from '../changes.ts'

export interface EditConflictNoteProps {
  conflict: EditConflict
  onMine: () => void
  onTheirs: () => void
}

/** Lists the fields that changed on the server since the form was opened. The seller chooses which version to keep. */
export function EditConflictNote({ conflict: { fresh, fields }, onMine, onTheirs }: EditConflictNoteProps) {
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
