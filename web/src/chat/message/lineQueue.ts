import { afterOnScreen } from '#web/api/time.ts'
import { areFactsKnown, useCurrentThread } from '../guide/currentThread.ts'
import { useWorking, working } from '../transcript/working.ts'

let last: Promise<unknown> = Promise.resolve()
let running = 0

/**
 * Handles lines one at a time, after a tapped add and once the facts are known, so that a slow reply can't undo a newer card
 * and each line sees the cart the line before left. `hasWaited` is true if the open question may have changed meanwhile.
 */
export async function queueLine<T>(answer: (hasWaited: boolean) => Promise<T>): Promise<T> {
  const result = running === 0 && isReady() ? answer(false) : answerAfter(last, answer)
  last = result.catch(() => {})
  running++
  try {
    return await result
  } finally {
    running--
  }
}

/** Returns whether no card action is running and the facts are known. */
const isReady = (): boolean => useWorking.getState().cards.length === 0 && areFactsKnown()

async function answerAfter<T>(before: Promise<unknown>, answer: (hasWaited: boolean) => Promise<T>): Promise<T> {
  await working(async () => {
    await before
    while (!isReady()) await nextChange()
    // Lets the guide write its next question before the next line is handled.
    await new Promise<void>((done) => afterOnScreen(0, done))
  })
  return answer(true)
}

/** Resolves when either store that `isReady` reads changes. */
function nextChange(): Promise<void> {
  return new Promise((resolve) => {
    const stops = [useWorking.subscribe(changed), useCurrentThread.subscribe(changed)]
    function changed(): void {
      for (const stop of stops) stop()
      resolve()
    }
  })
}
