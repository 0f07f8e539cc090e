import type { Message } from '#contract/control/phones.ts'
import { normalPhone } from '#contract/rules/phone.ts'
import { realTimeout } from './clock.ts'
import type { Journal } from './journal.ts'

export interface WaitOptions {
  /** Only messages with a greater `seq`; without it the next one to come. */
  readonly after?: number
  readonly match?: (message: Message) => boolean
  /** Real milliseconds; then the answer is null. */
  readonly timeoutMs?: number
}

/** The text messages of a world, by number (QA-021). Any spelling of a number will do. */
export interface Inbox {
  send(message: { to: string; from?: string; text: string; code?: string }): Message
  /** Oldest first. */
  list(to: string): Message[]
  search(to: string, text: string): Message[]
  wait(to: string, options?: WaitOptions): Promise<Message | null>
  all(): Message[]
  /** Answers every waiting call with null. */
  stop(): void
}

const LONGEST_WAIT = 60_000

export function createInbox(iso: () => string, journal: Journal, saved: readonly Message[] = []): Inbox {
  const messages: Message[] = [...saved]
  const waiting = new Set<(message: Message | null) => void>()
  const list = (to: string) => messages.filter((message) => message.to === normalPhone(to))

  return {
    send({ to, from = 'SAMAKI', text, code }) {
      const message: Message = { seq: (messages.at(-1)?.seq ?? 0) + 1, at: iso(), to: normalPhone(to), from, text, ...(code && { code }) }
      messages.push(message)
      journal.add({ kind: 'message', phone: message.to, from, text: code ? text.replaceAll(code, '••••') : text })
      for (const hear of [...waiting]) hear(message)
      return message
    },
    list,
    search: (to, text) => list(to).filter((message) => message.text.toLowerCase().includes(text.toLowerCase())),
    wait(to, { after, match = () => true, timeoutMs = 10_000 } = {}) {
      const known = after === undefined ? undefined : list(to).findLast((message) => message.seq > after && match(message))
      if (known) return Promise.resolve(known)
      return new Promise((resolve) => {
        const hear = (message: Message | null) => {
          if (message && (message.to !== normalPhone(to) || !match(message))) return
          waiting.delete(hear)
          cancel()
          resolve(message)
        }
        const cancel = realTimeout(Math.min(timeoutMs, LONGEST_WAIT), () => hear(null))
        waiting.add(hear)
      })
    },
    all: () => [...messages],
    stop() {
      for (const hear of [...waiting]) hear(null)
    },
  }
}
