import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserContext, Page } from '@playwright/test'

/**
 * Fonts by the width of their letters. `ours` is the font of the tests' browser; buyers' phones have others. A wide font takes about
 * 14 % more room, a narrow one 5 % less.
 */
const PACKAGES = { narrow: 'roboto', ours: 'open-sans', wide: 'dejavu-sans' } as const
export type Letters = keyof typeof PACKAGES

export const LETTERS = Object.keys(PACKAGES) as readonly Letters[]

interface Faces {
  readonly family: string
  /** The font files by weight, in Base64: as data they need no permission in the page's security policy. */
  readonly files: Readonly<Record<string, string>>
}

const { resolve } = createRequire(import.meta.url)
const read = new Map<Letters, Faces>()

function facesOf(letters: Letters): Faces {
  const known = read.get(letters)
  if (known) return known
  const name = PACKAGES[letters]
  const file = (weight: number) =>
    readFileSync(resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`)).toString('base64')
  const faces = { family: `${letters} letters`, files: { 400: file(400), 700: file(700) } }
  read.set(letters, faces)
  return faces
}

/** Runs a check in the letters of the page, then in narrow and in wide ones. */
export async function inAllLetters(page: Page, what: string, check: (what: string, letters: Letters) => Promise<void>): Promise<void> {
  await check(what, 'ours')
  for (const letters of ['narrow', 'wide'] as const) {
    const { family, files } = facesOf(letters)
    const isKnown = await page.evaluate((family) => [...document.fonts].some((face) => face.family === family), family)
    await page.evaluate(setLetters, { family, files: isKnown ? {} : files })
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
  for (const [weight, file] of Object.entries(files)) {
    const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0))
    document.fonts.add(new FontFace(family, bytes, { weight }))
  }
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`:root { --font: '${family}', sans-serif }`)
  document.adoptedStyleSheets.push(sheet)
}

/** Resolves when what changed is laid out: observers of sizes are called after the first frame. */
const nextFrame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))
