import { expect, test } from 'vitest'
import { codeInText } from './code.ts'

test.each([
  '654321',
  ' 654 321 ',
  '6-5-4-3-2-1',
  '６５４３２１',
  '٦٥٤٣٢١',
  '65\u200B4321',
  'Samaki: 654321 is your code. It works for 5 minutes.',
  'Msimbo wako ni 654321. Una dakika 5. Usimpe mtu, hata 0700000000.',
  '12:05 Samaki (2) code 654321',
  'Code ٦٥٤٣٢١, dakika ٥',
  '654321 is your code. @samaki.co.tz #654321',
  'TZS 18,500. 654321',
])('[AUTH-022] the code of %j is its run of six digits', (text) => expect(codeInText(text)).toBe('654321'))

test.each(['', '65432', '6543210', '654321 or 123456', 'SMK-104687', 'oda smk 104687', '0712345678', '1,654,321', '5 min, 12 Nov 2026'])(
  '[AUTH-022] %j tells no code',
  (text) => expect(codeInText(text)).toBeNull(),
)
