import { PIXEL } from '../../src/uploads/uploadForm.ts'
import type { Random } from '../../src/world/random.ts'

const files = [PIXEL, Buffer.alloc(0), Buffer.from('<svg onload="alert(1)"/>'), PIXEL.subarray(0, 20), Buffer.alloc(50_000, 0x42)]
const boundaries = ['b', 'fuzz-boundary', 'x'.repeat(70), 'x'.repeat(5_000), 'a b', '()', '\u00e9']
const types = [
  (boundary: string) => `multipart/form-data; boundary=${boundary}`,
  (boundary: string) => `multipart/form-data; boundary="${boundary}"`,
  () => 'multipart/form-data',
  () => 'multipart/form-data; boundary=',
  () => 'multipart/form-data; boundary=another',
  () => `multipart/form-data; boundary=${'y'.repeat(5_000)}`,
  () => 'multipart/form-data; charset=utf-16',
  () => 'multipart/mixed; boundary=b',
]
const heads = [
  'content-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png',
  'content-disposition: form-data; name="file"; filename="../../a.php"\r\ncontent-type: text/html',
  'content-disposition: form-data; name="__proto__"; filename="a.png"\r\ncontent-type: image/png',
  'content-disposition: form-data; name="file"\r\ncontent-type: application/json',
  'content-disposition: form-data; name="constructor"',
  'content-disposition: form-data',
  'content-transfer-encoding: base64\r\ncontent-disposition: form-data; name="file"; filename*=utf-8\'\'%zz',
  `x-long: ${'x'.repeat(20_000)}`,
  '',
]

/** Returns an upload that is valid in 30% of the cases, otherwise with a wrong boundary, header, file or end. */
export function anUpload(random: Random): { type: string; payload: Buffer } {
  const isRight = random.next() < 0.3
  const boundary = isRight ? 'fuzz-boundary' : random.pick(boundaries)
  const count = isRight ? 1 : random.int(0, 8)
  const parts = Array.from({ length: count }, () => {
    const head = isRight ? heads[0] : random.pick(heads)
    return Buffer.concat([Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), isRight ? PIXEL : random.pick(files), Buffer.from('\r\n')])
  })
  const end = isRight || random.next() < 0.6 ? `--${boundary}--\r\n` : random.pick(['', '--', `--${boundary}`, '\r\n\r\n'])
  const type = isRight ? types[0] : random.pick(types)
  return { type: type?.(boundary) ?? '', payload: Buffer.concat([...parts, Buffer.from(end)]) }
}
