import { useEffect, useId, useRef } from 'react'
import { create } from 'zustand'
import mji from '#web/art/mji-samaki.svg'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { useAction } from '#web/ui/useAction.ts'
import { endInstallHint, type InstallPrompt, markInstallHintShown, useInstallOffer } from './offer.ts'

/** The ids of the mounted hints, oldest first. The order page and the thread beside it have one each; only the first is shown. */
const useHints = create<{ ids: readonly string[] }>()(() => ({ ids: [] }))

/** Offers to install the app with the browser's dialog; on iOS it describes where to find it. */
export function InstallHint() {
  const { install: t } = useTexts('install')
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const prompt = useInstallOffer((offer) => offer.prompt)
  const isFirst = useHints(({ ids }) => ids[0] === id)
  useEffect(() => {
    useHints.setState(({ ids }) => ({ ids: [...ids, id] }))
    return () => useHints.setState(({ ids }) => ({ ids: ids.filter((other) => other !== id) }))
  }, [id])
  useEffect(() => {
    if (!isFirst || !box.current) return
    // The hint is at the end of a long card or page: count it as shown only once it is scrolled into view.
    const seen = new IntersectionObserver((changes) => {
      if (changes.some(({ isIntersecting }) => isIntersecting)) markInstallHintShown()
    })
    seen.observe(box.current)
    return () => seen.disconnect()
  }, [isFirst])
  const end = () => {
    // The focused button is removed with the hint.
    if (box.current?.contains(document.activeElement)) focusHeadingOf(box.current)
    endInstallHint()
  }
  const installing = useAction(async (offer: InstallPrompt) => {
    try {
      await offer.prompt()
      await offer.userChoice
    } finally {
      end()
    }
  })
  if (!isFirst) return null
  return (
    <section className="install-hint" ref={box} aria-labelledby={id}>
      <img src={mji} alt="" width="44" height="44" />
      <div className="grow">
        <p className="strong" id={id}>
          {prompt ? t.title : t.install}
        </p>
        <p className="small">{prompt ? t.text : t.onIos}</p>
      </div>
      <div className="order-actions">
        {prompt && (
          <Button busy={installing.busy} onClick={() => void installing.run(prompt)}>
            {t.install}
          </Button>
        )}
        <Button kind="line" onClick={end}>
          {prompt ? t.decline : t.understood}
        </Button>
      </div>
    </section>
  )
}

function focusHeadingOf(hint: HTMLElement): void {
  const heading = hint.closest('article, main')?.querySelector<HTMLElement>(':is(h1, h2)[tabindex]')
  heading?.focus({ preventScroll: true })
}
