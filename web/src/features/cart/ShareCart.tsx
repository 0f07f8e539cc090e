import { fill, textsNow, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { fishName } from '#web/ui/fishName.ts'
import { shareWithToast } from '#web/ui/shareWithToast.ts'
import { toast } from '#web/ui/toast.ts'
import { basketLink } from './basketLink.ts'
import type { CartLine } from './cart.ts'

/** Shares a link to the cart, and lists the items that do not fit into it (CHAT-122). */
export function ShareCart({ lines }: { lines: readonly CartLine[] }) {
  const t = useTexts('shop')
  const share = async () => {
    const { url, leftOut } = basketLink(lines)
    await shareWithToast({ url })
    const names = () => leftOut.map(({ product }) => fishName(product.name)).join(', ')
    if (leftOut.length > 0) toast.notice(() => fill(textsNow('shop').cart.leftOutOfLink, { names: names() }))
  }
  return (
    <Button kind="quiet" icon="share" onClick={() => void share()}>
      {t.cart.share}
    </Button>
  )
}
