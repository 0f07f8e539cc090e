import './styles/index.css'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { loadFirstPage } from '#web/app/start/firstPage.ts'
import { start } from '#web/app/start/start.ts'
import { dropFirstCalls } from './api/http/firstCalls.ts'
import { importAgain, importWhenOnline } from './api/lazyImport.ts'
import { afterPaint } from './api/time.ts'
import { App } from './app/App.tsx'
import { loadArea } from './i18n/texts.ts'
import { joinClock } from './mock-link/joinClock.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

if (import.meta.env.VITE_MOCK) await joinClock()
start()
await Promise.all([importWhenOnline(() => loadArea('shell'), importAgain), loadFirstPage(location.pathname)])
// In one go with its effects; it shows once it is laid out, so that the frame of the HTML gives way to a page, never to a gap.
flushSync(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)
dropFirstCalls()
afterPaint(() => afterPaint(takeOver))

function takeOver(): void {
  document.querySelector('.frames')?.remove()
  root?.classList.remove('behind')
}
