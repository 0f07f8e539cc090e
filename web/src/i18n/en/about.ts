export const about = {
  title: 'About Samaki',
  missionTitle: 'Our mission',
  mission:
    'We bring the fish of Tanzania from those who catch it to those who eat it: at a fair price, in good time, and with every step in plain sight.',
  people:
    'Fishers, processors and traders sell here, each as an individual, a company or an association. You see who sells, what it costs and how much is left before you buy.',
  drawing: 'A dhow under sail',
  valuesTitle: 'What we stand for',
  values: [
    { title: 'Fair pricing', text: 'The seller sets the price. You see it in TZS, and the delivery fee beside it, before you pay.' },
    {
      title: 'Quality guarantee',
      text: 'Fresh fish is checked when it reaches you. What is not right is put right, under our {days}-day return policy.',
    },
    { title: 'Real-time order management', text: 'Buyer, seller and transporter see the same order, and each step the moment it happens.' },
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
    { title: 'Restaurants', text: 'The same fish again and again, from sellers you know by name.' },
    { title: 'Retailers', text: 'Fresh, dried, smoked and frozen fish for the counter.' },
    { title: 'Exporters', text: 'Fish from many landing sites, found in one place.' },
  ],
  startTitle: 'Come and see',
  startText: 'Anyone can look around. To open an account you give your name, your phone number and your email; there is no password.',
  register: 'Create an account',
  products: 'Browse Products',
} as const
