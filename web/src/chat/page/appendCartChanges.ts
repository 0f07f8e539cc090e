import { formatTzs } from '#contract/rules/money.ts'
import { now } from '#web/api/time.ts'
import { nameParts } from '#web/ui/nameParts.ts'
import type { CardOf } from '../kinds/card.ts'
import { append } from '../transcript/append.ts'
import { putEntries, useTranscript } from '../transcript/transcript.ts'
import type { PageChange } from './cartChanges.ts'

/** Appends one line per change. A further quantity change of the same product updates the last line. */
export function appendCartChanges(changes: readonly PageChange[]): void {
  for (const change of changes) appendCartChange(change)
}

function appendCartChange({ did, line: { productId, product, quantity }, total }: PageChange): void {
  const { title, local } = nameParts(product.name)
  const about = { name: local ?? title, n: String(quantity), total: formatTzs(total), productId }
  const last = useTranscript.getState().entries.at(-1)
  const isSame = last?.card.kind === 'reply' && last.card.about?.['productId'] === productId && did === 'pageQuantity'
  const text = isSame && last.card.kind === 'reply' && last.card.text === 'pageAdded' ? 'pageAdded' : did
  const card: CardOf<'reply'> = { kind: 'reply', of: 'topics', text, about }
  if (isSame) putEntries([{ ...last, at: now(), card }])
  else append(card)
}
