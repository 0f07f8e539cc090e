import { expect, test } from 'vitest'
import { readPhone } from './phone.ts'

test.each(['mobile_money', 'cash_on_delivery'] as const)('[CHK-023] a phone is required with %s', (method) => {
  expect(readPhone('  ', method)).toEqual({ problem: 'phoneMissing' })
})

test.each(['+255 712 345 678', '0712345678', '712 345 678', '255712345678'])('[CHK-024] %s is read as 255712345678', (typed) => {
  expect(readPhone(typed, 'mobile_money')).toEqual({ phone: '255712345678' })
})

test.each(['255222345678', '2557123456', '447911123456', 'abc'])('[PAY-007][PAY-008] mobile money refuses %s', (typed) => {
  expect(readPhone(typed, 'mobile_money')).toEqual({ problem: 'phoneNotMobileMoney' })
})

test('[CHK-023] cash accepts any phone number', () => {
  expect(readPhone('+44 7911 123456', 'cash_on_delivery')).toEqual({ phone: '447911123456' })
  expect(readPhone('12', 'cash_on_delivery')).toEqual({ problem: 'phoneWrong' })
})
