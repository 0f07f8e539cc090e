/** The shop's replies about an existing order, its refund and an open payment request, with placeholders for facts. */
export const orderTopics = {
  notArrived: 'Order {orderNumber} hasn’t arrived yet: it {step}. If you already have it, call {shopPhone}.',
  riderNumber: 'I don’t have the rider’s number. The rider calls the number on the address; to reach them, call {shopPhone}.',
  addressLeft: 'Order {orderNumber} has already left, so I can’t change its address. Call {shopPhone} now.',
  refundPendingFee: 'We’re refunding the {amount} you paid for order {orderNumber}. You hadn’t paid the delivery fee of {fee}.',
  refundDoneFee: 'We refunded the {amount} you paid for order {orderNumber}. You hadn’t paid the delivery fee of {fee}.',
  requestLeft: 'The request is open for another {time}. Without your PIN nothing is taken, and you can try again after that.',
  requestOurs: 'Ours asks {phone} for {amount}. If the amount is different, it isn’t ours: refuse it. I never ask for your PIN here.',
  requestCheck:
    'It’s ours only if you’ve just tapped Pay here and the amount is the same. Refuse any other. I never ask for your PIN here.',
  requestOver:
    'That request has run out, and the network hasn’t said how it ended. Don’t pay again yet: tap Check Payment Status. If nothing was paid, you can choose another way; Pay again comes in {minutes} min.',
  requestOverAgain:
    'That request has run out, and the network hasn’t said how it ended. Tap Check Payment Status, or Pay again if you’re sure that you didn’t approve it.',
  ifSpoilt:
    'Check it at the door and refuse it if it’s spoilt. If you paid by phone, call {shopPhone} at once; if we accept the return, we refund the price of the fish.',
  coldOnWay: 'I can’t say how each transporter keeps fish cold. Express comes within {expressHours} hours; refuse it if it arrives spoilt.',
  payByPhone: 'We send a request to your phone, and you enter your PIN there within {payMinutes} minutes. It works with {networks}.',
  bones: 'The sellers don’t write about bones. Fillet is cut off the bone.',
  signInNumber: 'To sign in with another number, sign out first. To change your account’s number, call {shopPhone}.',
} as const
