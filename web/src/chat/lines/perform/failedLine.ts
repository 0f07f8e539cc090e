import { say } from '#web/chat/guide/say.ts'
import { repair } from './question/repair.ts'
import type { ThreadState } from './threadState.ts'

/** Replies to a line that caused an error as to a line that is not understood (CHAT-175). */
export async function replyToFailed(error: unknown, thread: ThreadState): Promise<void> {
  logFailedLine(error)
  try {
    await repair(thread)
  } catch {
    say('notUnderstood')
  }
}

/** Logs the kind of the error and where it was thrown, but not its message, which may quote the line. */
export function logFailedLine(error: unknown): void {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error()
  console.warn(`A typed line failed: ${name}`, stack.replace(message, ''))
}
