const shortageOf = (itemId: string, ordered: number, available: number) => ({
  id: `shortage-of-${itemId}`,
  lines: [{ itemId, ordered, available }],
  askedAt: '2026-11-20T06:00:00.000Z',
  answerBy: '2026-11-21T06:00:00.000Z',
})

/** Overrides for orders with missing items: one with some left, one with none, and one whose rest was accepted (SELL-016). */
export const missing = {
  '/v1/orders/order-104698': { shortage: shortageOf('order-104698-1', 3, 2) },
  '/v1/orders/order-104695': { status: 'pending', shortage: shortageOf('order-104695-1', 2, 0) },
  '/v1/orders/order-104687': {
    shortage: { ...shortageOf('order-104687-1', 2, 1), answer: 'accepted' },
    refund: { amount: 12_000, state: 'done' },
  },
}
