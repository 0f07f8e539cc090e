import type { BrowserContext } from '@playwright/test'

type Listeners = Readonly<Record<string, (told: never) => void>>

/** Who hears the pages of a context: the test that has it now. */
const listening = new WeakMap<BrowserContext, Listeners[]>()

/** Runs these scripts in every page of a context from now on. Once per context: a window that is handed on keeps them, and tells the next test. */
export async function watchPages(context: BrowserContext, scripts: readonly (() => void)[]): Promise<void> {
  if (listening.has(context)) return
  listening.set(context, [])
  // One for all: each binding is one more script in every page.
  await context.exposeBinding('e2eTell', (_, kind: string, told: unknown) => {
    for (const listeners of listening.get(context) ?? []) (listeners[kind] as ((told: unknown) => void) | undefined)?.(told)
  })
  for (const script of scripts) await context.addInitScript(script)
}

/** Hears what the scripts tell by `e2eTell(kind, told)`. */
export function hearPages(context: BrowserContext, listeners: Listeners): void {
  listening.get(context)?.push(listeners)
}

/** The test that had this context is over. */
export function forgetListeners(context: BrowserContext): void {
  listening.get(context)?.splice(0)
}
