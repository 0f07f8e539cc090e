// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { useCart } from '#web/features/cart/cartStore.ts'
import { chat } from '#web/i18n/en/chat.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { noFacts } from '../guide/facts.ts'
import type { Card } from '../kinds/card.ts'
import { useQuickReplies } from './useQuickReplies.ts'

beforeAll(() => loadBundle('chat'))

const { viewCart, help, keepShopping, trackMyOrder, stop, browse } = chat

test.each<[string, Card | null, { inCart?: number; checkoutRequested?: boolean }, string[]]>([
  ['no question', null, {}, [help]],
  ['the welcome', { kind: 'welcome' }, {}, []],
  ['the welcome with a cart', { kind: 'welcome' }, { inCart: 1 }, [viewCart]],
  ['looking', { kind: 'categories' }, {}, [help]],
  ['looking with a cart', { kind: 'product', productId: 'a' }, { inCart: 1 }, [viewCart, help]],
  ['the slip', { kind: 'slip' }, { inCart: 1 }, [keepShopping, help]],
  ['the slip in the checkout', { kind: 'slip' }, { inCart: 1, checkoutRequested: true }, [stop, help]],
  ['a step of the checkout', { kind: 'delivery' }, { inCart: 1, checkoutRequested: true }, [stop, help]],
  ['sign-in before the checkout', { kind: 'phone' }, {}, [browse, help]],
  ['a payment', { kind: 'waiting', paymentId: 'p1' }, { checkoutRequested: true }, [trackMyOrder]],
])('[CHAT-038] the quick replies at %s', (_, live, { inCart = 0, checkoutRequested = false }, labels) => {
  useCart.setState({ lines: inCart > 0 ? [{ productId: 'a', quantity: inCart } as never] : [] })
  const { result } = renderHook(() => useQuickReplies(live, { ...noFacts, checkoutRequested }))
  expect(result.current.map(({ label }) => label)).toEqual(labels)
})

test('[CHAT-016] no quick replies before the facts are known', () => {
  expect(renderHook(() => useQuickReplies({ kind: 'slip' }, null)).result.current).toEqual([])
})
