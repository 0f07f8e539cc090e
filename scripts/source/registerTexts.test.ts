import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { StorageType } from '#contract/catalogue.ts'
import { callDefaults as callDefaultsEn } from '#contract/messages/en.ts'
import { callDefaults as callDefaultsSw } from '#contract/messages/sw.ts'

type Texts = Readonly<Record<string, unknown>>

const read = (name: string) => readFileSync(resolve(import.meta.dirname, `../../docs/spec/${name}.md`), 'utf8')
const beyond = read('beyond')
const quoted = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words)
const registered = new Set([...quoted(read('requirements')), ...quoted(beyond)])
const pairs = [...beyond.matchAll(/`([^`\n]+)` \/ `([^`\n]+)`/g)].map(([, en = '', sw = '']) => [en, sw] as const)

/** The same English in another place than the register's pair: one product, not the plural filter of SELL-001; a button, not the label of CHAT-104; one text shown in both languages (CHAT-148). */
const otherPlace = new Set(['catalogue.outOfStock', 'orders.payNow', 'chat.offerSwahili'])

const english = flat(import.meta.glob<Texts>('../../web/src/i18n/en/*.ts', { eager: true }), { callDefaults: callDefaultsEn })
const swahili = flat(import.meta.glob<Texts>('../../web/src/i18n/sw/*.ts', { eager: true }), { callDefaults: callDefaultsSw })

test('[I18N-002] a text which differs from one of the registers only in case, punctuation or spaces is a slip', () => {
  const bySound = new Map([...registered].filter(isSentence).map((text) => [sound(text), text]))
  const slips = [...english].flatMap(([key, text]) => {
    const meant = isSentence(text) ? bySound.get(sound(text)) : undefined
    return meant === undefined || [...registered].some((one) => blank(one) === blank(text))
      ? []
      : [`${key}: "${text}" is "${meant}" in the register`]
  })
  expect(english.size).toBeGreaterThan(100)
  expect(slips).toEqual([])
})

test('[I18N-002] a text which the second register gives in both languages is the same in Swahili', () => {
  const meant = new Map<string, Set<string>>()
  for (const [en, sw] of pairs.filter(([en]) => isPhrase(en))) meant.set(blank(en), (meant.get(blank(en)) ?? new Set()).add(blank(sw)))
  const wrong = [...english].flatMap(([key, text]) => {
    const ways = meant.get(blank(text))
    const own = swahili.get(key) ?? ''
    return !ways || otherPlace.has(key) || ways.has(blank(own)) ? [] : [`${key}: "${own}" is "${[...ways].join('" or "')}" in the register`]
  })
  expect(pairs.length).toBeGreaterThan(100)
  expect(wrong).toEqual([])
})

test('[I18N-012] the storage types are named as the register names them, in both languages', () => {
  const [row = ''] = /^\| I18N-012 \|.*$/m.exec(beyond) ?? []
  const named = Object.fromEntries([...row.matchAll(/`(\w+)` \/ `([^`]+)`/g)].map(([, en = '', sw = '']) => [en, sw]))
  expect(Object.keys(named).map((type) => type.toLowerCase())).toEqual(expect.arrayContaining([...StorageType.options]))
  for (const type of StorageType.options) {
    const text = english.get(`catalogue.storage.${type}`) ?? ''
    expect({ text, sw: swahili.get(`catalogue.storage.${type}`) }).toEqual({ text, sw: named[text] })
  }
})

/** `group.key` to text, over nested groups. */
function flat(files: Readonly<Record<string, Texts>>, ...more: Texts[]): Map<string, string> {
  const found = new Map<string, string>()
  const add = (key: string, value: unknown) => {
    if (typeof value === 'string') found.set(key, value)
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) add(key === '' ? name : `${key}.${name}`, inner)
  }
  for (const file of [...Object.values(files), ...more]) add('', file)
  return found
}

/** Placeholders have other names here and there. */
function blank(text: string): string {
  return text.replace(/\{[^}]*\}/g, '{}')
}

function sound(text: string): string {
  return blank(text)
    .toLowerCase()
    .replace(/[^\p{L}{}]/gu, '')
}

/** Words alone or in twos stand in the registers as names of columns and links, too, in other cases. */
function isSentence(text: string): boolean {
  return /\p{L}+ \p{L}+ \p{L}+/u.test(text)
}

/** A single word is translated by its place: Cancel is `Ghairi` on the handset. */
function isPhrase(text: string): boolean {
  return /\p{L}+ \p{L}+/u.test(text)
}
