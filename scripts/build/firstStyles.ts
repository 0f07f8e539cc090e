import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Beasties from 'beasties'

/** Rules that a page needs although its elements don't show it: they depend on what a script sets later, or on a part of an element. */
const ALWAYS = [/:root/, /#root/, /\[data-/, /::placeholder/]

/**
 * Returns the rules that a page needs until the app has started, so that it is painted before its style sheets have arrived (PERF-010).
 * @param sheets the style sheets of the page below `outDir`, in their order
 */
export async function firstStyles(html: string, sheets: readonly string[], outDir: string): Promise<string> {
  const styles = sheets.map((file) => readFileSync(join(outDir, file), 'utf8')).join('')
  const beasties = new Beasties({ allowRules: ALWAYS, keyframes: 'critical', logLevel: 'silent' })
  const body = /<body>.*<\/body>/s.exec(html)?.[0] ?? ''
  const page = await beasties.process(`<html><head><style>${styles}</style></head>${body}</html>`)
  const kept = /<style>(.*?)<\/style>/s.exec(page)?.[1]
  if (!kept) throw new Error('a page without styles')
  // A layer whose rules are all left out must keep its place in the order of the layers.
  const layers = new Set(Array.from(styles.matchAll(/@layer ([\w-]+)/g), ([, name]) => name))
  return `@layer ${[...layers].join(',')};${kept}`
}
