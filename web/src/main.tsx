import './styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { App } from './app/App.tsx'
import { start } from './app/start.ts'
import { loadArea } from './i18n/texts.ts'
import { joinClock } from './mock-link/joinClock.ts'

// The content security policy refuses the code that zod would compile (SEC-001).
z.config({ jitless: true })

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

if (import.meta.env.VITE_MOCK) await joinClock()
start()
await loadArea('shell')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
