import { withTexts } from '#web/i18n/texts.ts'
import { later } from '#web/ui/later.tsx'

/** Loads the question and its texts only when an order has missing items, which is rare. */
export const LazyMissingPanel = later(
  async () => (await withTexts(() => import('./MissingQuestion.tsx'), 'checkout', 'missing')).MissingPanel,
)
