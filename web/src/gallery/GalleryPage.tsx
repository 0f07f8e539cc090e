import { MemoryRouter } from 'react-router-dom'
import type { SceneName } from '#web/chat/kinds/galleryState.ts'
import { QaBar } from '#web/mock/shared/QaBar.tsx'
import { useMockTexts } from '#web/mock/texts.ts'
import { Announcer } from '#web/ui/Announcer.tsx'
import { Dialogs } from '#web/ui/Dialogs.tsx'
import { Toasts } from '#web/ui/Toasts.tsx'
import { Bench } from './bench/Bench.tsx'
import { sceneNames } from './scenes.ts'
import { allStates } from './states.ts'
import { StateView } from './StateView.tsx'

/** Shows every card state of one scene, with links to the others (CHAT-076); without a scene, the bench for typed lines. */
export function GalleryPage({ scene }: { scene: SceneName | null }) {
  const { mock: t } = useMockTexts()
  return (
    <MemoryRouter>
      <div className="qa-page">
        <QaBar title={t.cards.title} badge={t.cards.badge} links={<a href="/__mock">{t.toConsole}</a>} />
        <nav className="gallery-nav" aria-label={t.cards.scenes}>
          <ul>
            <li>
              <a href="?bench=say" aria-current={scene === null ? 'page' : undefined}>
                {t.bench.title}
              </a>
            </li>
            {sceneNames.map((name) => (
              <li key={name}>
                <a href={`?scene=${name}`} aria-current={name === scene ? 'page' : undefined}>
                  {t.cards.names[name]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <main id="main" className="gallery" tabIndex={-1}>
          {scene === null ? <Bench /> : <Scene scene={scene} />}
        </main>
      </div>
      <Toasts />
      <Dialogs />
      <Announcer />
    </MemoryRouter>
  )
}

function Scene({ scene }: { scene: SceneName }) {
  const { mock: t } = useMockTexts()
  return (
    <>
      <details className="gallery-index">
        <summary>{t.cards.all}</summary>
        <ul>
          {allStates.map(({ id, card, name, scene: its }) => (
            <li key={id}>
              <a className="link" href={`?scene=${its}#${id}`}>
                {card.kind} · {name}
              </a>
            </li>
          ))}
        </ul>
      </details>
      <div className="gallery-states">
        {allStates
          .filter((state) => state.scene === scene)
          .map((state) => (
            <StateView key={state.id} state={state} />
          ))}
      </div>
    </>
  )
}
