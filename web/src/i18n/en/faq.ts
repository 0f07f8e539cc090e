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
            'Choose from the products, or tell the chat what you want. Put it in your cart, then check out: tell us where to deliver, how fast, who should carry it and how you’ll pay. Anyone can look around and fill a cart. To order, you sign in.',
        },
        {
          question: 'Do I need a password?',
          answer: 'No. You sign in with your phone number and a {codeLength}-digit code. We send you a new code each time.',
        },
        {
          question: 'Can I cancel an order or send fish back?',
          answer:
            'You can cancel while the order is Pending or Processing, and we refund everything you paid. After delivery you have our {days}-day return policy. Check fresh fish when it arrives, and tell us at once if something is wrong.',
        },
      ],
    },
    {
      title: 'Payment and delivery',
      questions: [
        {
          question: 'How can I pay?',
          answer:
            'You can pay by mobile money ({networks}) or with cash on delivery. For mobile money we send a request to your phone, and you have 2 minutes to confirm it. Enter your PIN only on your own phone: we never ask for it.',
        },
        {
          question: 'What does delivery cost, and how long does it take?',
          answer:
            'Standard delivery costs {standardFee} and comes within 24-48 hours. Express delivery costs {expressFee} and comes within 3-6 hours.',
        },
        {
          question: 'What do I pay now, and what on delivery?',
          answer:
            'With mobile money you pay for the fish now and the delivery fee when it arrives. With cash on delivery you pay for everything when it arrives. If you later pay such an order by mobile money, you pay for the fish and the delivery together, and owe nothing when it arrives.',
        },
      ],
    },
    {
      title: 'Selling',
      questions: [
        {
          question: 'Who can sell on Samaki?',
          answer:
            'Fishers, processors and traders can sell here, as individuals, companies or associations. You register with a name, a phone number and an email, and then complete a profile with an identity document.',
        },
        {
          question: 'How long does it take to verify a seller?',
          answer: 'We check the identity documents, usually in 1-2 business days. We verify transporters too, before they can take orders.',
        },
        {
          question: 'When do sellers get their money?',
          answer:
            'When an order is delivered, we add its money to the seller’s balance. Once the balance reaches {minimumPayout}, the seller can ask us to pay it to a mobile money number, which typically takes 1 business day.',
        },
      ],
    },
  ],
  answers: 'The answer to that',
  stillTitle: 'Still have a question?',
  stillText: 'We help in Swahili and English, and answer messages within 24 hours.',
  contact: 'Contact us',
  call: 'Call us',
  chat: 'Message us',
  products: 'Browse Products',
  registerSeller: 'Register as Seller',
} as const
