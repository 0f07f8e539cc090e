import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NETWORKS } from '#contract/rules/constants.ts'
import { fish, rareFish } from '#contract/rules/fish/names.ts'
import { listed } from '#tools/understand/words/lists.ts'
import { languageOf } from './languageOf.ts'

const SWAHILI = `
nataka sato
nataka two kilos za sato
naomba kamba kilo moja
nipe mbili
leteni kesho asubuhi
weka changu tatu
ongeza nyingine
toa ngisi
ondoa zote
futa hiyo
iwe tatu
bei gani
bei ya sato ni ngapi
shilingi ngapi
mna pweza
mnayo tuna
kuna nguru leo?
iko wapi oda yangu
oda yangu imefika?
nimelipa tayari
nimelipa mpesa but sijaona order
sijapata code
nalipa kwa mpesa
nalipa cash
nitalipa nikipokea
pesa inaenda kwa nani
pesa yangu imekatwa
rudisha pesa yangu
nani anauza
samaki wa leo
hawa ni fresh?
mpelekee mama yangu
mnaleta mpaka Mbezi?
mnaleta Sundays pia?
mtaleta saa ngapi
siwezi kulipa sasa
sitaki tena
acha kwanza
ghairi hiyo order
hapana, ile kubwa
ndiyo, hiyo hiyo
ndio
hapana
nipigie ukifika
mpigieni kabla ya kufika
asiambiwe bei
kilo mbili watu wangapi
vipi kuhusu delivery
mambo vipi
niaje, mna dagaa
nadai sato mbili leo
nichekie kama kuna kamba
sina email
sina barua pepe
tuma kwa boda
badilisha address yangu
nisaidie tafadhali
sijui
sijaelewa
ninyi mko wapi
mimi ni mgeni hapa
kwa nini ni expensive
ipi nzuri kwa grill
sorry nimekosea number
please nisaidie ku-cancel
ok nataka hiyo
cash nikipokea mzigo
express itafika lini
Standard inachukua siku ngapi
nimebadili mawazo, bora mpesa
naomba you send sato
hiyo ni last price?
natka sato mbl
tunahitaji samaki kumi
nimefurahi sana
`
const ENGLISH = `
i want sato
I want sato mbili
can i get two kilos of kamba
give me two
add one more
please add two changu
remove the octopus
take out the ngisi
make it three
how much is sato
what is the price of nguru
what does changu cost
do you have pweza
is there any dagaa today
where is my order
has my oda arrived?
i have paid with mpesa
I already paid by tigo pesa
my money is gone
give me back my money
who sells this
are these fresh
send it to my mother
do you deliver to Mbezi?
when will it come
I can't pay now
i dont want it
never mind that
cancel my order
no, the big one
yes, that one
call me when you arrive
which one is good to grill
what about delivery
how many people will it feed
I have no email
change my address
help me please
i don't know
where are you
why is it so expensive
I have never used this, what do I write?
is it halal?
thank you
how do I pay
can I pay cash
what is express
is standard cheaper?
I will pay when it arrives
we need ten fish
this is not what I ordered
I'm in Masaki
let me think
show me the fish
asante, how much is it
sawa, i will take it
`
const UNKNOWN = `
sato
sato 1
2 sato
sato 2, kamba 1
changu 2
tuna
3 tuna
kaa
taa 1
Nile tilapia
king fish 2
red snapper
mpesa
m-pesa
M-Pesa 2
cash
cash on delivery
express
Express
standard
ok
OK
okay
tigo pesa
airtel money
halopesa
Mixx by Yas
Lipa na M-Pesa
visa
Masaki
Sinza Kijiweni
Mbezi Beach
Mwenge
Mnazi Mmoja
Kinondoni
Mlimani City
Dar es Salaam
Arusha
chips
fresh
kg 2
2 kg
1
10,000
0712345678
SMK-104699
5k
yes
no
please
sorry
thanks
hi
hello
asante
sawa
poa
pole
karibu
delivery
order
online
email
??
👍
sato 2, mpesa, Sinza
Juma
Rehema Temeke 0765432109
`
const lines = (list: string) => list.trim().split('\n')
const table = [
  ...lines(SWAHILI).map((line) => [line, 'sw'] as const),
  ...lines(ENGLISH).map((line) => [line, 'en'] as const),
  ...lines(UNKNOWN).map((line) => [line, null] as const),
]

test.each(table)('[CHAT-183] the language of `%s` is %s', (line, language) => {
  expect(languageOf(line)).toBe(language)
})

const wordsIn = (listed: string): string[] => listed.split(' ').map((name) => name.replaceAll('_', ' '))
const names = [
  ...[fish, rareFish].flatMap((table) => Object.entries(table).flatMap(([name, words]) => [name, ...wordsIn(words)])),
  ...wordsIn(listed('place')),
  ...wordsIn(listed('town')),
  ...NETWORKS,
]

test('[CHAT-183] the name of a fish, network or place anywhere in a line does not change its language', () => {
  const line = fc.constantFrom(...table)
  fc.assert(
    fc.property(line, fc.constantFrom(...names), fc.nat(8), ([typed, language], name, at) => {
      const words = typed.split(' ')
      // A name alone may itself have several words, which another name must not part.
      const place = language === null ? words.length : Math.min(at, words.length)
      expect(languageOf(words.toSpliced(place, 0, name).join(' '))).toBe(language)
    }),
    { seed: 183, numRuns: 2000 },
  )
})

test('[CHAT-183] a pasted payment message has no language', () => {
  expect(languageOf('QJ45ABC12 Confirmed. You have paid TZS 18,000 to SAMAKI LTD on 3/2/26. New balance is TZS 2,500')).toBeNull()
})
