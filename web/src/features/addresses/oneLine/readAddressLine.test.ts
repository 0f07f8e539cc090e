import { expect, test } from 'vitest'
import { regions } from '#contract/rules/regions.ts'
import { places } from './places.ts'
import { readAddressLine } from './readAddressLine.ts'

test.each([
  ['Sinza Kijiweni, karibu na Shell', 'Sinza Kijiweni', 'karibu na Shell', 'Ubungo', 'Dar es Salaam'],
  ['nipo sinza kijiweni karibu na shell', 'Sinza kijiweni', 'karibu na shell', 'Ubungo', 'Dar es Salaam'],
  ['Mikocheni B, nyumba 12', 'Mikocheni B, nyumba 12', '', 'Kinondoni', 'Dar es Salaam'],
  ['mikochen, opposite Shoppers', 'Mikochen', 'opposite Shoppers', 'Kinondoni', 'Dar es Salaam'],
  ['Mtaa wa Mafia 14, Kariakoo, Ilala, Dar es Salaam', 'Mtaa wa Mafia 14, Kariakoo', '', 'Ilala', 'Dar es Salaam'],
  ["Chang'ombe, near the stadium", "Chang'ombe", 'near the stadium', 'Temeke', 'Dar es Salaam'],
  ['Mbagala Rangi Tatu, jirani na msikiti', 'Mbagala Rangi Tatu', 'jirani na msikiti', 'Temeke', 'Dar es Salaam'],
  ['G/mboto mwisho, Dar', 'G/mboto mwisho', '', 'Ilala', 'Dar es Salaam'],
  ['Bagamoyo Road, Mwenge', 'Bagamoyo Road, Mwenge', '', 'Kinondoni', 'Dar es Salaam'],
  ['Njiro block C, Arusha', 'Njiro block C', '', 'Arusha City', 'Arusha'],
  ['Kirumba sokoni, Mwanza', 'Kirumba sokoni', '', 'Ilemela', 'Mwanza'],
  ['Tengeru, karibu na soko, Arusha', 'Tengeru', 'karibu na soko', 'Meru', 'Arusha'],
  ['Stone Town, behind the fort, Zanzibar', 'Stone Town', 'behind the fort', 'Mjini', 'Mjini Magharibi'],
  ['Mtaa wa Uhuru 3, Bagamoyo', 'Mtaa wa Uhuru 3', '', 'Bagamoyo', 'Pwani'],
  ['can you bring it to Msasani Peninsula, house 4, by 6pm', 'Msasani Peninsula, house 4', '', 'Kinondoni', 'Dar es Salaam'],
  ['Please deliver my order to Tabata Bima, near CRDB, tomorrow morning', 'Tabata Bima', 'near CRDB', 'Ilala', 'Dar es Salaam'],
  ['naomba mlete Sinza Kijiweni, mtaa wa 4, saa kumi jioni', 'Sinza Kijiweni, mtaa wa 4', '', 'Ubungo', 'Dar es Salaam'],
  ['I live in Mikocheni B near Shoppers Plaza', 'Mikocheni B', 'near Shoppers Plaza', 'Kinondoni', 'Dar es Salaam'],
  ['Mlimani City karibu na KFC', 'Mlimani City', 'karibu na KFC', 'Ubungo', 'Dar es Salaam'],
  ['No, the address is wrong. It should be Sinza Kijiweni, near Shell.', 'Sinza Kijiweni', 'near Shell', 'Ubungo', 'Dar es Salaam'],
  ['We are in Upanga, near the Muhimbili gate.', 'Upanga', 'near the Muhimbili gate', 'Ilala', 'Dar es Salaam'],
  ['The street is Kijiweni, the region is Dar es Salaam and the district is Ubungo', 'Kijiweni', '', 'Ubungo', 'Dar es Salaam'],
  ['Samahani, naishi Sinza karibu na kituo', 'Sinza', 'karibu na kituo', 'Ubungo', 'Dar es Salaam'],
  [
    "It's the blue house next to Shoppers Plaza in Masaki",
    'The blue house, Masaki',
    'next to Shoppers Plaza',
    'Kinondoni',
    'Dar es Salaam',
  ],
  ['checkout, Mikocheni B near TMJ, express', 'Mikocheni B', 'near TMJ', 'Kinondoni', 'Dar es Salaam'],
  ['nah ile ya kwanza, Tabata karibu na baa', 'Tabata', 'karibu na baa', 'Ilala', 'Dar es Salaam'],
  ['No. 12 Samora Avenue, Posta', 'No. 12 Samora Avenue, Posta', '', 'Ilala', 'Dar es Salaam'],
  ['Standard Bank, Posta, behind the Cash Office', 'Standard Bank, Posta', 'behind the Cash Office', 'Ilala', 'Dar es Salaam'],
])('[CHAT-151] “%s” is split into street, landmark, district and region', (line, street, landmark, district, region) => {
  expect(readAddressLine(line)).toMatchObject({ street, landmark, district, region, isAddress: true })
})

test.each([
  ['Mbezi, karibu na kanisa', { street: 'Mbezi', region: 'Dar es Salaam', district: '' }], // two districts have a Mbezi
  ['Mbezi, Ubungo', { street: 'Mbezi', region: 'Dar es Salaam', district: 'Ubungo' }],
  ['Mtaa wa Lindi 4', { street: 'Mtaa wa Lindi 4', region: '', district: '' }], // a street in Kariakoo, and in other towns
  ['Ubungo', { street: '', region: 'Dar es Salaam', district: 'Ubungo' }],
  ['yah kinondoni dar', { street: '', region: 'Dar es Salaam', district: 'Kinondoni' }],
  ['Dar es Salaam', { street: '', region: 'Dar es Salaam', district: '' }],
  ['karibu na Shell', { street: 'Karibu na Shell', landmark: '', region: '' }],
  ['Ubungo, karibu na Shell', { street: 'Karibu na Shell', district: 'Ubungo' }],
])('[CHAT-151] “%s” leaves a part to ask for', (line, read) => {
  expect(readAddressLine(line)).toMatchObject(read)
})

test.each(['bla bla bla', 'haraka', 'the same again', 'yuko hai', 'nataka dagaa 2', 'kusini kidogo', 'endelea'])(
  '[CHAT-151] “%s” isn’t read as an address',
  (line) => expect(readAddressLine(line).isAddress).toBe(false),
)

test('[CHAT-151] every listed place is in a district of the contract', () => {
  for (const [region, districts] of Object.entries(places)) expect(regions[region]).toEqual(expect.arrayContaining(Object.keys(districts)))
})
