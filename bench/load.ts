import { connect } from 'node:net'

const END_OF_HEAD = '\r\n\r\n'

/** Returns the requests per second. Each connection sends its next request after a response. It uses raw sockets, which cost little CPU time. */
export async function load(
  url: string,
  path: string,
  { connections, requests }: { connections: number; requests: number },
): Promise<number> {
  const { hostname, port, host } = new URL(url)
  const text = `GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`
  let left = requests
  const since = performance.now()
  await Promise.all(Array.from({ length: connections }, () => ask({ host: hostname, port: Number(port), text, more: () => left-- > 0 })))
  return requests / ((performance.now() - since) / 1_000)
}

function ask({ host, port, text, more }: { host: string; port: number; text: string; more: () => boolean }): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true })
    let buffer: Buffer = Buffer.alloc(0)
    let responseLength = 0
    const next = () => {
      buffer = Buffer.alloc(0)
      responseLength = 0
      if (more()) socket.write(text)
      else socket.end(resolve)
    }
    socket.once('connect', next).once('error', reject)
    socket.on('data', (chunk: Buffer) => {
      buffer = buffer.length === 0 ? chunk : Buffer.concat([buffer, chunk])
      if (responseLength === 0) responseLength = lengthOf(buffer)
      if (responseLength > 0 && buffer.length >= responseLength) next()
    })
  })
}

/** Returns the length of a response with its head, or 0 if the head is incomplete. */
function lengthOf(buffer: Buffer): number {
  const end = buffer.indexOf(END_OF_HEAD)
  if (end < 0) return 0
  const head = buffer.toString('latin1', 0, end)
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(head.split('\r\n', 1)[0])
  return end + END_OF_HEAD.length + Number(/content-length: (\d+)/i.exec(head)?.[1])
}
