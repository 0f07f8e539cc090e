import type { Control } from './control.ts'

export interface Message {
  readonly seq: number
  readonly text: string
  readonly code?: string
}

export interface Prompt {
  readonly reference: string
  readonly merchant: string
  readonly amount: number
}

/** A phone of the world, by call; `msisdn` without plus. */
export class Handset {
  private readonly control: Control
  private readonly settled: (act: () => Promise<unknown>) => Promise<void>
  readonly msisdn: string
  private read = 0

  constructor(control: Control, msisdn: string, settled: (act: () => Promise<unknown>) => Promise<void>) {
    this.control = control
    this.msisdn = msisdn
    this.settled = settled
  }

  /** The newest code that no earlier call has read; waits for it. */
  async nextCode(): Promise<string> {
    for (;;) {
      const message = await this.control.get<Message | null>(`${this.path}/messages/next?after=${this.read}&timeout=5000`)
      if (!message) throw new Error(`no further message came to ${this.msisdn}`)
      this.read = message.seq
      if (message.code) return message.code
    }
  }

  messages(): Promise<Message[]> {
    return this.control.get(`${this.path}/messages`)
  }

  async prompt(): Promise<Prompt | null> {
    return (await this.control.get<{ prompt: Prompt | null }>(this.path)).prompt
  }

  /** What the PIN brings about has reached the pages when this resolves. */
  async approve({ pin }: { pin: string }): Promise<void> {
    await this.settled(() => this.control.post(`${this.path}/approve`, { pin }))
  }

  async cancel(): Promise<void> {
    await this.settled(() => this.control.post(`${this.path}/cancel`))
  }

  /** The phone's next payment takes this course (QA-017). */
  async queue(scenario: string): Promise<void> {
    await this.control.post(`${this.path}/scenario`, /^\d{3}$/.test(scenario) ? { id: scenario } : { name: scenario })
  }

  async set(change: { state?: 'on' | 'off' | 'noSignal' | 'empty'; balance?: number }): Promise<void> {
    await this.control.put(this.path, change)
  }

  private get path(): string {
    return `/phones/${this.msisdn}`
  }
}
