import { afterOnScreen } from '#web/api/time.ts'
import { useWorking } from '../transcript/working.ts'
import { useTalkNow } from './talkNow.ts'

let last: Promise<unknown> | null = null

/**
 * Answers one line after the other, behind an add whose button was tapped and once the facts are known: an answer that comes late
 * takes no newer card back, and a line reads the cart the one before it has left. `hasWaited` says that the thread may ask something
 * else by now.
 */
export function inTurn<T>(answer: (hasWaited: boolean) => Promise<T>): Promise<T> {
  const before = last
  const mine = before === null && isReady() ? answer(false) : afterAll(before).then(() => answer(true))
  const ended = mine.then(done, done)
  last = ended
  return mine

  function done(): void {
    if (last === ended) last = null
  }
}

/** No action of a card is under way, and the thread on the screen knows the facts. */
const isReady = (): boolean => useWorking.getState().cards.length === 0 && useTalkNow.getState().shown?.facts !== null

async function afterAll(before: Promise<unknown> | null): Promise<void> {
  await before
  while (!isReady()) await nextChange()
  // The guide writes what follows from an answer before the next line is read.
  await new Promise<void>((done) => afterOnScreen(0, done))
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
