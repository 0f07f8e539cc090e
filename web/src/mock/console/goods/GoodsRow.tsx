import { useState } from 'react'
import * as z from 'zod/mini'
import { changeOf } from '#contract/control/db.ts'
import { ProductRecord } from '#contract/control/records.ts'
import { MOST_SHILLINGS } from '#contract/rules/constants.ts'
import { wholeShillings } from '#contract/rules/money.ts'
import { Button } from '#web/ui/Button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAction } from '#web/ui/useAction.ts'
import { control } from '../../control.ts'
import { fill, mockTextsNow, useMockTexts } from '../../texts.ts'
import { ControlForm } from '../ControlForm.tsx'
import styles from './GoodsRow.module.css'

/** The typed price is a number, while that of a record may be a text. */
const StockAndPrice = z.strictObject({
  availableQuantity: ProductRecord.shape.availableQuantity,
  unitPrice: z.int().check(z.minimum(1), z.maximum(MOST_SHILLINGS)),
})

/** One product. Typed values stay until they are saved, even if the product changes in the world. */
export function GoodsRow({ product }: { product: ProductRecord }) {
  const { goods: t } = useMockTexts().mock
  const { id, name, isActive } = product
  const now = { availableQuantity: String(product.availableQuantity), unitPrice: String(wholeShillings(product.unitPrice)) }
  const [typed, setTyped] = useState<Partial<typeof now>>({})
  const saving = useAction(async (change: Partial<ProductRecord>) => {
    await control(changeOf('products'), { params: { id }, body: change })
    setTyped({})
    toast.success(() => fill(mockTextsNow().goods.saved, { name }))
  })
  return (
    <li>
      <b lang="en">{name}</b>
      <ControlForm
        schema={StockAndPrice}
        fields={{
          availableQuantity: { label: t.stock, least: 0 },
          unitPrice: { label: t.price, least: 1, most: MOST_SHILLINGS },
        }}
        draft={{ ...now, ...typed }}
        onDraft={(draft) =>
          setTyped(Object.fromEntries(Object.entries(draft).filter(([name, text]) => text !== now[name as keyof typeof now])))
        }
        action={saving}
        submit={t.save}
        kind="line"
        className={styles.goodsRow}
        name={name}
      >
        <Button kind="quiet" onClick={() => void saving.run({ availableQuantity: 0 })}>
          {t.sellOut}
        </Button>
        <Button kind="quiet" onClick={() => void saving.run({ isActive: !isActive })}>
          {isActive ? t.withdraw : t.offer}
        </Button>
      </ControlForm>
    </li>
  )
}
