import './styles/index.css'
import { StrictMode, startTransition, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { loadFirstPage } from '#web/app/start/firstPage.ts'
import { start } from '#web/app/start/start.ts'
import { dropFirstCalls } from './api/http/firstCalls.ts'
import { importAgain, importWhenOnline } from './api/lazyImport.ts'
import { afterPaint } from './api/time.ts'
import { App } from './app/App.tsx'
import { isMarkedTooOld } from './head/oldBrowser.ts'
import { loadBundle } from './i18n/texts.ts'
import { joinClock } from './mock-link/joinClock.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// An old browser shows the one sentence that the head has put into the page.
if (!isMarkedTooOld()) await beginApp(root)

async function beginApp(container: HTMLElement): Promise<void> {
  if (import.meta.env.VITE_MOCK) await joinClock()
  start()
  await Promise.all([importWhenOnline(() => loadBundle('shell'), importAgain), loadFirstPage(location.pathname), window.firstStyles])
  // A transition renders in slices, so that taps on the HTML frame are handled meanwhile. The frame is removed only after the app has
  // rendered, run its effects and been laid out.
  startTransition(() => createRoot(container).render(<Begun />))
}

function Begun() {
  useEffect(() => {
    dropFirstCalls()
    afterPaint(() => afterPaint(takeOver))
  }, [])
  return (
    <StrictMode>
      <App />
    </StrictMode>
  )
}

function takeOver(): void {
  document.querySelector('.frames')?.remove()
  root?.classList.remove('behind')
}
