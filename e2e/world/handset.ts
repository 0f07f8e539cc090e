import type * as z from 'zod/mini'
import {
  cancelPrompt,
  changePhone,
  enterPin,
  getPhone,
  listMessages,
  type Message,
  nextMessage,
  type Prompt,
  queueScenario,
} from '#contract/control/phones.ts'
import type { Control } from './control.ts'

/** Controls a phone of the world by calls. `msisdn` has no plus. */
export class Handset {
  private readonly control: Control
  private readonly whenConnected: (act: () => Promise<unknown>) => Promise<void>
  readonly msisdn: string
  private read = 0

  constructor(control: Control, msisdn: string, whenConnected: (act: () => Promise<unknown>) => Promise<void>) {
    this.control = control
    this.msisdn = msisdn
    this.whenConnected = whenConnected
  }

  /** Waits for and returns the next code after the one returned last. */
  async nextCode(): Promise<string> {
    for (;;) {
      const query = { after: this.read, timeout: 5_000 }
      const message = await this.control.send(nextMessage, { params: this.params, query })
      if (!message) throw new Error(`no further message came to ${this.msisdn}`)
      this.read = message.seq
      if (message.code) return message.code
    }
  }

  messages(): Promise<Message[]> {
    return this.control.send(listMessages, { params: this.params })
  }

  async prompt(): Promise<Prompt | null> {
    return (await this.control.send(getPhone, { params: this.params })).prompt
  }

  /** Enters the PIN. Resolves when the pages have received the result. */
  async approve({ pin }: { pin: string }): Promise<void> {
    await this.whenConnected(() => this.control.send(enterPin, { params: this.params, body: { pin } }))
  }

  async cancel(): Promise<void> {
    await this.whenConnected(() => this.control.send(cancelPrompt, { params: this.params }))
  }

  /** Sets the scenario of the phone's next payment (QA-017). */
  async queue(scenario: string): Promise<void> {
    const body = /^\d{3}$/.test(scenario) ? { id: scenario } : { name: scenario }
    await this.control.send(queueScenario, { params: this.params, body })
  }

  async set(change: z.input<typeof changePhone.body>): Promise<void> {
    await this.control.send(changePhone, { params: this.params, body: change })
  }

  private get params(): { msisdn: string } {
    return { msisdn: this.msisdn }
  }
}
