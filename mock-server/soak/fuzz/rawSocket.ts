import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { REALTIME_PATH } from '#contract/realtime.ts'

/** A websocket down to its bytes: it sends what no library would. */
export interface RawSocket {
  send(bytes: Buffer | string): void
  /** All that came, as latin1. */
  received(): string
  /** Resolves with true when this came, with false when the connection closed before. */
  until(text: string): Promise<boolean>
  readonly closed: Promise<void>
  close(): void
}

export function openRaw(port: number): Promise<RawSocket> {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  let isClosed = false
  const changed = new Set<() => void>()
  const tell = () => {
    for (const look of [...changed]) look()
  }
  socket.on('data', (data) => {
    text += data.toString('latin1')
    tell()
  })
  // The server hangs up in the middle of what is being sent: that is an answer too.
  socket.on('error', () => {})
  socket.on('close', () => {
    isClosed = true
    tell()
  })
  const raw: RawSocket = {
    send: (bytes) => void (socket.writable && socket.write(bytes)),
    received: () => text,
    until: (wanted) =>
      new Promise((resolve) => {
        const look = () => {
          const isThere = text.includes(wanted)
          if (!isThere && !isClosed) return
          changed.delete(look)
          resolve(isThere)
        }
        changed.add(look)
        look()
      }),
    closed: new Promise((resolve) => socket.once('close', () => resolve())),
    close: () => socket.destroy(),
  }
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(raw))
    socket.once('close', () => resolve(raw))
  })
}

/** A connection which is signed in. */
export async function openSeat(port: number, auth: object): Promise<RawSocket> {
  const raw = await openRaw(port)
  raw.send(upgradeTo(`${REALTIME_PATH}/?EIO=4&transport=websocket`))
  await raw.until('0{"sid"')
  raw.send(frame(`40${JSON.stringify(auth)}`))
  await raw.until('40{"sid"')
  return raw
}

export const upgradeTo = (path: string, headers: Readonly<Record<string, string>> = {}): string =>
  [
    `GET ${path} HTTP/1.1`,
    ...Object.entries({
      host: 'localhost',
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
      ...headers,
    }).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n')

export interface FrameOptions {
  readonly opcode?: number
  readonly isLast?: boolean
  readonly isMasked?: boolean
  readonly reserved?: number
  /** What the frame says of its own length. */
  readonly length?: number
}

/** One websocket frame (RFC 6455), right or wrong. */
export function frame(
  payload: string | Buffer,
  { opcode = 1, isLast = true, isMasked = true, reserved = 0, length }: FrameOptions = {},
): Buffer {
  const bytes = Buffer.from(payload)
  const said = length ?? bytes.length
  const mask = isMasked ? 0x80 : 0
  const head = Buffer.alloc(said < 126 ? 2 : said < 65_536 ? 4 : 10)
  head[0] = (isLast ? 0x80 : 0) | (reserved << 4) | opcode
  head[1] = mask | (said < 126 ? said : said < 65_536 ? 126 : 127)
  if (head.length === 4) head.writeUInt16BE(said, 2)
  if (head.length === 10) head.writeBigUInt64BE(BigInt(said), 2)
  // A key of zeros leaves the payload as it is.
  return Buffer.concat([head, Buffer.alloc(isMasked ? 4 : 0), bytes])
}
