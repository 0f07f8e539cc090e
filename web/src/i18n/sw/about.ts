import type { about as en } from '../en/about.ts'
import type { Translation } from '../placeholders.ts'

export const about: Translation<typeof en> = {
  title: 'Kuhusu Samaki',
  missionTitle: 'Dhamira yetu',
  mission:
    'Tunawaletea walaji samaki wa Tanzania moja kwa moja kutoka kwa wavuvi: kwa bei ya haki, kwa wakati, na kila hatua ikionekana wazi.',
  people:
    'Wavuvi, wachakataji na wafanyabiashara wanauza hapa, kama mtu binafsi, kampuni au chama. Kabla ya kununua unaona nani anauza, bei yake na kiasi kilichobaki.',
  drawing: 'Jahazi likiwa limetweka tanga',
  valuesTitle: 'Tunachoamini',
  values: [
    { title: 'Bei ya haki', text: 'Muuzaji anapanga bei. Unaiona kwa TZS, pamoja na ada ya usafirishaji, kabla ya kulipa.' },
    {
      title: 'Ubora wa uhakika',
      text: 'Unakagua samaki wabichi wanapofika. Kama kuna kasoro tunairekebisha, kwa sera yetu ya kurudisha bidhaa ndani ya siku {days}.',
    },
    { title: 'Fuatilia oda yako muda wote', text: 'Mnunuzi, muuzaji na msafirishaji wanaona oda ileile, na kila hatua hapohapo.' },
  ],
  figuresTitle: 'Samaki kwa takwimu',
  figures: [
    { figure: '1000+', label: 'wavuvi' },
    { figure: '50+', label: 'jamii za wavuvi' },
    { figure: '24/7', label: 'tunapatikana muda wote' },
  ],
  buyersTitle: 'Nani ananunua kwenye Samaki',
  buyers: [
    { title: 'Watu binafsi', text: 'Kilo ya sato ya leo jioni, au sado ya dagaa ya mwezi mzima.' },
    { title: 'Migahawa', text: 'Samaki walewale kila mara, kutoka kwa wauzaji unaowajua kwa majina.' },
    { title: 'Wauzaji wa rejareja', text: 'Samaki wabichi, wakavu, wa moshi na walioganda kwa ajili ya duka lako.' },
    { title: 'Wanaouza nje ya nchi', text: 'Samaki kutoka mialo mingi, mahali pamoja.' },
  ],
  startTitle: 'Karibu ujionee',
  startText: 'Yeyote anaweza kutazama. Ukitaka akaunti, tupe jina, namba ya simu na barua pepe. Huhitaji password.',
  register: 'Fungua akaunti',
  products: 'Tazama bidhaa',
}
