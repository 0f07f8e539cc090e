import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowMatcher, searchedPhone, searchKey, searchWords } from './searchKey.ts'

test.each(["Ng'onda", 'ng’onda', 'NG‘ONDA', 'ngʼonda', 'ng`onda', 'ng´onda', 'ng′onda', 'ng＇onda', 'ngonda'])(
  '[I18N-017] %s finds ng’onda with any apostrophe',
  (word) => {
    expect(searchKey(word)).toBe('ngonda')
    expect(rowMatcher(word)({ texts: ['Dried ng’onda'] })).toBe(true)
  },
)

test.each(['sato.', 'sato,', '(sato)', '“Sato!”', 'sato?', '…sato;', 'SATO', '\u200Bsa\u00ADto\uFEFF', '\u202Asato\u202C', 'ｓａｔｏ'])(
  '[I18N-017] “%s” finds sato',
  (search) => {
    expect(searchWords(search)).toEqual(['sato'])
    expect(rowMatcher(search)({ texts: ['Nile tilapia (Sato), 1 kg'] })).toBe(true)
  },
)

test('[I18N-017] a row matches if it contains every word, in any order; a search without words matches all rows', () => {
  const row = { texts: ['Asha Salum', undefined, 'Kinondoni, Dar es Salaam'] }
  expect(rowMatcher('kinondoni,  ASHA')(row)).toBe(true)
  expect(rowMatcher('asha temeke')(row)).toBe(false)
  expect(rowMatcher(' \u200B ')(row)).toBe(true)
  expect(rowMatcher('?')(row)).toBe(false)
})

test('[I18N-017] a number is found with any grouping of its digits', () => {
  const row = { texts: ['Asha'], numbers: ['SMK-100012', ...searchedPhone('255712345678'), 'TZS 29,000'] }
  const found = ['100012', 'smk 100012', 'SMK–100012.', '0712 345 678', '+255 712 345 678', '712345', '29000', '29.000', 'asha 0712']
  expect(found.filter((search) => !rowMatcher(search)(row))).toEqual([])
  expect(['100013', '0713', 'juma 0712'].filter((search) => rowMatcher(search)(row))).toEqual([])
})

test('[I18N-017] digits of any script match', () => {
  expect(rowMatcher('٠٧١٢٣٤')({ texts: [], numbers: ['0712345678'] })).toBe(true)
  expect(rowMatcher('2 kg')({ texts: ['Sato, ２ kg'] })).toBe(true)
})

test('[I18N-017] any name is found by itself, with invisible characters around it', () => {
  const mark = fc.constantFrom('', '\u200B', '\u200D', '\u2066', '\uFE0F', "'", '’', '.', ' ')
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'K', 'ñ', 'É', ' ', '-'), minLength: 1 }), mark, mark, (rest, before, after) => {
      const name = `n${rest}m`
      expect(rowMatcher(`${before}${name.toUpperCase()}${after}`)({ texts: [name] })).toBe(true)
    }),
    { seed: 29 },
  )
})
