const KEY = 'mock-clock-moved'

/** Whether the world's time was another than the device's when last read. */
export function wasMoved(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

export function keepMoved(moved: boolean): void {
  try {
    if (moved) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage the next start reads the clock after its first paint.
  }
}
