/** Runs in the page. Returns the id of the newest entry stored on the device. */
export async function newestStored(): Promise<string> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(new Error('no storage'))
    })
  const db = await done(indexedDB.open('samaki-thread', 1))
  const entries = (await done(db.transaction('entries').objectStore('entries').getAll())) as { id: string; at: number }[]
  db.close()
  return entries.reduce((newest, entry) => (entry.at >= newest.at ? entry : newest)).id
}

/** Runs in the page. Returns the time from tapping the chat link to the end of the frame that shows the newest card, in ms. */
export async function timeToOpen(newest: string): Promise<number> {
  const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const isSeen = () => {
    const box = document.querySelector('.thread')?.getBoundingClientRect()
    const entry = document.querySelector(`[data-entry="${newest}"]`)
    const own = entry?.getBoundingClientRect()
    return (
      box !== undefined &&
      own !== undefined &&
      own.height > 0 &&
      (entry?.textContent ?? '') !== '' &&
      own.top < box.bottom &&
      own.bottom > box.top
    )
  }
  const link = document.querySelector<HTMLAnchorElement>('a[href="/chat"]')
  const since = performance.now()
  link?.click()
  await painted()
  while (!isSeen()) {
    if (performance.now() - since > 10_000)
      throw new Error(
        `not seen on ${location.pathname}: ${[...document.querySelectorAll('[data-entry]')]
          .map((one) => one.getAttribute('data-entry'))
          .slice(-5)
          .join(' ')}`,
      )
    await painted()
  }
  return performance.now() - since
}

/** Runs in the page. Returns the time from Enter in the message box to the end of the frame that shows the message, in ms. */
export async function timeToAppend(words: string): Promise<number> {
  const box = document.querySelector<HTMLTextAreaElement>('textarea#say')
  if (!box) throw new Error('no message box')
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, words)
  box.dispatchEvent(new Event('input', { bubbles: true }))
  const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  await painted()
  const isSeen = () => [...document.querySelectorAll('.thread .from-me')].some((one) => one.textContent?.startsWith(words))
  const since = performance.now()
  box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  await painted()
  while (!isSeen()) {
    if (performance.now() - since > 10_000)
      throw new Error(
        `not seen on ${location.pathname}: ${[...document.querySelectorAll('[data-entry]')]
          .map((one) => one.getAttribute('data-entry'))
          .slice(-5)
          .join(' ')}`,
      )
    await painted()
  }
  return performance.now() - since
}

/** Runs in the page. Returns the time to read the same entries from storage and show each as a plain row, all mounted, in ms. */
export async function timeToOpenPlain(): Promise<number> {
  const box = document.querySelector('#rows') as HTMLElement
  const since = performance.now()
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(new Error('no storage'))
    })
  const db = await done(indexedDB.open('samaki-thread', 1))
  const entries = await done(db.transaction('entries').objectStore('entries').getAll())
  db.close()
  box.replaceChildren(
    ...entries.map((_, n) => {
      const row = document.createElement('p')
      row.textContent = `I would like fish number ${n}`
      return row
    }),
  )
  box.scrollTop = box.scrollHeight
  await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  return performance.now() - since
}

export async function timeToAppendPlain(n: number): Promise<number> {
  const box = document.querySelector('#rows') as HTMLElement
  const since = performance.now()
  const row = document.createElement('p')
  row.textContent = `word ${n}`
  box.append(row)
  box.scrollTop = box.scrollHeight
  await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  return performance.now() - since
}
