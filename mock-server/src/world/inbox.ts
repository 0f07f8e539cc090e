import type { Message } from '#contract/control/phones.ts'
import { normalPhone } from '#contract/rules/phone.ts'
import { rowMatcher } from '#contract/rules/searchKey.ts'
import { realTimeout } from './clock.ts'
import type { Journal } from './journal.ts'

export interface WaitOptions {
  /** Waits for a message with a greater `seq`, which may exist already. Without `after`, only a new message counts. */
  readonly after?: number
  readonly match?: (message: Message) => boolean
  /** Real ms after which the wait resolves to null; 10 s by default. */
  readonly timeoutMs?: number
}

/** The text messages of a world, by phone number in any spelling (QA-021). */
export interface Inbox {
  send(message: { to: string; from?: string; text: string; code?: string }): Message
  /** Returns the messages to a number, oldest first. */
  list(to: string): Message[]
  search(to: string, text: string): Message[]
  /** Waits for the next message to a number, at most 60 s of real time; resolves to null if none came. */
  wait(to: string, options?: WaitOptions): Promise<Message | null>
  all(): Message[]
  /** Resolves all waits with null. */
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
      for (const listener of [...waiting]) listener(message)
      return message
    },
    list,
    search: (to, text) => list(to).filter((message) => rowMatcher(text)({ texts: [message.text] })),
    wait(to, { after, match = () => true, timeoutMs = 10_000 } = {}) {
      const known = after === undefined ? undefined : list(to).findLast((message) => message.seq > after && match(message))
      if (known) return Promise.resolve(known)
      return new Promise((resolve) => {
        const listener = (message: Message | null) => {
          if (message && (message.to !== normalPhone(to) || !match(message))) return
          waiting.delete(listener)
          cancel()
          resolve(message)
        }
        const cancel = realTimeout(Math.min(timeoutMs, LONGEST_WAIT), () => listener(null))
        waiting.add(listener)
      })
    },
    all: () => [...messages],
    stop() {
      for (const listener of [...waiting]) listener(null)
    },
  }
}
