import { useState } from 'react'
import { listOf } from '#contract/control/db.ts'
import { rowMatcher } from '#contract/rules/searchKey.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { control } from '../../control.ts'
import { Problem } from '../../shared/Problem.tsx'
import { usePolled } from '../../shared/usePolled.ts'
import { fill, useMockTexts } from '../../texts.ts'
import { GoodsRow } from './GoodsRow.tsx'

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
