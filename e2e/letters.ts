import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserContext, Page } from '@playwright/test'

const require = createRequire(import.meta.url)

/**
 * Font files, regular and bold, by the width of their letters. `ours` is the font of the tests' browser; buyers' phones have others. Roboto
 * is about 5 % narrower, DejaVu Sans 10 % wider and its bold letters 17 %.
 */
const FILES = {
  narrow: [
    require.resolve('@fontsource/roboto/files/roboto-latin-400-normal.woff2'),
    require.resolve('@fontsource/roboto/files/roboto-latin-700-normal.woff2'),
  ],
  ours: [
    require.resolve('@fontsource/open-sans/files/open-sans-latin-400-normal.woff2'),
    require.resolve('@fontsource/open-sans/files/open-sans-latin-700-normal.woff2'),
  ],
  wide: [
    require.resolve('@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2'),
    require.resolve('@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff2'),
  ],
} as const
export type Letters = keyof typeof FILES
export const LETTERS = Object.keys(FILES) as readonly Letters[]

interface Faces {
  readonly family: string
  /** The files in Base64: as data they need no permission in the page's security policy. */
  readonly files: readonly string[]
}

const read = new Map<Letters, Faces>()

function facesOf(letters: Letters): Faces {
  const faces = read.get(letters) ?? { family: `${letters} letters`, files: FILES[letters].map((file) => readFileSync(file, 'base64')) }
  read.set(letters, faces)
  return faces
}

/** Runs a check in the letters of the page, then in narrow and in wide ones. */
export async function inAllLetters(page: Page, what: string, check: (what: string, letters: Letters) => Promise<void>): Promise<void> {
  await check(what, 'ours')
  for (const letters of ['narrow', 'wide'] as const) {
    const { family, files } = facesOf(letters)
    const isKnown = await page.evaluate((family) => [...document.fonts].some((face) => face.family === family), family)
    await page.evaluate(setLetters, { family, files: isKnown ? [] : files })
    await page.evaluate(nextFrame)
    await check(`${what} in ${letters} letters`, letters)
    await page.evaluate(() => void document.adoptedStyleSheets.pop())
  }
  await page.evaluate(nextFrame)
}

/** Draws all pages of a context in these letters from their first paint. On Linux, `ours` is the only font that the browser finds. */
export async function drawIn(context: BrowserContext, letters: Letters): Promise<void> {
  if (letters === 'ours' && process.platform === 'linux') return
  await context.addInitScript(setLetters, facesOf(letters))
}

function setLetters({ family, files }: Faces): void {
  for (const [place, file] of files.entries()) {
    const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0))
    // Narrow letters are also lower than in any phone's font: a target whose size comes from its letters is too small then.
    const low = family.startsWith('narrow') ? { ascentOverride: '80%', descentOverride: '15%', lineGapOverride: '0%' } : {}
    document.fonts.add(new FontFace(family, bytes, { weight: place === 0 ? '400' : '700', ...low }))
  }
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`:root { --font: '${family}', sans-serif }`)
  document.adoptedStyleSheets.push(sheet)
}

/** Resolves when what changed is laid out: observers of sizes are called after the first frame. */
const nextFrame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))
