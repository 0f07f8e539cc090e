import './isolate.ts'
import '#web/styles/index.css'
import '#web/styles/mock/shared.css'
import '#web/styles/mock/console.css'
import '#web/styles/mock/gallery.css'
import { createRoot } from 'react-dom/client'
import type { SceneName } from '#web/chat/kinds/galleryState.ts'
import { loadBundle, startLanguage } from '#web/i18n/texts.ts'
import { GalleryPage } from './GalleryPage.tsx'
import { sceneNames, setScene } from './scenes.ts'

const root = document.getElementById('root')
if (!root) throw new Error('cards.html has no #root')
const query = new URLSearchParams(window.location.search)
const asksForBench = query.get('bench') === 'say'
const requestedScene = query.get('scene') as SceneName
const scene = sceneNames.includes(requestedScene) ? requestedScene : 'shop'
startLanguage()
await Promise.all([setScene(scene), ...(['shell', 'chat', 'shop', 'topics'] as const).map(loadBundle)])
createRoot(root).render(<GalleryPage scene={asksForBench ? null : scene} />)
