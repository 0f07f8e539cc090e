import { storesEverything } from '#web/api/storage/device.ts'
import { fill, type Texts } from '#web/i18n/texts.ts'
import { isKind, questionText } from '../kinds/kinds.ts'
import type { GuideTextKey } from '../kinds/words.ts'

type GuideText = (t: Texts<'chat'>, about: string) => string

/** Builds a guide text from its stored key; `about` is the one value it contains. */
const guideTexts: Readonly<Record<GuideTextKey, GuideText>> = {
  backToOrder: (t, kind) => (isKind(kind) ? questionText(kind, t) : ''), // only in threads stored by earlier versions
  inCart: (t, goods) => fill(t.chat.inCart, { goods }),
  onlyUpTo: (t, max) => fill(t.chat.onlyUpTo, { max }),
  wholeUnits: (t, neighbours) => {
    const [a = '', b = ''] = neighbours.split(',')
    return a === '0' ? fill(t.chat.wholeUnitsAbove, { b }) : fill(t.chat.wholeUnits, { a, b })
  },
  soldOut: (t) => t.chat.soldOut,
  cartFull: (t, max) => fill(t.chat.cartFull, { max }),
  stopped: (t) => t.chat.stopped,
  stillOpen: (t) => t.chat.stillOpen,
  pinOnly: (t) => t.chat.pinOnly,
  neverPin: (t) => t.chat.neverPin,
  signInToAdd: (t) => t.chat.phoneQuestion, // only in threads stored by earlier versions
  signInToSave: (t) => t.chat.signInToSave,
  signedOut: (t) => t.chat.signedOut,
  signedIn: (t, name) => fill(t.chat.signedIn, { name }),
  noOrders: (t) => t.chat.noOrders,
  notFound: (t) => t.chat.notFound,
  nothingFound: (t) => t.chat.nothingFound,
  notUnderstood: (t) => t.chat.notUnderstood,
  forExample: (t) => t.chat.forExample,
  useMenu: (t) => t.chat.useMenu,
  cartChanged: (t) => t.chat.cartChanged,
  knowEnough: (t) => t.chat.knowEnough,
  leftOut: (t, names) => fill(t.chat.leftOut, { names }),
  problem: (_, text) => text,
  nothingSent: (t) => (storesEverything() ? t.chat.nothingSent : t.errors.offline),
  connectToOrder: (t) => t.chat.connectToOrder,
  outboxFull: (t, n) => fill(t.chat.outboxFull, { n }),
}

export const guideText = (key: GuideTextKey, about: string | undefined, t: Texts<'chat'>): string => guideTexts[key](t, about ?? '')
