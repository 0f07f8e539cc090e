export const about = {
  title: 'About Samaki',
  missionTitle: 'Our mission',
  mission:
    'We bring Tanzania’s fish from the people who catch it to the people who eat it: at a fair price, on time, and with every step in plain sight.',
  people:
    'Fishers, processors and traders sell here, as individuals, companies or associations. Before you buy, you see who is selling, what it costs and how much is left.',
  drawing: 'A dhow under sail',
  valuesTitle: 'What we stand for',
  values: [
    { title: 'Fair pricing', text: 'The seller sets the price. You see it in TZS, with the delivery fee, before you pay.' },
    {
      title: 'Quality guarantee',
      text: 'You check fresh fish when it reaches you. If something is wrong we put it right, under our {days}-day return policy.',
    },
    {
      title: 'Real-time order management',
      text: 'The buyer, the seller and the transporter see the same order, and every step as it happens.',
    },
  ],
  figuresTitle: 'Samaki in figures',
  figures: [
    { figure: '1000+', label: 'fishers' },
    { figure: '50+', label: 'communities' },
    { figure: '24/7', label: 'availability' },
  ],
  buyersTitle: 'Who buys on Samaki',
  buyers: [
    { title: 'Individuals', text: 'A kilo of sato for tonight, or a tray of dagaa for the month.' },
    { title: 'Restaurants', text: 'The same fish every time, from sellers you know by name.' },
    { title: 'Retailers', text: 'Fresh, dried, smoked and frozen fish for the counter.' },
    { title: 'Exporters', text: 'Fish from many landing sites, all in one place.' },
  ],
  startTitle: 'Come and see',
  startText: 'Anyone can look around. To open an account, give your name, phone number and email. You don’t need a password.',
  register: 'Create an account',
  products: 'Browse Products',
} as const
