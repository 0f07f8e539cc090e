import { expect, test } from 'vitest'
import { enterPath, phonePath, readAddress, worldToEnter } from './address.ts'

test('an address names one phone or several side by side, in any spelling', () => {
  expect(readAddress('/__mock/phone/255712345678', '')).toEqual({ page: 'handset', phones: ['255712345678'], wrong: null })
  expect(readAddress('/__mock/phone/0712%20345%20678', '?beside=%2B255754100200,0712345678')).toEqual({
    page: 'handset',
    phones: ['255712345678', '255754100200'],
    wrong: null,
  })
})

test('a phone that is none is named and opens nothing', () => {
  expect(readAddress('/__mock/phone/abc', '')).toEqual({ page: 'handset', phones: [], wrong: 'abc' })
  expect(readAddress('/__mock/phone', '')).toEqual({ page: 'handset', phones: [], wrong: null })
  expect(readAddress('/__mock/phone/%E0%A4%A', '')).toEqual({ page: 'handset', phones: [], wrong: '%E0%A4%A' })
})

test('everything else of the mock is the console', () => {
  expect(readAddress('/__mock', '')).toEqual({ page: 'console' })
  expect(readAddress('/__mock/phones', '')).toEqual({ page: 'console' })
})

test('a written address is read back', () => {
  const [pathname = '', search = ''] = phonePath('0712345678', '255754100200', '255754100201').split('?')
  expect(readAddress(pathname, `?${search}`)).toMatchObject({ phones: ['255712345678', '255754100200', '255754100201'] })
})

test('a link puts another device into a world; a name no world can have does not', () => {
  expect(worldToEnter(enterPath('qa-2', 'abcdefgh').replace('/__mock', ''))).toBe('qa-2')
  expect([worldToEnter(''), worldToEnter('?enter=No%20such'), worldToEnter('?enter=a;b')]).toEqual([null, null, null])
})
