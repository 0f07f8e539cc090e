/** The privacy policy, with its sections in the order of STAT-021. */
export const privacy = {
  title: 'Privacy policy',
  intro: 'Effective 1 June 2025',
  sections: [
    {
      heading: 'Information collected',
      text: [
        'If you have an account, we keep your name, your phone number and, if you gave one, your email. For buyers we also keep delivery addresses, orders and payment references. For sellers and transporters we keep the details of the business, and the identity documents they send us to be verified.',
        'We never ask for your mobile money PIN, and you don’t need a password.',
        'Your cart, your chat and anything you have half typed stay on your device. Half-typed forms stay there for {draftDays} days.',
      ],
    },
    {
      heading: 'Use of information',
      text: [
        'We use it to sign you in, to take, carry and track your orders, to ask for payments and refund them, to verify sellers and transporters, and to answer you.',
        'In your account you choose which messages about orders and deliveries you get.',
      ],
    },
    {
      heading: 'Sharing of information',
      text: [
        'The seller and the transporter of your order see what they need: your name, your phone number, the address and the products.',
        'The mobile money provider gets the phone number and the amount. Beyond that, we share information only when the law requires it.',
      ],
    },
    {
      heading: 'Security',
      text: [
        'You sign in with a code that works only once, and only for {codeMinutes} minutes. If several people use one device, nobody sees another person’s orders, addresses or drafts.',
        'Nobody from Samaki will ask you for a code or a PIN.',
      ],
    },
    {
      heading: 'Retention',
      text: [
        'We keep your account and addresses as long as you have the account, and orders and payments as long as the law requires. You stay signed in for {sessionDays} days.',
      ],
    },
    {
      heading: 'Your rights',
      text: [
        'You can see the information we have about you, have it corrected, and have your account removed. You can change your addresses yourself; to change your name, email or phone number, write to {email}.',
      ],
    },
    {
      heading: 'Children',
      text: [
        'Samaki is for people aged {age} and over only. We don’t knowingly collect information from anyone younger, and we remove it if we find out.',
      ],
    },
    {
      heading: 'International transfers',
      text: [
        'The companies that run our systems may store or process your information outside Tanzania. This policy protects it there too.',
      ],
    },
    {
      heading: 'Changes to this policy',
      text: ['If we change this policy, this page shows the new text and the date it starts.'],
    },
    {
      heading: 'Contact',
      text: ['Write to {email} or call {phone}, in Swahili or English. We answer within 24 hours.'],
    },
  ],
} as const

export const returns = {
  title: 'Returns',
  intro: 'Our return policy gives you {days} days. Check fresh fish at the door.',
  sections: [
    {
      heading: '{days} days to return',
      text: [
        'You can return dried, smoked, frozen and other goods that keep within {days} days of delivery, if they are not what you ordered or not as described.',
        'Store them properly, in their packaging, until we have agreed on the return.',
      ],
    },
    {
      heading: 'Fresh fish',
      text: [
        'Fresh fish can’t wait. Check it on delivery, while the transporter is with you: the kind of fish, the weight and the freshness.',
        'If something is wrong, tell us on delivery. You can refuse fish that is spoilt or not what you ordered.',
      ],
    },
    {
      heading: 'How to report',
      text: [
        'Call us, or write to {ordersEmail}. Tell us the order number and what is wrong; a photo helps. We answer within 24 hours, in Swahili or English.',
      ],
    },
    {
      heading: 'Your money',
      text: [
        'If you cancel a paid order while it is Pending or Processing, you get all your money back. The order shows the refund.',
        'When we accept a return, we refund the price of the goods.',
      ],
    },
  ],
} as const

export const shipping = {
  title: 'Shipping',
  intro: 'There are two ways to get your fish. You choose one for each order, at checkout.',
  optionsTitle: 'Delivery options',
  options: {
    standard: { title: 'Standard', time: 'within 24-48 hours', text: 'For the week’s shopping, and for dried, smoked and frozen fish.' },
    express: { title: 'Express', time: 'within 3-6 hours', text: 'For fresh fish you want on the table today.' },
  },
  perOrder: 'for each order',
  sections: [
    {
      heading: 'How the fee is paid',
      text: [
        'With mobile money you pay for the fish when you order. The delivery fee is part of the order’s total, and you pay it on delivery.',
        'With cash on delivery you pay for the fish and the delivery together, when they arrive.',
        'If you pay for such an order by mobile money before it arrives, you pay the whole total: the fish and the delivery fee. You pay nothing on delivery.',
      ],
    },
    {
      heading: 'Where we deliver',
      text: [
        'We deliver to the address you choose at checkout: one you have saved, or a new one. Give a landmark and a phone number you answer, so that the transporter can find you.',
      ],
    },
    {
      heading: 'Who carries it',
      text: [
        'You can choose a transporter for each product, or leave the choice to us. You can only choose transporters we have verified.',
      ],
    },
    {
      heading: 'Where your order is',
      text: [
        'An order is first Pending, then Processing, then In Transit, and finally Delivered. Its page shows each step as it happens, and the tracking number if there is one.',
        'You can cancel while it is Pending or Processing.',
      ],
    },
  ],
} as const

export const terms = {
  title: 'Terms',
  intro: 'The rules for buying and selling on Samaki, in short.',
  sections: [
    {
      heading: 'The marketplace',
      text: [
        'Samaki brings together buyers, sellers and transporters of fish and other seafood in Tanzania. Each product’s page names its seller.',
      ],
    },
    {
      heading: 'Your account',
      text: [
        'You must be {age} or over. You sign in with your phone number and a one-time code; keep the code to yourself, and your SIM card safe.',
        'To change the name, email or phone number of your account, ask our support.',
      ],
    },
    {
      heading: 'Prices',
      text: [
        'Sellers set their prices. Prices are in Tanzanian shillings (TZS). We show the delivery fee separately: {standardFee} for standard delivery, {expressFee} for express.',
      ],
    },
    {
      heading: 'Orders and payment',
      text: [
        'Your order is placed once it has an order number. You pay by mobile money ({networks}) or with cash on delivery.',
        'If you pay by mobile money at checkout, you pay for the goods only, and the delivery fee on delivery. If you choose cash on delivery and later pay by mobile money, you pay for the goods and the delivery together. A payment request stays open on your phone for 2 minutes.',
        'If your payment has gone through but the order is not finished, you can finish it or ask for a refund.',
      ],
    },
    {
      heading: 'Cancelling and returning',
      text: [
        'You can cancel an order while it is Pending or Processing, and we refund everything you paid. After that our {days}-day return policy applies. Check fresh fish on delivery, and tell us right then if something is wrong.',
      ],
    },
    {
      heading: 'Sellers and transporters',
      text: [
        'We check the identity documents of sellers and the accounts of transporters, usually in 1-2 business days. Sellers are responsible for what they offer, and transporters for what they carry.',
        'Payouts start at {minimumPayout} and typically take 1 business day.',
      ],
    },
    {
      heading: 'Changes and questions',
      text: ['If we change these terms, this page says so. Send questions to {email}; we answer within 24 hours.'],
    },
  ],
} as const
