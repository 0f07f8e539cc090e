import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { StorageType } from '#contract/catalogue.ts'
import { callDefaults as callDefaultsEn } from '#contract/messages/en.ts'
import { callDefaults as callDefaultsSw } from '#contract/messages/sw.ts'

type Texts = Readonly<Record<string, unknown>>

const read = (name: string) => readFileSync(resolve(import.meta.dirname, `../../docs/spec/${name}.md`), 'utf8')
const beyond = read('beyond')
const codeSpans = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words)
const registered = new Set([...codeSpans(read('requirements')), ...codeSpans(beyond)].flatMap(formsOf))
const pairs = [...beyond.matchAll(/`([^`\n]+)` \/ `([^`\n]+)`/g)].flatMap(([, en = '', sw = '']) =>
  formsOf(en).map((form) => [form, sw] as const),
)

/**
 * Keys whose text differs from the register's, because the same English text has another meaning there: a single product, not the filter
 * of SELL-001; a button, not the label of CHAT-104; a text shown in both languages (CHAT-148); what a customer pays, said to the seller or
 * the transporter; deliveries (`mizigo`), not addresses; words inside a line.
 */
const otherMeaning = new Set([
  'catalogue.outOfStock',
  'orders.payNow',
  'chat.offerSwahili',
  'sellerOrders.cash',
  'sellerOrders.money.due',
  'transporter.payments.cash',
  'transporter.money.due',
  'transporter.clearFilters',
  'transporter.cash',
])

// A bundle holds groups, so that `transporter.cash` is the key of a text in `bundles/transporter.ts`.
const enBundles = import.meta.glob<Texts>('../../web/src/i18n/en/bundles/*.ts', { eager: true })
const swBundles = import.meta.glob<Texts>('../../web/src/i18n/sw/bundles/*.ts', { eager: true })
const english = flat(import.meta.glob<Texts>('../../web/src/i18n/en/*.ts', { eager: true }), ...groupsOf(enBundles), {
  callDefaults: callDefaultsEn,
})
const swahili = flat(import.meta.glob<Texts>('../../web/src/i18n/sw/*.ts', { eager: true }), ...groupsOf(swBundles), {
  callDefaults: callDefaultsSw,
})

test('[I18N-002] no text differs from one in the registers only by case, punctuation or spaces', () => {
  const bySound = new Map([...registered].filter(isSentence).map((text) => [sound(text), text]))
  const slips = [...english].flatMap(([key, text]) => {
    const meant = isSentence(text) && !otherMeaning.has(key) ? bySound.get(sound(text)) : undefined
    return meant === undefined || [...registered].some((one) => blank(one) === blank(text))
      ? []
      : [`${key}: "${text}" is "${meant}" in the register`]
  })
  expect(english.size).toBeGreaterThan(100)
  expect(slips).toEqual([])
})

test('[I18N-002] a text that the second register has in both languages has the same Swahili translation', () => {
  const meant = new Map<string, Set<string>>()
  for (const [en, sw] of pairs.filter(([en]) => isPhrase(en))) meant.set(blank(en), (meant.get(blank(en)) ?? new Set()).add(blank(sw)))
  const wrong = [...english].flatMap(([key, text]) => {
    const ways = meant.get(blank(text))
    const own = swahili.get(key) ?? ''
    // `.one` is not compared, because the register only has the plural form.
    return !ways || key.endsWith('.one') || otherMeaning.has(key) || ways.has(blank(own))
      ? []
      : [`${key}: "${own}" is "${[...ways].join('" or "')}" in the register`]
  })
  expect(pairs.length).toBeGreaterThan(100)
  expect(wrong).toEqual([])
})

test('[I18N-012] the names of the storage types are those of the register, in both languages', () => {
  const [row = ''] = /^\| I18N-012 \|.*$/m.exec(beyond) ?? []
  const named = Object.fromEntries([...row.matchAll(/`(\w+)` \/ `([^`]+)`/g)].map(([, en = '', sw = '']) => [en, sw]))
  expect(Object.keys(named).map((type) => type.toLowerCase())).toEqual(expect.arrayContaining([...StorageType.options]))
  for (const type of StorageType.options) {
    const text = english.get(`catalogue.storage.${type}`) ?? ''
    expect({ text, sw: swahili.get(`catalogue.storage.${type}`) }).toEqual({ text, sw: named[text] })
  }
})

function groupsOf(bundles: Readonly<Record<string, Texts>>): Texts[] {
  return Object.values(bundles).flatMap((bundle) => Object.values(bundle) as Texts[])
}

/** Returns the texts of nested groups by their `group.key`. */
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

/** Returns the forms of a register's text with a count: `(s)` in it marks the plural (GEN-048). */
function formsOf(text: string): string[] {
  return text.includes('(s)') ? [text.replace('(s)', ''), text.replace('(s)', 's')] : [text]
}

/** Replaces placeholders, because their names in code and registers differ. */
function blank(text: string): string {
  return text.replace(/\{[^}]*\}/g, '{}')
}

function sound(text: string): string {
  return blank(text)
    .toLowerCase()
    .replace(/[^\p{L}{}]/gu, '')
}

/** Returns whether a text has more than two words. Shorter texts are also column or link names, in other cases. */
function isSentence(text: string): boolean {
  return /\p{L}+ \p{L}+ \p{L}+/u.test(text)
}

/** Returns whether a text has several words. A single word may have several translations: Cancel is `Ghairi` on the handset. */
function isPhrase(text: string): boolean {
  return /\p{L}+ \p{L}+/u.test(text)
}
