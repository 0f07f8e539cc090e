import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { REALTIME_PATH } from '#contract/realtime.ts'

/** A raw TCP connection, for requests and frames that no library would send. */
export interface RawSocket {
  send(bytes: Buffer | string): void
  /** Returns everything received, as latin1. */
  received(): string
  /** Resolves to true when this text is received, or to false if the connection closes first. */
  until(text: string): Promise<boolean>
  readonly closed: Promise<void>
  close(): void
}

export function openRaw(port: number): Promise<RawSocket> {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  let isClosed = false
  const changed = new Set<() => void>()
  const notify = () => {
    for (const look of [...changed]) look()
  }
  socket.on('data', (data) => {
    text += data.toString('latin1')
    notify()
  })
  // The server may close the connection while this client is still sending.
  socket.on('error', () => {})
  socket.on('close', () => {
    isClosed = true
    notify()
  })
  const raw: RawSocket = {
    send: (bytes) => void (socket.writable && socket.write(bytes)),
    received: () => text,
    until: (expected) =>
      new Promise((resolve) => {
        const look = () => {
          const isFound = text.includes(expected)
          if (!isFound && !isClosed) return
          changed.delete(look)
          resolve(isFound)
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

/** Opens a realtime connection and signs in with `auth`. */
export async function openSignedIn(port: number, auth: object): Promise<RawSocket> {
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
  /** The length in the frame's header, if it differs from the payload's. */
  readonly length?: number
}

/** Returns one websocket frame (RFC 6455), valid or not. */
export function frame(
  payload: string | Buffer,
  { opcode = 1, isLast = true, isMasked = true, reserved = 0, length }: FrameOptions = {},
): Buffer {
  const bytes = Buffer.from(payload)
  const start = Buffer.from([(isLast ? 0x80 : 0) | (reserved << 4) | opcode])
  const size = lengthField(length ?? bytes.length)
  if (isMasked) size.writeUInt8(size.readUInt8(0) | 0x80, 0)
  // A masking key of zeros does not change the payload.
  return Buffer.concat([start, size, Buffer.alloc(isMasked ? 4 : 0), bytes])
}

/** Returns a length as a frame has it: one byte, or a marker followed by two or eight bytes. */
function lengthField(length: number): Buffer {
  if (length < 126) return Buffer.from([length])
  const isShort = length < 65_536
  const field = Buffer.alloc(isShort ? 3 : 9)
  field[0] = isShort ? 126 : 127
  if (isShort) field.writeUInt16BE(length, 1)
  else field.writeBigUInt64BE(BigInt(length), 1)
  return field
}
