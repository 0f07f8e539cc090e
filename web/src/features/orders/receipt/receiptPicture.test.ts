// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import type { ReceiptFacts } from './receiptFacts.ts'
import { saveReceiptPicture } from './receiptPicture.ts'

interface Written {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const facts: ReceiptFacts = {
  heading: 'Order SMK-100001 is placed.',
  placedAt: '21 Nov 2026, 14:20',
  now: 'Paid. The seller prepares it.',
  answers: [['Where', 'Asha Salum, Mtaa wa Chole 21, opposite the dispensary, behind the old cinema, Dar es Salaam']],
  lines: [['Kambakochi wa kuchemsha kutoka Bagamoyo, each\u00A0×\u00A02', 'TZS 148,000']],
  sums: [['Paid', 'TZS 148,000']],
  transaction: ['Transaction', 'QRX123'],
}

afterEach(() => vi.restoreAllMocks())

/** Fakes a canvas whose letters are 0.6 times as wide as high. Returns the texts of the second, final drawing. */
async function drawn() {
  let written: Written[] = []
  const pen = {
    font: '',
    size: () => Number(/(\d+)px/.exec(pen.font)?.[1]),
    measureText: (text: string) => ({ width: text.length * pen.size() * 0.6 }),
    fillText: (text: string, left: number, top: number) =>
      written.push({ text, left, top, right: left + pen.measureText(text).width, bottom: top + pen.size() }),
    fillRect: (left: number, top: number) => left === 0 && top === 0 && (written = []),
  }
  const others = new Proxy(pen, { get: (own, name) => Reflect.get(own, name) ?? (() => {}) })
  vi.stubGlobal('Path2D', vi.fn())
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:1', revokeObjectURL: vi.fn() })
  const context = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(others as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob()))
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  await saveReceiptPicture('SMK-100001', facts)
  const canvas = context.mock.contexts[0] as unknown as HTMLCanvasElement
  return { written, canvas, saved: click.mock.contexts.map((link) => (link as unknown as HTMLAnchorElement).download) }
}

test('[CHAT-170] the picture is named after the order and has each text of the card once', async () => {
  const { written, saved } = await drawn()
  expect(saved).toEqual(['SMK-100001.png'])
  const words = (text: string) => text.split(/[\s\u00A0]+/).filter(Boolean)
  const { heading, placedAt, now, answers, lines, sums, transaction } = facts
  const all = [heading, now, placedAt, ...answers.flat(), ...lines.flat(), ...sums.flat(), ...(transaction ?? [])]
  expect(written.flatMap(({ text }) => words(text)).toSorted()).toEqual(all.flatMap(words).toSorted())
})

test('[CHAT-170] long names and places wrap without overlapping each other, an amount or the border', async () => {
  const { written, canvas } = await drawn()
  expect(written.length).toBeGreaterThan(11) // some texts wrapped
  for (const [place, one] of written.entries()) {
    expect([one.left >= 48, one.right <= canvas.width - 48, one.top >= 36 + 40, one.bottom <= canvas.height - 36 - 30]).toEqual([
      true,
      true,
      true,
      true,
    ])
    for (const other of written.slice(place + 1)) {
      const isBeside = one.right <= other.left || other.right <= one.left
      const isAbove = one.bottom <= other.top || other.bottom <= one.top
      expect(isBeside || isAbove, `${one.text} | ${other.text}`).toBe(true)
    }
  }
})
