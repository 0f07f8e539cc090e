import { afterOnScreen } from '#web/api/time.ts'
import { useWorking, working } from '../transcript/working.ts'
import { areFactsKnown, useTalkNow } from './talkNow.ts'

let last: Promise<unknown> = Promise.resolve()
let underWay = 0

/**
 * Answers one line after the other, behind an add whose button was tapped and once the facts are known: an answer that comes late
 * takes no newer card back, and a line reads the cart the one before it has left. `hasWaited` says that the thread may ask something
 * else by now.
 */
export async function inTurn<T>(answer: (hasWaited: boolean) => Promise<T>): Promise<T> {
  const mine = underWay === 0 && isReady() ? answer(false) : answerAfter(last, answer)
  last = mine.catch(() => {})
  underWay++
  try {
    return await mine
  } finally {
    underWay--
  }
}

/** No action of a card is under way, and the thread on the screen knows the facts. */
const isReady = (): boolean => useWorking.getState().cards.length === 0 && areFactsKnown()

async function answerAfter<T>(before: Promise<unknown>, answer: (hasWaited: boolean) => Promise<T>): Promise<T> {
  await working(async () => {
    await before
    while (!isReady()) await nextChange()
    // The guide writes what follows from an answer before the next line is read.
    await new Promise<void>((done) => afterOnScreen(0, done))
  })
  return answer(true)
}

/** Of what `isReady` reads. */
function nextChange(): Promise<void> {
  return new Promise((resolve) => {
    const stops = [useWorking.subscribe(changed), useTalkNow.subscribe(changed)]
    function changed(): void {
      for (const stop of stops) stop()
      resolve()
    }
  })
}
