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
