/** The question about missing goods, which few orders have (SELL-016). */
export const missing = {
  missing: {
    question: 'Not everything is there. Take the rest?',
    allOut: 'Nothing you ordered is available.',
    short: '{n} of {m} available',
    out: 'None of {m} available',
    oldTotal: 'Total before',
    newTotal: 'New total',
    back: 'Goes back to the number that paid',
    nothingPaid: 'You have paid nothing yet, so nothing goes back.',
    answerBy: 'Please answer by {time}. Without an answer the order is cancelled.',
    answerByPaid: 'Please answer by {time}. Without an answer the order is cancelled and you get {amount} back.',
    take: 'Take the rest',
    taking: 'Saving…',
    cancelPaid: 'Cancel, refund {amount}',
    accepted: 'You took the rest.',
    cancelled: 'You cancelled the order.',
    expired: 'There was no answer in time, so the order was cancelled.',
  },
} as const
