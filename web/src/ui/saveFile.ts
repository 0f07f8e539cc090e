import { afterOnScreen } from '#web/api/time.ts'

/** Saves a file on the device with this name, e.g. `SMK-100001.png`. */
export function saveFile(name: string, content: Blob): void {
  const href = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  afterOnScreen(REVOKE_AFTER, () => URL.revokeObjectURL(href))
}

/** Milliseconds. A browser that asks where to save a file reads it only after the user has chosen. */
const REVOKE_AFTER = 60_000
