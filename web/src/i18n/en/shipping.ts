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
