import { expect, test } from 'vitest'

const files = import.meta.glob<Record<string, unknown>>(['./{en,sw}/*.ts', './{en,sw}/bundles/{areas,seller*,transporter}.ts'], {
  eager: true,
})
const groups = Object.keys(files).flatMap((path) => (path.startsWith('./en/') ? [path.slice('./en/'.length)] : []))

test.each(groups)('[I18N-003] %s has the same keys and placeholders in both languages', (group) => {
  const { texts: en } = flat(files[`./en/${group}`])
  const { texts: sw } = flat(files[`./sw/${group}`])
  expect([...sw.keys()].sort()).toEqual([...en.keys()].sort())
  for (const [key, text] of en) expect({ key, names: names(sw.get(key)) }).toEqual({ key, names: names(text) })
})

/** Glosses translate the Swahili sayings into English, so they are empty in Swahili. */
test.each(groups)('[I18N-001] no Swahili text of %s is empty', (group) => {
  const empty = [...flat(files[`./sw/${group}`]).texts].filter(([key, text]) => text.trim() === '' && !key.includes('.glosses.'))
  expect(empty).toEqual([])
})

/** The shop's texts say `usafirishaji`, as the register does (CHAT-024, CHAT-099, CHAT-104). Buyers may type either word. */
test.each(groups)('[I18N-001] the Swahili of %s has one word for delivery, which is not the English one', (group) => {
  const english = [...flat(files[`./sw/${group}`]).texts].filter(([, text]) => /\bdeliver/i.test(text.replaceAll(/\{\w+\}/g, '')))
  expect(english).toEqual([])
})

function flat(group: unknown): { texts: Map<string, string> } {
  const texts = new Map<string, string>()
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'string') texts.set(path, value)
    else for (const [key, inner] of Object.entries(value ?? {})) walk(inner, `${path}.${key}`)
  }
  walk(group, '')
  return { texts }
}

const names = (text: string | undefined) => [...new Set(text?.match(/\{\w+\}/g) ?? [])].sort()

/** Matches Swahili verbs, adjectives and nouns in a plural form, which would be wrong beside the number 1. */
const OF_MANY = /(^|[\s(])(?:zime|zina|zili|zilizo|zinazo|hazi|zipo|vime|vina|vili|wame|wana|mizigo|maswali|matukio)\w*/i

test('[I18N-010][WISH-012] a Swahili text that is not the form for many has no word beside its number that is said of many only', () => {
  /** These texts are fixed by the register, or their count is never 1, as in `See all 12`. */
  const fixed = ['.checkout.chosen', '.cart.limitReached', '.catalogue.seeAllN']
  const wrong = groups.flatMap((group) =>
    [...flat(files[`./sw/${group}`]).texts].flatMap(([key, text]) =>
      // A label before a colon may be plural: `Oda za kuandaa: 1`.
      !key.endsWith('.other') && text.split(/[.;·,]|:\s*(?=\{n\})/).some((part) => part.includes('{n}') && OF_MANY.test(part))
        ? [`${key}: ${text}`]
        : [],
    ),
  )
  expect(wrong.filter((at) => !fixed.some((key) => at.startsWith(key) || at.includes(`${key}:`)))).toEqual([])
  const wishlist = flat(files['./sw/wishlist.ts']).texts
  expect([...wishlist].find(([key]) => key.endsWith('.count.other'))?.[1]).toBe('Bidhaa {n} kwenye vipendwa vyako')
})

test('[GEN-048][I18N-010] a plural noun after {n} is in a form for many', () => {
  /** Texts whose number is never 1: the most messages that can wait, and the number of all orders. */
  const neverOne = ['.chat.outboxFull', '.mock.orders.showAll']
  const texts = groups.flatMap((group) => [...flat(files[`./en/${group}`]).texts])
  const many = texts.filter(([, text]) =>
    /\{n\} (?:\w+ )?(?:item|question|image|product|order|message|kind|answer|step|deliverie|change|payout|second)s\b/.test(text),
  )
  expect(many.length).toBeGreaterThan(20)
  expect(many.map(([key]) => key).filter((key) => !key.endsWith('.other') && !neverOne.includes(key))).toEqual([])
  expect(texts.filter(([, text]) => text.includes('(s)'))).toEqual([])
})
