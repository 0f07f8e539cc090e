import { wholeSums } from '#web/i18n/texts.ts'
import { saveFile } from '#web/ui/saveFile.ts'
import { wordmarkPaths } from '#web/ui/wordmarkPaths.ts'
import type { ReceiptFacts } from './receiptFacts.ts'

const WIDTH = 720
const MARGIN = 48
const BORDER = 36
/** The scale of the wordmark, whose path is 308 units wide. */
const WORDMARK_SCALE = 0.6
const COLOURS = { paper: '#FFF9EC', ink: '#0B2F38', sun: '#F5B91E', coral: '#E2553B', muted: '#45606A' } as const
const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif'

interface Style {
  readonly size: number
  readonly weight: 400 | 700 | 800
  readonly colour: string
}
const HEAD: Style = { size: 38, weight: 800, colour: COLOURS.ink }
const PLAIN: Style = { size: 26, weight: 400, colour: COLOURS.ink }
const STRONG: Style = { size: 26, weight: 700, colour: COLOURS.ink }
const MUTED: Style = { size: 22, weight: 400, colour: COLOURS.muted }

/** Draws the receipt on the device and saves it as a PNG file, without a server (CHAT-170). Throws if the device cannot draw it. */
export async function saveReceiptPicture(orderNumber: string, facts: ReceiptFacts): Promise<void> {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('The device has no canvas')
  // Draw twice: the first run measures the height, and setting the height clears the canvas.
  const height = draw(pen, facts, 0)
  Object.assign(canvas, { width: WIDTH, height })
  draw(pen, facts, height)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!blob) throw new Error('The device cannot make a picture')
  saveFile(`${orderNumber}.png`, blob)
}

/** Draws the receipt and returns the height it needs. */
function draw(pen: CanvasRenderingContext2D, facts: ReceiptFacts, height: number): number {
  pen.fillStyle = COLOURS.paper
  pen.fillRect(0, 0, WIDTH, height)
  border(pen, 0)
  if (height > 0) border(pen, height - BORDER)
  let y = wordmark(pen, BORDER + MARGIN)
  y = write(pen, facts.heading, y, HEAD)
  y = write(pen, facts.now, y, PLAIN)
  y = write(pen, facts.placedAt, y, MUTED)
  y = rule(pen, y)
  for (const [name, fact] of facts.answers) {
    y = write(pen, name, y, MUTED)
    y = write(pen, fact, y, STRONG) + 8
  }
  y = rule(pen, y)
  for (const row of facts.lines) y = columns(pen, row, y, PLAIN)
  y = rule(pen, y)
  const last = facts.sums.at(-1)
  for (const row of facts.sums) y = columns(pen, row, y, row === last ? STRONG : PLAIN)
  if (facts.transaction) y = columns(pen, facts.transaction, y, MUTED)
  return y + MARGIN - GAP + BORDER
}

/** Draws the Samaki wordmark. */
function wordmark(pen: CanvasRenderingContext2D, top: number): number {
  const { line, letters, fish, sun } = wordmarkPaths
  pen.save()
  pen.translate(MARGIN, top)
  pen.scale(WORDMARK_SCALE, WORDMARK_SCALE)
  Object.assign(pen, { lineWidth: line, strokeStyle: COLOURS.ink, fillStyle: COLOURS.ink })
  const [name, leap, diamond] = [new Path2D(letters), new Path2D(fish), new Path2D(sun)]
  pen.stroke(name)
  pen.fill(leap)
  pen.fillStyle = COLOURS.sun
  pen.fill(diamond)
  pen.restore()
  return top + WORDMARK_SCALE * wordmarkPaths.height + 20
}

/** Draws a border in ink with a row of coloured diamonds. */
function border(pen: CanvasRenderingContext2D, top: number): void {
  pen.fillStyle = COLOURS.ink
  pen.fillRect(0, top, WIDTH, BORDER)
  const step = BORDER
  for (let x = 0; x < WIDTH; x += step) {
    pen.fillStyle = (x / step) % 2 === 0 ? COLOURS.sun : COLOURS.coral
    pen.beginPath()
    pen.moveTo(x + step / 2, top + 8)
    pen.lineTo(x + step - 8, top + BORDER / 2)
    pen.lineTo(x + step / 2, top + BORDER - 8)
    pen.lineTo(x + 8, top + BORDER / 2)
    pen.fill()
  }
}

function rule(pen: CanvasRenderingContext2D, y: number): number {
  pen.fillStyle = COLOURS.ink
  pen.fillRect(MARGIN, y + 12, WIDTH - 2 * MARGIN, 2)
  return y + 30
}

/** Draws a text, wrapped to the width, and returns the top of the next line. */
function write(
  pen: CanvasRenderingContext2D,
  text: string,
  y: number,
  { width = WIDTH - 2 * MARGIN, ...style }: Style & { readonly width?: number },
): number {
  setStyle(pen, style)
  let line = ''
  let at = y
  for (const word of wholeSums(text).split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && pen.measureText(longer).width > width) {
      pen.fillText(line, MARGIN, at)
      at += style.size * LINE
      line = word
    } else line = longer
  }
  pen.fillText(line, MARGIN, at)
  return at + style.size * LINE
}

/** Draws the name on the left, wrapped, and the amount on the right of its first line. */
function columns(pen: CanvasRenderingContext2D, [name, sum]: readonly [string, string], y: number, style: Style): number {
  setStyle(pen, style)
  const width = pen.measureText(sum).width
  pen.fillText(sum, WIDTH - MARGIN - width, y)
  return write(pen, name, y, { ...style, width: WIDTH - 2 * MARGIN - width - 24 })
}

const LINE = 1.4
/** In px: the space a text line leaves below its letters. */
const GAP = 10

function setStyle(pen: CanvasRenderingContext2D, { size, weight, colour }: Style): void {
  pen.font = `${weight} ${size}px ${FONT}`
  pen.fillStyle = colour
  pen.textBaseline = 'top'
}
