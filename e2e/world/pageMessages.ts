import type { BrowserContext } from '@playwright/test'

type Listeners = Readonly<Record<string, (message: never) => void>>

/** The listeners of the current test for the pages of a context. */
const listening = new WeakMap<BrowserContext, Listeners[]>()

/** Adds scripts to all future pages of a context, once. A window shared by several tests keeps them. */
export async function addPageScripts(context: BrowserContext, scripts: readonly (() => void)[]): Promise<void> {
  if (listening.has(context)) return
  listening.set(context, [])
  // One binding for all messages, because each binding adds a script to every page.
  await context.exposeBinding('e2eReport', (_, kind: string, message: unknown) => {
    for (const listeners of listening.get(context) ?? []) (listeners[kind] as ((message: unknown) => void) | undefined)?.(message)
  })
  for (const script of scripts) await context.addInitScript(script)
}

/** Subscribes to messages that the scripts send by `e2eReport(kind, told)`. */
export function onPageMessages(context: BrowserContext, listeners: Listeners): void {
  listening.get(context)?.push(listeners)
}

/** Removes all listeners of a context after a test. */
export function forgetListeners(context: BrowserContext): void {
  listening.get(context)?.splice(0)
}
