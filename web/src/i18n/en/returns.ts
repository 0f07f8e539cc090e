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
