import { fill, type Texts } from '#web/i18n/texts.ts'
import { questionOf } from './narrate.ts'

/** The guide's sentences, by the key a stored entry keeps; `about` is the one value a sentence has. */
export function sentence(text: string, about: string | undefined, t: Texts<'chat'>): string {
  const value = about ?? ''
  switch (text) {
    case 'backToOrder':
      return fill(t.chat.backToOrder, { question: questionOf(value, t) })
    case 'onlyUpTo':
      return fill(t.chat.onlyUpTo, { max: value })
    case 'wholeUnits': {
      const [a = '', b = ''] = value.split(',')
      return a === '0' ? fill(t.chat.wholeUnitsAbove, { b }) : fill(t.chat.wholeUnits, { a, b })
    }
    case 'soldOut':
      return t.chat.soldOut
    case 'cartFull':
      return fill(t.chat.cartFull, { max: value })
    case 'stopped':
      return t.chat.stopped
    case 'stillOpen':
      return t.chat.stillOpen
    case 'pinOnly':
      return t.chat.pinOnly
    case 'signInToAdd':
      return t.chat.signInToAdd
    case 'signedOut':
      return t.chat.signedOut
    case 'nothingFound':
      return t.chat.nothingFound
    case 'notUnderstood':
      return t.chat.notUnderstood
    case 'forExample':
      return t.chat.forExample
    case 'useMenu':
      return t.chat.useMenu
    case 'cartChanged':
      return t.chat.cartChanged
    case 'knowEnough':
      return t.chat.knowEnough
    case 'problem':
      return value
    default:
      return t.chat.newerVersion
  }
}
