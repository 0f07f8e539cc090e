import { afterOnScreen } from '#web/api/time.ts'

/** Saves a file on the device under this name, e.g. `SMK-100001.png`. */
export function saveFile(name: string, content: Blob): void {
  const href = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  afterOnScreen(READ_BY_THEN, () => URL.revokeObjectURL(href))
}

/** In ms. A browser that asks where to save reads the file only then. */
const READ_BY_THEN = 60_000
