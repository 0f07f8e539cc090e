import type { WorkerMessage } from '#web/sw/release.ts'
import { afterOnScreen } from './time.ts'

/** How long an import waits for the worker, in ms. A worker of an earlier release does not know the message, and does not reply. */
const PATIENCE = 10_000

/** Sends a message to the service worker. Resolves to whether it has done the work; false without a worker. */
export const askWorker = (message: WorkerMessage, worker = workerOfPage()): Promise<boolean> =>
  new Promise((resolve) => {
    if (!worker) return resolve(false)
    const { port1, port2 } = new MessageChannel()
    const stopWaiting = message.ask === 'dropWrong' ? afterOnScreen(PATIENCE, () => resolve(false)) : () => {}
    port1.onmessage = ({ data }) => {
      stopWaiting()
      resolve(data === true)
    }
    worker.postMessage(message, [port2])
  })

const workerOfPage = (): ServiceWorker | null =>
  typeof navigator !== 'undefined' && 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null
