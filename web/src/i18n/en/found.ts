/** The descriptions of each html file for search engines and shared links, and the notice without JavaScript. The build writes them into the html. */
export const found = {
  index: 'Fresh, dried, smoked and frozen fish from Tanzania: buy in a chat or page by page, and pay by mobile money.',
  products: 'All fish on sale: sato, changu, jodari, kamba, dagaa and more, each with its price in TZS and what is left in stock.',
  product: 'A fish from the market: its price in TZS, how it’s kept, how much is left and who sells it.',
  chat: 'Buy fish by writing, as you would talk at a stall: choose, pay by mobile money and follow your order in one chat.',
  about: 'Who we are: a market that brings fish from the landing sites of Tanzania to homes, restaurants and shops.',
  contact: 'Call us, write to us or send the form for help with orders, payments and your account, in Swahili or English.',
  faq: 'Answers about buying, payment, delivery and selling on Samaki.',
  shipping: 'How your fish reaches you: the two delivery options, what each costs, how long it takes and when you pay.',
  returns: 'What to check when your fish arrives, what you may send back, and how you get your money back.',
  terms: 'The rules for buying, selling and delivering fish on Samaki.',
  privacy: 'Which personal data Samaki stores, why, for how long, and what you can ask us to do with it.',
  area: 'Sell or deliver fish with Samaki: products, orders, deliveries and payouts in one place.',
  other: 'Your cart, your orders and your account on the fish market of Tanzania.',
  noScript: 'Samaki needs JavaScript. Switch it on in your browser, then open this page again.',
  areaTitle: 'Sell and deliver',
  picture: 'The word Samaki beside a kingfish on printed cloth',
} as const
