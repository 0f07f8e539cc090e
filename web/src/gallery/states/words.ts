import { guideTextKeys } from '#web/chat/kinds/card.ts'
import type { State, StatesOf } from '../state.ts'

const help = { kind: 'help' } as const
const arrived = { kind: 'arrived', orderId: 'order-104649', orderNumber: 'SMK-104649' } as const
const language = { kind: 'language' } as const

export const words = {
  help: [
    { name: 'fresh', scene: 'shop', card: help },
    { name: 'superseded', scene: 'shop', card: help, isOver: true },
  ] satisfies StatesOf<'help'>,
  wishlist: [
    { name: 'fresh', scene: 'shop', card: { kind: 'wishlist' } },
    { name: 'fresh: empty', scene: 'newcomer', card: { kind: 'wishlist' } },
    { name: 'fresh: of a guest', scene: 'guest', card: { kind: 'wishlist' } },
    { name: 'superseded', scene: 'shop', card: { kind: 'wishlist' }, isOver: true },
  ] satisfies StatesOf<'wishlist'>,
  arrived: [
    { name: 'fresh', scene: 'shop', card: arrived },
    { name: 'done', scene: 'shop', card: arrived, answer: { value: 'right' } },
  ] satisfies StatesOf<'arrived'>,
  language: [
    { name: 'fresh', scene: 'guest', card: language },
    { name: 'done', scene: 'guest', card: language, answer: { value: 'sw' }, isOver: true },
    { name: 'fresh: Swahili offered', scene: 'guest', card: { ...language, offer: true } },
    { name: 'superseded', scene: 'guest', card: language, isOver: true },
  ] satisfies StatesOf<'language'>,
  connection: [
    { name: 'fresh', scene: 'shop', card: { kind: 'connection' } },
    { name: 'busy', scene: 'review', card: { kind: 'connection' }, shows: '[aria-disabled=true]' },
    { name: 'done', scene: 'words', card: { kind: 'connection' }, shows: '[role=status]' },
    { name: 'error', scene: 'newcomer', card: { kind: 'connection' }, shows: 'q' },
  ] satisfies StatesOf<'connection'>,
  confirm: [
    { name: 'fresh: empty the cart', scene: 'shop', card: { kind: 'confirm', question: 'clearCart' } },
    { name: 'fresh: start fresh', scene: 'shop', card: { kind: 'confirm', question: 'startFresh' } },
  ] satisfies StatesOf<'confirm'>,
  guideText: guideTextKeys.map(
    (text): State<'guideText'> => ({ name: `fresh: ${text}`, scene: 'words', card: { kind: 'guideText', text, about: '10' } }),
  ) as [State<'guideText'>, ...State<'guideText'>[]],
  reply: [
    { name: 'fresh: to a topic', scene: 'words', card: { kind: 'reply', of: 'topics', text: 'thanks' } },
    { name: 'fresh: the question again', scene: 'words', card: { kind: 'reply', of: 'repairs', text: 'delivery', how: 'sorry' } },
    { name: 'expired: of another version', scene: 'words', card: { kind: 'reply', of: 'topics', text: 'no such text' } },
  ] satisfies StatesOf<'reply'>,
  said: [
    { name: 'fresh', scene: 'words', card: { kind: 'said', text: 'nataka sato 2' } },
    { name: 'fresh: a long word', scene: 'words', card: { kind: 'said', text: `https://example.com/${'a'.repeat(120)}` } },
  ] satisfies StatesOf<'said'>,
  chose: [
    { name: 'fresh', scene: 'words', card: { kind: 'chose', of: 'delivery', value: 'express' } },
    { name: 'fresh: an address', scene: 'words', card: { kind: 'chose', of: 'address', value: 'neema-home' } },
    { name: 'fresh: transporters', scene: 'words', card: { kind: 'chose', of: 'transporters', value: 'pwani-express,none' } },
    { name: 'fresh: how to pay', scene: 'words', card: { kind: 'chose', of: 'method', value: 'mobile_money' } },
    { name: 'fresh: a number', scene: 'words', card: { kind: 'chose', of: 'payPhone', value: '255754110226' } },
    { name: 'fresh: the checkout', scene: 'words', card: { kind: 'chose', of: 'slip', value: 'checkout' } },
  ] satisfies StatesOf<'chose'>,
}
