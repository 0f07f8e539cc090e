import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { SHARE_PICTURE } from './headTags.ts'

const ART = resolve(import.meta.dirname, '../../../web/src/art')
const INK = '#0b2f38'
const PAPER = '#fff9ec'
const CORAL = '#e2553b'

/** The width of the picture's border, in px. */
const BORDER = 60
/** The size of a corner or edge square in the border's source drawing. */
const SQUARE = 32

/** Draws the share picture: the wordmark and a kingfish on printed cloth. It has no text, which would need a font. */
export async function drawSharePicture(outDir: string): Promise<void> {
  const { file, width, height } = SHARE_PICTURE
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
    <path fill="${PAPER}" d="M0 0h${width}v${height}H0z"/>
    ${border(width, height)}
    <svg x="116" y="124" width="560" height="138" viewBox="0 0 308 76" color="${INK}">${wordmarkIn(outDir)}</svg>
    <svg x="392" y="158" width="800" height="500" viewBox="0 0 512 320">${drawing('nguru')}</svg>
  </svg>`
  await sharp(Buffer.from(svg)).png({ palette: true, effort: 10 }).toFile(join(outDir, file))
}

/** Returns the wordmark's paths from the built index.html. */
function wordmarkIn(outDir: string): string {
  const paths = /<svg class="wordmark"[^>]*>(.*?)<\/svg>/.exec(readFileSync(join(outDir, 'index.html'), 'utf8'))?.[1]
  if (!paths) throw new Error('index.html has no wordmark')
  return paths.replace('class="wm-dot"', `fill="${CORAL}"`)
}

function border(width: number, height: number): string {
  const cloth = `<symbol id="cloth" viewBox="0 0 96 96">${drawing('pindo-korosho')}</symbol>`
  const across = places(width)
  const down = places(height)
  const squares = across.flatMap((column) =>
    down.flatMap((row) =>
      column.part === 1 && row.part === 1
        ? []
        : `<svg x="${column.at}" y="${row.at}" width="${column.size}" height="${row.size}" preserveAspectRatio="none" viewBox="${column.part * SQUARE} ${row.part * SQUARE} ${SQUARE} ${SQUARE}"><use href="#cloth" width="96" height="96"/></svg>`,
    ),
  )
  return `<defs>${cloth}</defs>${squares.join('')}`
}

/** Divides one side of the border into a corner, whole squares stretched to fit, and a corner. */
function places(length: number): { at: number; size: number; part: 0 | 1 | 2 }[] {
  const inner = length - 2 * BORDER
  const count = Math.round(inner / BORDER)
  // Squares start on whole pixels, or the background would show between them.
  const start = (place: number) => BORDER + Math.round((place * inner) / count)
  const middle = Array.from({ length: count }, (_, place) => ({
    at: start(place),
    size: start(place + 1) - start(place),
    part: 1 as const,
  }))
  return [{ at: 0, size: BORDER, part: 0 }, ...middle, { at: length - BORDER, size: BORDER, part: 2 }]
}

/** Returns a drawing as a <g> element, without its <svg>. */
const drawing = (name: string): string =>
  readFileSync(join(ART, `${name}.svg`), 'utf8')
    .replace(/^<svg([^>]*)>/, (_, attributes: string) => `<g${lineAttributes(attributes)}>`)
    .replace('</svg>', '</g>')

const lineAttributes = (attributes: string): string => (attributes.match(/ stroke-line\w+="\w+"/g) ?? []).join('')
