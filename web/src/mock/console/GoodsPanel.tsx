import { useState } from 'react'
import * as z from 'zod/mini'
import { changeOf, listOf } from '#contract/control/db.ts'
import { ProductRecord } from '#contract/control/records.ts'
import { MOST_SHILLINGS } from '#contract/rules/constants.ts'
import { wholeShillings } from '#contract/rules/money.ts'
import { rowMatcher } from '#contract/rules/searchKey.ts'
import { Button } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAction } from '#web/ui/useAction.ts'
import { control } from '../control.ts'
import { Problem } from '../shared/Problem.tsx'
import { usePolled } from '../shared/usePolled.ts'
import { fill, mockTextsNow, useMockTexts } from '../texts.ts'
import { ControlForm } from './ControlForm.tsx'

const MOST = 12

/** Edits current stock and prices, e.g. to change them between a buyer's cart and order (QA-010). */
export function GoodsPanel() {
  const { mock: t } = useMockTexts()
  const { data, error, refresh } = usePolled(readProducts)
  const [search, setSearch] = useState('')
  const found = data?.filter(({ name }) => rowMatcher(search)({ texts: [name] })) ?? []
  return (
    <section className="qa-panel">
      <h2>{t.sections.goods}</h2>
      <p className="small muted">{t.goods.hint}</p>
      <TextField label={t.goods.search} type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      <Problem error={error} stale={data !== null} onRetry={refresh} />
      {!data && !error && <Skeleton />}
      {data && found.length === 0 && <p className="phone-none">{t.goods.none}</p>}
      <ul className="qa-list">
        {found.slice(0, MOST).map((product) => (
          <GoodsRow key={product.id} product={product} />
        ))}
      </ul>
      {found.length > MOST && <p className="small muted">{fill(t.goods.more, { n: found.length - MOST })}</p>}
    </section>
  )
}

const readProducts = (signal: AbortSignal) => control(listOf('products'), { signal })

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
        className="goods-row"
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
