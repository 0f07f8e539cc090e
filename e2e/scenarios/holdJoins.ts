import type { Page } from '@playwright/test'

/** Keeps the page's joins of a payment from the server until they are released; everything else goes through. */
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
