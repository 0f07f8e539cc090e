/** The shop's replies about an existing order, its refund and an open payment request, with placeholders for facts. */
export const orderTopics = {
  notArrived: 'Order {orderNumber} has not arrived yet: it {step}. If you have it in hand, call {shopPhone}.',
  riderNumber: 'I have no rider’s number to give. The rider calls the number of the address; to reach them, call {shopPhone}.',
  addressLeft: 'Order {orderNumber} has left already, so I cannot move it. Call {shopPhone} now.',
  refundPendingFee: '{amount} was paid for order {orderNumber} and is being refunded. The delivery fee of {fee} was never paid.',
  refundDoneFee: '{amount} was paid for order {orderNumber} and was refunded. The delivery fee of {fee} was never paid.',
  requestLeft: 'The request stays open for {time} more. Without your PIN nothing is taken, and you can try again after that.',
  requestOurs: 'Ours asks {phone} for {amount}. With another sum it is not ours: refuse it. I never ask for your PIN here.',
  requestCheck:
    'It is ours only if you have just tapped Pay here and the sum is the same. Refuse any other. I never ask for your PIN here.',
  requestOver:
    'The time for that request is over, and the network has not said how it ended. Do not pay again: tap Check Payment Status. If nothing was paid, you can choose another way; Pay again comes in {minutes} min.',
  requestOverAgain:
    'The time for that request is over, and the network has not said how it ended. Tap Check Payment Status, or Pay again if you are sure that you did not approve it.',
  ifSpoilt:
    'Check it at the door: what is spoilt you need not take. If it is paid by phone, call {shopPhone} at once; for a return that is accepted, the price of the fish is refunded.',
  coldOnWay:
    'How each transporter keeps fish cold I cannot say. Express comes within {expressHours} hours; what arrives spoilt you need not take.',
  payByPhone: 'We send a request to your phone, and you enter your PIN there within {payMinutes} minutes. It works with {networks}.',
  bones: 'The sellers do not write about bones. Fillet is cut off the bone.',
  signInNumber: 'You can sign in with another number: sign out first. To change the number of the account, call {shopPhone}.',
} as const
