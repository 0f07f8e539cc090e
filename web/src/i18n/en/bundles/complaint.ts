/** Texts of a complaint about an order (CHAT-188). */
export const complaint = {
  complaint: {
    atTheDoor: 'Is the rider still there? Then don’t take it.',
    order: 'Which order?',
    noOrder: 'You have no order yet.',
    wrong: 'What is wrong?',
    wrongs: {
      spoilt: 'Smells or spoiled',
      wrongFish: 'Wrong fish',
      tooLittle: 'Too little',
      notArrived: 'Not arrived',
      noRefund: 'Refund not given',
      other: 'Something else',
    },
    text: 'In your own words (optional)',
    wish: 'What should we do?',
    wishes: { refund: 'Give my money back', again: 'Send the fish again', call: 'Call me' },
    send: 'Send message',
    sending: 'Sending your message…',
    leave: 'Leave it',
    lacks: {
      order: 'Choose the order.',
      wrong: 'Choose what is wrong.',
      wish: 'Choose what we should do.',
      text: 'Write what is wrong.',
    },
    subject: 'Order {orderNumber}: {wrong}',
    message: 'Order {orderNumber}\nWhat is wrong: {wrong}\nWish: {wish}',
    sent: 'We have your message {reference} about order {orderNumber}. We answer by {time}.',
    sentPlain: 'We have your message about order {orderNumber}. We answer by {time}.',
    left: 'Nothing was sent.',
  },
} as const
