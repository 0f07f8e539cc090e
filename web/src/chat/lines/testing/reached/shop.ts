import type { LinesByMove } from './LinesByMove.ts'

export const shop: LinesByMove = {
  'shop.freshness': [
    ['welcome', 'are they fresh'],
    ['delivery', 'ni freshi kweli'],
  ],
  'shop.whereCaught': [
    ['welcome', 'where caught'],
    ['welcome', 'wametoka wapi'],
  ],
  'shop.weight': [
    ['welcome', 'how many in a kilo'],
    ['welcome', 'ni kilo kamili'],
  ],
  'shop.storage': [
    ['welcome', 'how long does it keep'],
    ['welcome', 'nihifadhi vipi'],
  ],
  'shop.localMeasure': [
    ['welcome', 'a bucket'],
    ['welcome', 'fungu bei gani'],
  ],
  'shop.cooking': [
    ['welcome', 'how to cook'],
    ['welcome', 'mapishi'],
  ],
  'shop.cleaning': [
    ['welcome', 'do you gut them?'],
    ['welcome', 'mnasafisha'],
  ],
  'shop.bulk': [
    ['welcome', 'wholesale'],
    ['welcome', 'bei ya jumla'],
  ],
  'shop.event': [
    ['welcome', 'for a wedding'],
    ['welcome', 'nina shughuli'],
  ],
  'shop.goodToday': [
    ['welcome', 'what do you have'],
    ['welcome', 'leo kuna nini'],
  ],
  'shop.notSold': [
    ['welcome', 'mnauza kasa?'],
    ['welcome', 'do you have cod'],
    ['welcome', 'mna salmon'],
  ],
  'shop.minimumOrder': [
    ['welcome', 'minimum order'],
    ['welcome', 'kuanzia ngapi'],
  ],
  'shop.inspectFirst': [
    ['welcome', 'can I check before paying'],
    ['method', 'nikague kwanza'],
  ],
  'shop.price': [
    ['welcome', 'how much is tuna'],
    ['welcome', 'sato bei gani'],
  ],
  'shop.priceAsk': [
    ['welcome', 'price list'],
    ['welcome', 'bei zenu'],
  ],
  'shop.bargain': [
    ['welcome', 'last price'],
    ['welcome', 'punguza bei'],
  ],
  'shop.cheapest': [
    ['welcome', 'cheapest fish'],
    ['welcome', 'bei rahisi zaidi'],
  ],
  'shop.budget': [
    ['welcome', 'under 15,000'],
    ['welcome', 'nina elfu ishirini'],
  ],
  'shop.outOfStock': [
    ['welcome', 'are prawns sold out'],
    ['welcome', 'kamba wameisha?'],
  ],
  'compare.two': [
    ['welcome', 'bei ya sato 2 na changu 1'],
    ['welcome', 'bei ya changu na sato?'],
    ['welcome', 'which is better, sato or changu?'],
    ['welcome', 'sato au changu, yupi mtamu?'],
  ],
  'people.howMuch': [
    ['welcome', 'how many kilos for 8 people?'],
    ['welcome', 'nina wageni kumi nichukue kiasi gani'],
  ],
  'doubt.sums': [
    ['review', 'how much nalipa sasa?'],
    ['review', 'how much do I pay haraka?'],
    ['method', 'How much do I pay now and how much at the door?'],
    ['cart', 'how much imebaki kulipa nikipokea?'],
  ],
  'doubt.bones': [
    ['welcome', 'is the kingfish bony?'],
    ['welcome', 'samaki gani hana miiba mingi?'],
    ['welcome', 'nataka samaki wa mchuzi asiye na miba mingi'],
    ['welcome', 'something without bones for my baby'],
  ],
  'doubt.ifSpoilt': [
    ['method', 'If I pay upfront and the fish is off, will I get my money back?'],
    ['review', 'What if it gets here and it smells?'],
    ['method', 'je samaki wakifika wameoza nitarudishiwa hela?'],
  ],
  'doubt.coldOnWay': [
    ['carrier', 'Which of them has a fridge or a cool box?'],
    ['carrier', 'wana friji?'],
    ['delivery', 'Will it stay cold on the way?'],
  ],
}
