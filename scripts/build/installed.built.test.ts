import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { WEB } from './buildStamp.ts'

interface Picture {
  readonly src: string
  readonly sizes: string
  readonly type: string
  readonly purpose?: string
  readonly form_factor?: string
}
interface WebManifest {
  readonly [field: string]: unknown
  readonly icons: readonly Picture[]
  readonly screenshots: readonly Picture[]
  readonly shortcuts: readonly { readonly url: string; readonly icons: readonly Picture[] }[]
}

const read = (file: string) => readFileSync(join(WEB, file), 'utf8')
const manifest = JSON.parse(read('manifest.webmanifest')) as WebManifest
const tokens = readFileSync(resolve(import.meta.dirname, '../../web/src/styles/tokens.css'), 'utf8')

/** Returns a colour token of a theme. */
function token(name: string, theme: 'light' | 'dark' = 'light'): string {
  const [, light, dark = light] = new RegExp(`${name}: (?:light-dark\\()?(#\\w{6})(?:, (#\\w{6}))?`).exec(tokens) ?? []
  return (theme === 'light' ? light : dark)?.toUpperCase() ?? 'no such token'
}

const frames = readdirSync(WEB).filter((file) => file.endsWith('.html') && !['mock.html', 'cards.html'].includes(file))

test('[PWA-001] the manifest has name, start URL, display, shortcuts and icons', () => {
  expect(manifest).toMatchObject({
    id: '/',
    name: 'Samaki',
    short_name: 'Samaki',
    start_url: '/chat',
    scope: '/',
    display: 'standalone',
    lang: 'en',
  })
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/chat', '/cart', '/orders'])
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(['192x192 any', '512x512 any', '512x512 maskable'])
})

test('[PWA-001] every picture of the manifest is in the build with the stated type and size', async () => {
  const pictures = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)]
  expect(pictures.length).toBeGreaterThan(6)
  for (const { src, sizes, type } of pictures) {
    const { width, height, format } = await sharp(join(WEB, src)).metadata()
    expect([src, `${width}x${height}`, `image/${format}`]).toEqual([src, sizes, type])
  }
})

test('[PWA-001] the manifest has two small screenshots of the shop', () => {
  expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide'])
  const bytes = manifest.screenshots.reduce((sum, { src }) => sum + readFileSync(join(WEB, src)).length, 0)
  expect(bytes).toBeLessThanOrEqual(100_000)
})

test.each(['any-192.png', 'any-512.png', 'maskable-512.png', 'apple-touch-180.png'])(
  '[PWA-010] %s is opaque to its edge, on one ground',
  async (file) => {
    const { pixels, size, ground } = await pixelsOf(file)
    expect(ground).toBe(token('--k-ink'))
    const edge = Array.from({ length: size }, (_, at) => [at, (size - 1) * size + at, at * size, at * size + size - 1]).flat()
    expect(new Set(edge.map((place) => pixels[place]))).toEqual(new Set([ground]))
  },
)

test('[PWA-010] the drawing of the maskable icon is inside the area that Android never crops', async () => {
  const { pixels, size, ground } = await pixelsOf('maskable-512.png')
  const fromCentre = (place: number) => Math.hypot((place % size) - size / 2, Math.floor(place / size) - size / 2)
  const radius = pixels.reduce((most, colour, place) => (colour === ground ? most : Math.max(most, fromCentre(place))), 0)
  // A circle of 80 % of the width is never cropped.
  expect(radius / size).toBeLessThan(0.4)
  expect(radius / size).toBeGreaterThan(0.25)
})

test('[PWA-010] every page of the app links manifest, favicons and the iOS icon, and the files exist', () => {
  expect(frames.length).toBeGreaterThan(4)
  for (const frame of frames) {
    const links = Object.fromEntries(
      [...read(frame).matchAll(/<link rel="([\w-]+)"[^>]* href="([^"]+)"/g)].map(([, rel, href]) => [rel, href]),
    )
    expect(links).toMatchObject({
      manifest: '/manifest.webmanifest',
      icon: '/icons/favicon.svg',
      'apple-touch-icon': '/icons/apple-touch-180.png',
    })
    for (const href of [...read(frame).matchAll(/href="(\/icons\/[^"]+)"/g)].map(([, path = '']) => path)) {
      expect([href, existsSync(join(WEB, href))]).toEqual([href, true])
    }
    expect(read(frame)).toContain('<meta name="apple-mobile-web-app-title" content="Samaki"')
  }
})

test('[WAY-013] favicon.ico is an icon file that holds one picture of 48 pixels', async () => {
  const ico = readFileSync(join(WEB, 'favicon.ico'))
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48])
  const [length, start] = [ico.readUInt32LE(14), ico.readUInt32LE(18)]
  expect(start + length).toBe(ico.length)
  expect(await sharp(ico.subarray(start)).metadata()).toMatchObject({ format: 'png', width: 48, height: 48 })
})

test('[PWA-001] the pages of the mock cannot be installed', () => {
  for (const page of ['mock.html', 'cards.html']) expect(read(page)).not.toMatch(/manifest|apple-/)
})

test('[PWA-010] splash screen and status bar have the theme colours of the app bars', () => {
  expect([manifest['background_color'], manifest['theme_color']]).toEqual([token('--surface'), token('--surface')])
  for (const frame of frames) {
    const colours = [...read(frame).matchAll(/<meta name="theme-color" content="([^"]+)" media="\(prefers-color-scheme: (\w+)\)"/g)]
    expect(colours.map(([, colour, theme]) => [theme, colour])).toEqual([
      ['light', token('--surface', 'light')],
      ['dark', token('--surface', 'dark')],
    ])
  }
  expect(token('--surface', 'dark')).not.toBe(token('--surface'))
})

/** Returns the colour of each pixel, row by row. Fails for a transparent one. */
async function pixelsOf(file: string): Promise<{ pixels: string[]; size: number; ground: string }> {
  const { data, info } = await sharp(join(WEB, 'icons', file))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = Array.from({ length: info.width * info.height }, (_, place) => {
    const [red = 0, green = 0, blue = 0, alpha] = data.subarray(place * 4, place * 4 + 4)
    return alpha === 255 ? `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase() : 'see-through'
  })
  return { pixels, size: info.width, ground: pixels[0] ?? '' }
}
