import * as z from 'zod/mini'
import { fillCount } from '#web/i18n/fillCount.ts'
import type { Texts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import type { StatesOf } from './galleryState.ts'
import { aside, kind } from './row.ts'

/** Help for the typed question. */
const help = kind('help', { ...aside, question: 'helpQuestion', openedByUrl: 'anyone' }, { search: z.optional(z.string()) })

/** `offer` is true if the card offers the other language to a buyer who types it (CHAT-148). */
const language = kind(
  'language',
  {
    ...aside,
    question: 'chooseLanguage',
    says: ({ offer }, t) => (offer ? t.chat.offerOther : t.chat.chooseLanguage),
    openedByUrl: 'anyone',
  },
  { offer: z.optional(z.literal(true)) },
)

/** Says whether the network is gone or back, for everything that waits for it (CHAT-120). */
const connection = kind('connection', {
  ...aside,
  question: 'backOnline',
  says: (_, t, names) => {
    const n = names.unsent()
    return n === null ? t.chat.backOnline : fillCount(t.chat.offlineCount, { n })
  },
  isEvent: true,
})

const wishlist = kind('wishlist', { ...aside, question: 'wishlist', page: () => paths.wishlist, openedByUrl: 'signedIn' })

const confirm = kind(
  'confirm',
  { ...aside, question: 'startFreshAsk', says: confirmQuestion, accepts: 'agree', repair: 'agree' },
  { question: z.enum(['clearCart', 'startFresh']) },
)

interface Confirmation {
  readonly question: 'clearCart' | 'startFresh'
}
/** The question of a confirm card: heading, announcement and typed answer all use this sentence. */
export function confirmQuestion({ question }: Confirmation, { chat: t }: Texts<'chat'>): string {
  return question === 'clearCart' ? t.clearCartAsk : t.startFreshAsk
}

export const asideKinds = [help, language, connection, wishlist, confirm] as const

export const asideStates = () =>
  ({
    help: [
      { name: 'fresh', scene: 'shop', card: { kind: 'help' } },
      { name: 'superseded', scene: 'shop', card: { kind: 'help' }, isOver: true },
    ],
    wishlist: [
      { name: 'fresh', scene: 'shop', card: { kind: 'wishlist' } },
      { name: 'fresh: empty', scene: 'newcomer', card: { kind: 'wishlist' } },
      { name: 'fresh: of a guest', scene: 'guest', card: { kind: 'wishlist' } },
      { name: 'superseded', scene: 'shop', card: { kind: 'wishlist' }, isOver: true },
    ],
    language: [
      { name: 'fresh', scene: 'guest', card: { kind: 'language' } },
      { name: 'done', scene: 'guest', card: { kind: 'language' }, answer: { value: 'sw' }, isOver: true },
      { name: 'fresh: Swahili offered', scene: 'guest', card: { kind: 'language', offer: true } },
      { name: 'superseded', scene: 'guest', card: { kind: 'language' }, isOver: true },
    ],
    connection: [
      { name: 'fresh', scene: 'shop', card: { kind: 'connection' } },
      { name: 'busy', scene: 'review', card: { kind: 'connection' }, shows: '[aria-disabled=true]' },
      { name: 'done', scene: 'words', card: { kind: 'connection' }, shows: '[role=status]' },
      { name: 'error', scene: 'newcomer', card: { kind: 'connection' }, shows: 'q' },
    ],
    confirm: [
      { name: 'fresh: empty the cart', scene: 'shop', card: { kind: 'confirm', question: 'clearCart' } },
      { name: 'fresh: start fresh', scene: 'shop', card: { kind: 'confirm', question: 'startFresh' } },
    ],
  }) satisfies StatesOf<typeof asideKinds>
