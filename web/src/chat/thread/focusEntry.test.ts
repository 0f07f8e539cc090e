// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { focusEntry } from './focusEntry.ts'

afterEach(() => document.body.replaceChildren())

const anEntry = (id: string): HTMLElement => {
  const entry = document.createElement('div')
  entry.tabIndex = -1
  entry.dataset['entry'] = id
  return entry
}

test('[CHAT-074] an entry far away is focused once it mounts, however late; only the last request counts', async () => {
  const box = document.body.appendChild(document.createElement('div'))
  box.append(anEntry('near'))
  focusEntry(box, 'near')
  expect(document.activeElement).toBe(box.firstChild)
  focusEntry(box, 'gone')
  focusEntry(box, 'far')
  await new Promise((done) => setImmediate(done))
  const [gone, far] = [anEntry('gone'), anEntry('far')]
  box.append(gone)
  box.append(far)
  await vi.waitFor(() => expect(document.activeElement).toBe(far))
})
