import { expect, test } from 'vitest'
import { newCode, sameSecret } from './secrets.ts'

test('[SEC-012] codes have six digits, including leading zeros', () => {
  const codes = Array.from({ length: 2_000 }, newCode)
  for (const code of codes) expect(code).toMatch(/^\d{6}$/)
  expect(codes.some((code) => code.startsWith('0'))).toBe(true)
  expect(sameSecret('123456', '123456')).toBe(true)
  expect(sameSecret('123456', '123457')).toBe(false)
})
