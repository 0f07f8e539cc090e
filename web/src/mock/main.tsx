import '#web/styles/index.css'
import '#web/styles/mock/shared.css'
import '#web/styles/mock/timeline.css'
import '#web/styles/mock/handset.css'
import '#web/styles/mock/console.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadBundle, startLanguage } from '#web/i18n/texts.ts'
import { worldToEnter } from './address.ts'
import { MockApp } from './MockApp.tsx'
import { enterWorld } from './shared/enterWorld.ts'

const root = document.getElementById('root')
if (!root) throw new Error('mock.html has no #root')
const world = worldToEnter(window.location.search)
if (world !== null) enterWorld(world, '/')
else {
  startLanguage()
  await loadBundle('shell')
  createRoot(root).render(
    <StrictMode>
      <MockApp address={window.location} />
    </StrictMode>,
  )
}
