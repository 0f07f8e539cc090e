import { expect, test } from 'vitest'
import { enterPath, phonePath, readAddress, worldToEnter } from './address.ts'

test('a URL opens one phone or several side by side, with numbers in any format', () => {
  expect(readAddress('/__mock/phone/255712345678', '')).toEqual({ page: 'handset', phones: ['255712345678'], wrong: null })
  expect(readAddress('/__mock/phone/0712%20345%20678', '?beside=%2B255754100200,0712345678')).toEqual({
    page: 'handset',
    phones: ['255712345678', '255754100200'],
    wrong: null,
  })
})

test('an invalid number is reported and opens no phone', () => {
  expect(readAddress('/__mock/phone/abc', '')).toEqual({ page: 'handset', phones: [], wrong: 'abc' })
  expect(readAddress('/__mock/phone', '')).toEqual({ page: 'handset', phones: [], wrong: null })
  expect(readAddress('/__mock/phone/%E0%A4%A', '')).toEqual({ page: 'handset', phones: [], wrong: '%E0%A4%A' })
})

test('any other URL opens the console', () => {
  expect(readAddress('/__mock', '')).toEqual({ page: 'console' })
  expect(readAddress('/__mock/phones', '')).toEqual({ page: 'console' })
})

test('a generated URL is parsed back to the same phones', () => {
  const [pathname = '', search = ''] = phonePath('0712345678', '255754100200', '255754100201').split('?')
  expect(readAddress(pathname, `?${search}`)).toMatchObject({ phones: ['255712345678', '255754100200', '255754100201'] })
})

test('a link moves another device into a world, unless the name is invalid', () => {
  expect(worldToEnter(enterPath('qa-2', 'abcdefgh').replace('/__mock', ''))).toBe('qa-2')
  expect([worldToEnter(''), worldToEnter('?enter=No%20such'), worldToEnter('?enter=a;b')]).toEqual([null, null, null])
})
