import { useEffect, useState } from 'react'

const TURN = 'guide-turn'
const ACTS = ['pointerdown', 'keydown', 'focus', TURN] as const

/** Takes the turn for what this tab is about to write: between the tap and its answer another tab may have been used. */
export const takeTurn = (): void => void window.dispatchEvent(new Event(TURN))

/**
 * True in the one tab whose guide writes: the one used last. What a tab knows of its own (a guest's add, a code sent,
 * a page half read) is not what another knows, and two guides would each take back the other's question (CHAT-003).
 */
export function useTurn(): boolean {
  const [mine, setMine] = useState(true)
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return
    const channel = new BroadcastChannel('samaki-guide')
    const take = () => {
      setMine(true)
      channel.postMessage('taken')
    }
    const leave = () => channel.postMessage('left')
    channel.onmessage = ({ data }) => setMine(data === 'left')
    take()
    for (const act of ACTS) window.addEventListener(act, take, true)
    window.addEventListener('pagehide', leave)
    return () => {
      for (const act of ACTS) window.removeEventListener(act, take, true)
      window.removeEventListener('pagehide', leave)
      leave()
      channel.close()
    }
  }, [])
  return mine
}
