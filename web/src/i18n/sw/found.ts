import type { found as en } from '../en/found.ts'
import type { Translation } from '../placeholders.ts'

export const found: Translation<typeof en> = {
  index: 'Samaki wabichi, wakavu, wa moshi na wa barafu, wa Tanzania: nunua kwa chat au kwa kurasa, ulipe kwa simu.',
  products: 'Samaki wote wanaouzwa: sato, changu, jodari, kamba, dagaa na wengine, kila mmoja na bei yake kwa TZS na kiasi kilichobaki.',
  product: 'Samaki wa sokoni: bei yake kwa TZS, anavyohifadhiwa, kiasi kilichobaki na muuzaji wake.',
  chat: 'Nunua samaki kwa kuandika, kama unavyoongea na muuzaji sokoni: chagua, lipa kwa simu na fuatilia oda yako kwenye chat moja.',
  about: 'Sisi ni nani: soko linaloleta samaki kutoka mialo ya Tanzania hadi nyumbani, hotelini na dukani.',
  contact: 'Tupigie, tuandikie au tuma fomu: msaada wa oda, malipo na akaunti yako, kwa Kiswahili au Kiingereza.',
  faq: 'Majibu kuhusu kununua, malipo, usafirishaji na kuuza kwenye Samaki.',
  shipping: 'Jinsi samaki wako wanavyokufikia: njia mbili za usafirishaji, gharama na muda wa kila moja, na lini unalipa.',
  returns: 'Unachokagua samaki wakifika, unachoweza kurudisha, na jinsi unavyorudishiwa pesa.',
  terms: 'Masharti ya kununua, kuuza na kusafirisha samaki kwenye Samaki.',
  privacy: 'Taarifa binafsi ambazo Samaki inahifadhi, kwa nini, kwa muda gani, na unachoweza kutuomba kuzihusu.',
  area: 'Uza au safirisha samaki na Samaki: bidhaa, oda, usafirishaji na malipo mahali pamoja.',
  other: 'Kikapu chako, oda zako na akaunti yako kwenye soko la samaki la Tanzania.',
  noScript: 'Samaki inahitaji JavaScript. Iwashe kwenye browser yako, kisha fungua tena ukurasa huu.',
  notStarted: 'Samaki bado haijafunguka.',
  areaTitle: 'Kuuza na kusafirisha',
  picture: 'Neno Samaki kando ya nguru kwenye kanga',
}
