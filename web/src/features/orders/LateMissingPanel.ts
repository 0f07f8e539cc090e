import { withTexts } from '#web/i18n/texts.ts'
import { later } from '#web/ui/later.tsx'

/** Few orders lack anything: the question comes with its texts when one does. */
export const LateMissingPanel = later(
  async () => (await withTexts(() => import('./MissingQuestion.tsx'), 'checkout', 'missing')).MissingPanel,
)
