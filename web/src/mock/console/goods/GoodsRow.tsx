import { type FormEvent, useState } from 'react'
import { changeOf } from '#contract/control/db.ts'
import type { ProductRecord } from '#contract/control/records.ts'
import { wholeShillings } from '#contract/rules/money.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAction } from '#web/ui/useAction.ts'
import { control } from '../../control.ts'
import { Problem } from '../../shared/Problem.tsx'
import { fill, mockTextsNow, useMockTexts } from '../../texts.ts'
import styles from './GoodsRow.module.css'

/** One product. Typed values stay until they are saved, even if the product changes in the world. */
export function GoodsRow({ product }: { product: ProductRecord }) {
  const { mock: t } = useMockTexts()
  const { id, name, isActive } = product
  const [typed, setTyped] = useState<{ stock?: string; price?: string }>({})
  const stock = typed.stock ?? String(product.availableQuantity)
  const price = typed.price ?? String(wholeShillings(product.unitPrice))
  const { run, busy, error } = useAction(async (change: Partial<ProductRecord>) => {
    await control(changeOf('products'), { params: { id }, body: change })
    setTyped({})
    toast.success(() => fill(mockTextsNow().goods.saved, { name }))
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    void run({ availableQuantity: Number(stock), unitPrice: Number(price) })
  }
  return (
    <li>
      <form className={styles.goodsRow} onSubmit={save} aria-label={name}>
        <b className={styles.goodsName} lang="en">
          {name}
        </b>
        <TextField
          label={t.goods.stock}
          type="number"
          min={0}
          required
          value={stock}
          onChange={(event) => setTyped({ ...typed, stock: event.target.value })}
        />
        <TextField
          label={t.goods.price}
          type="number"
          min={1}
          required
          value={price}
          onChange={(event) => setTyped({ ...typed, price: event.target.value })}
        />
        <div className="qa-buttons">
          <Button type="submit" kind="line" busy={busy}>
            {t.goods.save}
          </Button>
          <Button kind="quiet" onClick={() => void run({ availableQuantity: 0 })}>
            {t.goods.sellOut}
          </Button>
          <Button kind="quiet" onClick={() => void run({ isActive: !isActive })}>
            {isActive ? t.goods.withdraw : t.goods.offer}
          </Button>
        </div>
        <Problem error={error} />
      </form>
    </li>
  )
}
