import type { people as english } from '../en/people.ts'
import type { Translation } from '../placeholders.ts'

export const people: Translation<typeof english> = {
  people: 'Watu',
  tooMany: 'Nahesabu hadi watu {max}. Zaidi ya hapo, piga {shopPhone}.',
  kind: 'Samaki wa aina gani?',
  kinds: { whole: 'Mzima', fillet: 'Minofu', dagaa: 'Dagaa' },
  kilos: 'kilo {n}',
  grams: 'gramu {n}',
  enough: 'Watu {people}: {weight}',
  short: 'Kwa watu {people} haitoshi: mwisho ni {weight}.',
  each: 'Nimehesabu gramu {grams} kwa mtu mzima, kabla ya kupika.',
  none: 'Leo huwezi kuongeza zaidi ya hapa.',
}
