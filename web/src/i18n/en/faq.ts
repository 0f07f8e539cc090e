export const faq = {
  title: 'Frequently asked questions',
  intro: 'Short answers about buying, payment and delivery, and selling.',
  search: 'Search the questions',
  found: { one: 'Found {n} question matching "{query}"', other: 'Found {n} questions matching "{query}"' },
  showAll: 'Show All Questions',
  none: 'No questions found',
  noneText: 'Try another word, or ask us.',
  groups: [
    {
      title: 'Buying',
      questions: [
        {
          question: 'How do I order fish?',
          answer:
            'Choose from the products, or tell the chat what you want. Put it in your cart, then check out: where we deliver, how fast, who carries it and how you pay. Anyone can look around and fill a cart; to order you sign in.',
        },
        {
          question: 'Do I need a password?',
          answer: 'No. You sign in with your phone number and the {codeLength}-digit code that we send to it, once for each sign-in.',
        },
        {
          question: 'Can I cancel an order or send fish back?',
          answer:
            'You can cancel while the order is Pending or Processing, and what you have paid is refunded in full. After delivery our {days}-day return policy holds. Check fresh fish when it arrives, and tell us at once if something is wrong.',
        },
      ],
    },
    {
      title: 'Payment and delivery',
      questions: [
        {
          question: 'How can I pay?',
          answer:
            'By mobile money ({networks}) or with cash on delivery. For mobile money we send a request to your phone, and you have 2 minutes to confirm it. Enter your PIN only on your own phone: we never ask for it.',
        },
        {
          question: 'What does delivery cost, and how long does it take?',
          answer:
            'Standard delivery costs {standardFee} and comes within 24-48 hours. Express delivery costs {expressFee} and comes within 3-6 hours.',
        },
        {
          question: 'What do I pay now, and what on delivery?',
          answer:
            'With mobile money you pay for the fish now and the delivery fee when it arrives. With cash on delivery you pay for everything when it arrives. If you pay such an order by mobile money later, you pay the fish and the fee at once, and nothing is left for delivery.',
        },
      ],
    },
    {
      title: 'Selling',
      questions: [
        {
          question: 'Who can sell on Samaki?',
          answer:
            'Fishers, processors and traders, as an individual, a company or an association. A seller registers with a name, a phone number and an email, and then completes a profile with an identity document.',
        },
        {
          question: 'How long does the verification of a seller take?',
          answer:
            'We check the identity documents, usually in 1-2 business days. Transporters can take orders once they are verified, too.',
        },
        {
          question: 'When do sellers get their money?',
          answer:
            'Delivered orders are added to the seller’s balance. From {minimumPayout} on, a seller can ask for it to be paid to a mobile money number, which typically takes 1 business day.',
        },
      ],
    },
  ],
  answers: 'The answer to that',
  stillTitle: 'Do you still have a question?',
  stillText: 'We help in Swahili and in English, and answer messages within 24 hours.',
  contact: 'Contact us',
  call: 'Call us',
  chat: 'Message us',
  products: 'Browse Products',
  registerSeller: 'Register as Seller',
} as const
