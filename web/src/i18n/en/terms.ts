export const terms = {
  title: 'Terms',
  intro: 'What holds when you buy or sell on Samaki, in short.',
  sections: [
    {
      heading: 'The marketplace',
      text: [
        'Samaki brings together buyers, sellers and transporters of fish and other seafood in Tanzania. The seller of a product is named on its page.',
      ],
    },
    {
      heading: 'Your account',
      text: [
        'You must be {age} or over. You sign in with your phone number and a one-time code; keep the code to yourself, and your SIM card safe.',
        'Name, email and phone number of an account are changed by our support, on your request.',
      ],
    },
    {
      heading: 'Prices',
      text: [
        'Sellers set their prices. Prices are in Tanzanian shillings (TZS). The delivery fee is shown apart: {standardFee} for standard delivery, {expressFee} for express.',
      ],
    },
    {
      heading: 'Orders and payment',
      text: [
        'An order is placed once it has its order number. You pay by mobile money ({networks}) or with cash on delivery.',
        'Mobile money pays for the goods only; the delivery fee is paid on delivery. A request to pay is open for 2 minutes on your phone.',
        'If your payment has gone through but the order is not finished, you can finish it or ask for a refund.',
      ],
    },
    {
      heading: 'Cancelling and returning',
      text: [
        'You can cancel an order while it is Pending or Processing; what you have paid for it is refunded in full. After that the return policy of {days} days holds, and fresh fish is checked and reported at delivery.',
      ],
    },
    {
      heading: 'Sellers and transporters',
      text: [
        'We check the identity documents of sellers and the accounts of transporters, usually in 1-2 business days. Sellers answer for what they offer, transporters for what they carry.',
        'Payouts start at {minimumPayout} and typically take 1 business day.',
      ],
    },
    {
      heading: 'Changes and questions',
      text: ['When these terms change, this page says so. Questions go to {email}; we respond within 24 hours.'],
    },
  ],
} as const
