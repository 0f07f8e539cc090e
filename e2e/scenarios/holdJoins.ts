import type { Page } from '@playwright/test'

/** Holds back the page's subscriptions to payments until they are released. Other messages pass. */
export async function holdJoins(page: Page): Promise<{ release: () => void }> {
  const held: (() => void)[] = []
  let holds = true
  await page.routeWebSocket(/\/realtime/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      const send = () => server.send(message)
      if (holds && message.toString().includes('pushResponseReceived')) held.push(send)
      else send()
    })
  })
  return {
    release: () => {
      holds = false
      for (const send of held.splice(0)) send()
    },
  }
}
