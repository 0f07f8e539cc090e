import { useTexts } from '#web/i18n/texts.ts'
import { PageFrame } from '#web/ui/PageFrame.tsx'
import { Wishes } from './Wishes.tsx'

export function WishlistPage() {
  const t = useTexts('shop')
  return (
    <PageFrame title={t.catalogue.wishlist}>
      <Wishes />
    </PageFrame>
  )
}
