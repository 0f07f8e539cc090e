import { importWhenOnline } from '#web/api/lazyImport.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { linesToday } from '#web/features/cart/today/checked.ts'
import { withTexts } from '#web/i18n/texts.ts'
import { changesOf } from './cartChanges.ts'

const loadAppending = () => withTexts(() => import('./appendCartChanges.ts'), 'topics')

const INPUT_EVENTS = ['pointerdown', 'keydown'] as const

/** While the dock is open, reports cart changes made on the page as lines of the thread (CHAT-153). */
export function watchPage(): () => void {
  let isOnPage = false
  const noteTarget = ({ target }: Event) => {
    isOnPage = target instanceof Element && target.closest('.dock') === null
  }
  for (const kind of INPUT_EVENTS) window.addEventListener(kind, noteTarget, true)
  const stop = useCart.subscribe((cart, before) => {
    // Another tab reports its own changes.
    if (!isOnPage || !document.hasFocus()) return
    const changes = changesOf(before, { ...cart, lines: linesToday() })
    if (changes.length > 0) void importWhenOnline(loadAppending).then(({ appendCartChanges }) => appendCartChanges(changes))
  })
  return () => {
    stop()
    for (const kind of INPUT_EVENTS) window.removeEventListener(kind, noteTarget, true)
  }
}
