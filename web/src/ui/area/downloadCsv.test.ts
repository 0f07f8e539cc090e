import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { csvOf, downloadCsv } from './downloadCsv.ts'

afterEach(() => vi.unstubAllGlobals())

const columns = [
  { header: 'Name', value: (row: Row) => row.name },
  { header: 'Amount (TZS)', value: (row: Row) => row.amount },
]
interface Row {
  name: string | undefined
  amount: number
}

test('[SELL-003] rows are written in the given order under the headers, amounts as plain integers', () => {
  const rows = [
    { name: 'Sato, "mkubwa"', amount: 1_250_000 },
    { name: undefined, amount: -500 },
  ]
  expect(csvOf(rows, columns)).toBe('\uFEFFName,Amount (TZS)\r\n"Sato, ""mkubwa""",1250000\r\n,-500\r\n')
})

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[=+\-@\t\r\n ",;'a-c]{0,8}$/))

test('[SELL-003] a CSV parser reads back the same rows, whatever texts they contain', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ name: text, amount: fc.integer() })), (rows) => {
      const [header, ...read] = readCsv(csvOf(rows, columns).slice(1))
      expect(header).toEqual(['Name', 'Amount (TZS)'])
      expect(read.map(([name = '', amount]) => [name.replace(/^'(?=\s*[=+\-@＝＋－＠]|[\t\r\n])/, ''), amount])).toEqual(
        rows.map(({ name, amount }) => [name.replace(/^'(?=\s*[=+\-@＝＋－＠]|[\t\r\n])/, ''), String(amount)]),
      )
    }),
    { seed: 4, numRuns: 300 },
  )
})

test('[SELL-004] no text starts with =, +, -, @, tab or return; the file starts with a byte-order mark', () => {
  fc.assert(
    fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r', ' =', '＝'), text, (start, rest) => {
      const file = csvOf([{ name: start + rest, amount: 1 }], columns)
      expect(file.charCodeAt(0)).toBe(0xfeff)
      const name = readCsv(file.slice(1))[1]?.[0]
      expect(name).toBe(`'${start}${rest}`)
    }),
    { seed: 4, numRuns: 200 },
  )
})

test('[SELL-004] the file is saved as UTF-8 with its name', async () => {
  const link = { href: '', download: '', click: vi.fn() }
  const made: Blob[] = []
  vi.stubGlobal('document', { createElement: () => link })
  vi.stubGlobal('URL', { createObjectURL: (file: Blob) => made.push(file) && 'blob:1', revokeObjectURL: vi.fn() })
  downloadCsv('samaki-payouts', [{ name: 'Kamba wa Ng’ambo', amount: 1 }], columns)
  expect(link.click).toHaveBeenCalledOnce()
  expect([link.href, link.download, made[0]?.type]).toEqual(['blob:1', 'samaki-payouts.csv', 'text/csv;charset=utf-8'])
  const bytes = new Uint8Array(await (made[0] as Blob).arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes)).toContain('Kamba wa Ng’ambo,1')
})

/** Parses CSV as defined by RFC 4180. */
function readCsv(file: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  for (let at = 0; at < file.length; at++) {
    const sign = file.charAt(at)
    if (quoted && sign === '"' && file[at + 1] === '"') cell += file.charAt(++at)
    else if (sign === '"') quoted = !quoted
    else if (!quoted && sign === ',') endCell()
    else if (!quoted && file.startsWith('\r\n', at)) {
      at++
      endCell()
      rows.push([])
    } else cell += sign
  }
  return rows.slice(0, -1)

  function endCell(): void {
    rows.at(-1)?.push(cell)
    cell = ''
  }
}
