import type { LinesByMove } from './LinesByMove.ts'

export const address: LinesByMove = {
  'address.saved': [
    ['address', 'the Masaki one, yes'],
    ['address', 'not my place, the office this time'],
    ['address', 'ile ya ofisini'],
    ['delivery', 'no, moshi one'],
    ['address', 'the office, express, M-Pesa'],
    ['review', 'the office, cash'],
    ['review', 'peleka office badala yake'],
    ['delivery', 'badilisha anwani iwe office'],
    ['cart', 'endelea, peleka office'],
    ['address', 'drop kwa home ila gate ni la blue mlinzi anaitwa juma'],
    ['delivery', 'the cheap one, and bring it to the office not home'],
  ],
  'address.which': [
    ['address', 'sio ofisini'],
    ['address', 'the same one'],
    ['address', 'home or office sijui'],
    ['address', 'Dar es Salaam'],
  ],
  'address.fresh': [
    ['address', 'naishi Mwananyamala karibu na hospitali'],
    ['address', 'Mikocheni B near TMJ hospital, express, leave it at the gate with the guard'],
    ['address', 'mpelekee mama yangu Temeke karibu na soko, simu 0754 123 456'],
    ['review', 'niletee Mbagala Zakhem badala yake, karibu na soko'],
    ['cart', 'malizia, niko Buza kwa Mpalange'],
    ['newAddress', 'ni nyuma ya msikiti'],
    ['cart', 'tuendelee, nipo Sinza Mori karibu na baa'],
    ['address', 'new place, goba njia nne nyuma ya sheli, mpokeaji ni dada Rehema'],
    ['delivery', 'the address is wrong, it should be Sinza Kijiweni near Shell'],
  ],
  'address.new': [
    ['address', 'anwani mpya'],
    ['address', 'a new address please'],
  ],
  'address.right': [
    ['newAddress', 'leteni hapa'],
    ['newAddress', 'deliver here'],
    ['newAddress', 'yes that is right, save it'],
    ['newAddress', 'yes, Ilala, Dar es Salaam'],
    ['newAddress', 'yes, express, anyone, cash'],
    ['newAddress', 'ndiyo, haraka, yeyote, cash'],
    ['newAddress', 'hapana'],
    ['newAddress', 'no'],
  ],
  'address.receiver': [
    ['delivery', 'mpokeaji ni Juma, 0754111222'],
    ['review', 'Please change the receiver to Anna Mushi.'],
    ['address', 'my wife will receive it'],
    ['delivery', 'standard. my brother Juma will receive it, 0765112233'],
  ],
  'address.goesTo': [
    ['review', 'where is it going?'],
    ['review', 'inaenda wapi?'],
  ],
}
