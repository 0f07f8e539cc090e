import { vi } from 'vitest'

/** Replaces the browser's WebSocket in tests, which play the server's part. */
export class FakeStream {
  static opened: FakeStream[] = []
  onopen: () => void = () => {}
  onmessage: (message: { data: string }) => void = () => {}
  onclose: () => void = () => {}
  readonly sent = vi.fn()
  isClosed = false
  readonly url: string

  constructor(url: string) {
    this.url = url
    FakeStream.opened.push(this)
  }

  static get last(): FakeStream {
    const last = FakeStream.opened.at(-1)
    if (!last) throw new Error('no stream was opened')
    return last
  }

  send(text: string): void {
    this.sent(text)
  }

  close(): void {
    this.isClosed = true
  }

  reply(now: string, mode: object = { kind: 'frozen' }): void {
    this.onmessage({ data: JSON.stringify({ now, mode }) })
  }

  /** Signals that the server's clock was changed. */
  signalChange(): void {
    this.onmessage({ data: '' })
  }
}
