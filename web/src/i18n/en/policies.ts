/** Sections in the order of STAT-021. */
export const privacy = {
  title: 'Privacy policy',
  intro: 'Effective 1 June 2025',
  sections: [
    {
      heading: 'Information collected',
      text: [
        'From everyone with an account: name, phone number and email. From buyers: delivery addresses, orders, and the references of payments. From sellers and transporters: the details of the business, and the identity documents they send for verification.',
        'We never ask for your mobile money PIN, and there is no password.',
        'Your cart, your conversation in the chat and what you have half typed stay on your device; half-typed forms are kept there for {draftDays} days.',
      ],
    },
    {
      heading: 'Use of information',
      text: [
        'To sign you in, to take, carry and track your orders, to ask for payments and refund them, to verify sellers and transporters, and to answer you.',
        'Your notification choices in the account say which messages about orders and deliveries you get.',
      ],
    },
    {
      heading: 'Sharing of information',
      text: [
        'The seller and the transporter of your order see what they need for it: your name, your phone number, the address and the products.',
        'The mobile money provider gets the phone number and the amount. Otherwise we hand over information only where the law demands it.',
      ],
    },
    {
      heading: 'Security',
      text: [
        'You sign in with a code that works once and for {codeMinutes} minutes only. On a device that several people use, nobody is shown the orders, addresses or drafts of another.',
        'Nobody from Samaki will ask you for a code or a PIN.',
      ],
    },
    {
      heading: 'Retention',
      text: [
        'Account and addresses: as long as you have the account. Orders and payments: as long as the law asks us to. A sign-in ends after {sessionDays} days.',
      ],
    },
    {
      heading: 'Your rights',
      text: [
        'You may see the information we hold about you, have it corrected, and have your account removed. You can change your addresses yourself; for name, email and phone number write to {email}.',
      ],
    },
    {
      heading: 'Children',
      text: [
        'Samaki is for people aged {age} and over only. We do not knowingly collect information from anyone younger, and remove it when we learn of it.',
      ],
    },
    {
      heading: 'International transfers',
      text: ['Information may be stored or processed outside Tanzania, by those who run our systems. This policy protects it there, too.'],
    },
    {
      heading: 'Changes to this policy',
      text: ['When this policy changes, this page shows the new text and the day from which it holds.'],
    },
    {
      heading: 'Contact',
      text: ['Write to {email} or call {phone}, in Swahili or in English. We respond within 24 hours.'],
    },
  ],
} as const

export const returns = {
  title: 'Returns',
  intro: 'Our return policy gives you {days} days. Fresh fish is checked at the door.',
  sections: [
    {
      heading: '{days} days to return',
      text: [
        'Dried, smoked, frozen and other goods that keep can be returned within {days} days of delivery when they are not what you ordered or not as described.',
        'Keep them as their storage asks, in their packaging, until we have agreed on the return.',
      ],
    },
    {
      heading: 'Fresh fish',
      text: [
        'Fresh fish cannot wait. Check it at delivery, while the transporter is with you: the species, the weight and the freshness.',
        'Report at delivery what is not right. You need not take fish that is spoilt or not what you ordered.',
      ],
    },
    {
      heading: 'How to report',
      text: [
        'Call us, or write to {ordersEmail}, with the order number and what is wrong; a photo helps. We respond within 24 hours, in Swahili or in English.',
      ],
    },
    {
      heading: 'Your money',
      text: [
        'When you cancel a paid order while it is Pending or Processing, you get back all that you have paid. The order shows the refund.',
        'For a return that is accepted, the price of the goods is refunded.',
      ],
    },
  ],
} as const

export const shipping = {
  title: 'Shipping',
  intro: 'Two ways to get your fish. You choose one for each order, at checkout.',
  optionsTitle: 'Delivery options',
  options: {
    standard: { title: 'Standard', time: 'within 24-48 hours', text: 'For the week’s shopping, and for dried, smoked and frozen fish.' },
    express: { title: 'Express', time: 'within 3-6 hours', text: 'For fresh fish that is to be on the table today.' },
  },
  perOrder: 'for each order',
  sections: [
    {
      heading: 'How the fee is paid',
      text: [
        'With mobile money you pay for the fish when you order. The delivery fee is part of the order’s total and is paid on delivery.',
        'With cash on delivery you pay for the fish and the delivery together, when they arrive.',
        'If you pay such an order by mobile money before it arrives, you pay its whole total: the fish and the delivery fee. Nothing is left to pay on delivery.',
      ],
    },
    {
      heading: 'Where we deliver',
      text: [
        'To the address you choose at checkout: one you have saved, or a new one. A landmark and a phone number that is answered help the transporter to find you.',
      ],
    },
    {
      heading: 'Who carries it',
      text: [
        'You can choose a transporter for each product, or leave the choice to us. Only transporters whose account has been verified can be chosen.',
      ],
    },
    {
      heading: 'Where your order is',
      text: [
        'An order is first Pending, then Processing, then In Transit, and at last Delivered. Its page shows each step the moment it happens, and the tracking number where there is one.',
        'You can cancel while it is Pending or Processing.',
      ],
    },
  ],
} as const

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
        'Mobile money at checkout pays for the goods only; the delivery fee is paid on delivery. An order placed with cash on delivery and paid by mobile money later is paid with its fee. A request to pay is open for 2 minutes on your phone.',
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
