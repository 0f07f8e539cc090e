import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { icons } from '#web/ui/icons.ts'

const DRAWING = resolve(import.meta.dirname, '../../web/public/app-icon.svg')
/** The border, left out of maskable icons: Android crops them and would cut off its corners. */
const BORDER = /<path id="border"[^>]*>/
/** The viewBox of the favicon: only the fish, because a browser tab has little room. */
const CENTRE = { from: 'viewBox="0 0 512 512"', to: 'viewBox="80 80 352 352"' }

const INK = '#0b2f38'
const SUN = '#f5b91e'

/** Draws the icons of the manifest and the pages into `icons/`. It uses sharp, which the mock already needs for photos. */
export async function drawIcons(outDir: string): Promise<void> {
  const drawing = readFileSync(DRAWING, 'utf8')
  if (!BORDER.test(drawing) || !drawing.includes(CENTRE.from)) throw new Error(`${DRAWING}: the icons cannot be cut from this drawing`)
  const fish = drawing.replace(BORDER, '')
  const favicon = fish.replace(CENTRE.from, CENTRE.to)
  const folder = join(outDir, 'icons')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'favicon.svg'), favicon)
  const draw = (svg: string, size: number, name: string) =>
    sharp(Buffer.from(svg), { density: 300 })
      .resize(size, size)
      // iOS shows transparent areas in black.
      .flatten()
      .png({ palette: true, effort: 10 })
      .toFile(join(folder, `${name}-${size}.png`))
  await Promise.all([
    draw(favicon, 48, 'favicon'),
    draw(drawing, 192, 'any'),
    draw(drawing, 512, 'any'),
    draw(fish, 512, 'maskable'),
    draw(drawing, 180, 'apple-touch'),
    draw(shortcut(icons.chat), 192, 'chat'),
    draw(shortcut(icons.basket), 192, 'cart'),
    draw(shortcut(icons.receipt), 192, 'orders'),
  ])
  writeFileSync(join(outDir, 'favicon.ico'), icoOf(readFileSync(join(folder, 'favicon-48.png')), 48))
}

/** Draws the icons at the first request for one, for `npm run dev`, where nothing is built. */
export function iconsOnDemand(): Plugin {
  const folder = resolve(import.meta.dirname, '../../.cache/icons')
  let drawn: Promise<void> | null = null
  return {
    name: 'samaki-icons',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [path, end = ''] = /^\/(?:favicon|icons\/[\w-]+)\.(ico|png|svg)(?=\?|$)/.exec(request.url ?? '') ?? []
        if (path === undefined) return next()
        drawn ??= drawIcons(folder)
        return void drawn.then(() => {
          response.setHeader('content-type', TYPES[end] ?? '')
          response.end(readFileSync(join(folder, path)))
        }, next)
      })
    },
  }
}
const TYPES: Readonly<Record<string, string>> = { ico: 'image/x-icon', png: 'image/png', svg: 'image/svg+xml' }

/** Returns an .ico file with one PNG. Browsers request /favicon.ico if a page names no icon. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // with one picture
  head.set([size, size], 6)
  head.writeUInt16LE(1, 10) // plane
  head.writeUInt16LE(32, 12) // bits
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/** Returns the shortcut icon with this path, in the colours of the app icon. */
const shortcut = (path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 40 40"><path fill="${INK}" d="M-8-8h40v40H-8z"/><path fill="none" stroke="${SUN}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="${path}"/></svg>`
