/**
 * The meanings that a clause can have, one per line. Commas separate phrases, in lower case and without apostrophes (`dont`).
 * `[a/b]` is one of them and `(a/b)` one of them or none, inside a word too: `gate(s)`, `[m/wa]lete`. `*` is any letters, `+` three letters or
 * more, `#` a number, `…` up to three words.
 */
export const meanings = {
  // Wishes for the rider and the seller.
  bring:
    'bring, deliver, come, arrive, reach, send it, get it, ([a/m/n/t/u/w/z]*)let[e/ee/ea/eni/eeni], [i/u/wa/zi/ni]let[we/ewe], [m/u/a/wa/i/zi]ta[fika/kuja/leta], *pelek*, (a/wa/m/u)[je/njoo/kuja/mje], [a/i/wa/zi/u](si)fik[e/ie], wek[a/e] oda',
  schedule: 'schedule [it/this/that/them/[my/the/our] [order/delivery/fish]], (i/zi)ratibu(ni), (u/m)niratibi[e/eni], [i/zi]ratibiwe',
  beDone: '(w)a*we, (y)a*we, i*we, zi*we',
  call: '[call/ring/phone/text/beep/message] [me/us/him/her/them/my/#], give [me/us/him/her/them] a [call/ring], call first, *pigi[a/e/eni], (ni/u/a/wa/m)pig[a/e] simu',
  careful: 'careful, carefully, gently, taratibu, uangalifu, makini, beware, watch out, jihadhari, tahadhari, chunga',
  uncleaned: 'not (been) [clean/gut/scal/cut/wash]*, ha[wa/i](ku/ja)[safish/osh/kat/par]*',
  cleanVerb: 'clean(ed), scale, descale, gut(ted), wash(ed), peel(ed), fillet it, *safish*, osh[a/e]*, *[a/i/u]osh[a/e]*, *par[a/u]*',
  cutVerb: 'cut, slice, chop, portion, *kat[a/e/wa/we/ia/ie/iwe/ieni/eni]',
  dog: 'dog, dogs, mbwa',
  fishPart:
    'in [two/three/four/half], bone(s), boneless, scale(s), gut(s), head(s), tail(s), skin, fin(s), pieces, steak(s), halves, chunks, miba, mifupa, magamba, utumbo, matumbo, vichwa, kichwa, mkia, mikia, ngozi, mapezi, vipande, steki, nusu',
  forMe: 'for me, *ni[kat/safish/osh/par/ondol/tol]*',
  gate: 'gate(s), door, doorstep, fence, geti(ni), lango(ni), mlango(ni), uzio(ni), kibaraza(ni), entrance, lobby',
  house:
    'house, plot, block, flat, street, road, near, behind, next to, opposite, nyumba, namba, mtaa, karibu na, nyuma ya, mbele ya, mkabala',
  keeper:
    'guard(s), watchman, security, reception(ist), secretary, concierge, caretaker, neighbo(u)r(s), maid, house( )[girl/help/boy], mlinzi, walinzi, askari, mapokezi, jirani, majirani, dada wa kazi, kijana wa kazi, shop( )keeper, muuza duka',
  knock: 'ring(s/ing), knock(ing), hoot(ing), honk(ing), horn, door( )bell, the bell, hodi, honi, kengele, shout(ing)',
  /** The last order. */
  lastPlaced: '[last/latest/newest/previous] (*) [order(s)/one/time], [ya/za] mwisho, [oda/mara/ile] iliyopita',
  /** The order before the last one, or before the one mentioned. */
  beforeLast: 'before (the) last, [the/my] [one/order] before, [oda/ile] ya kabla',
  /** Another order than the one mentioned. */
  otherOrder: '[the/my/that] other (*) [one/order], [oda/ile] (yangu) (ya) nyingine',
  ownOrder: 'my [order/fish], oda yangu, samaki wangu',
  /** The buyer wants plain fish: not a fillet, steak or head, not smoked and not frozen. */
  plainKind: 'whole, plain, normal, regular, ordinary, (wa)(m)zima, [wa/ya/la] kawaida',
  larger: 'bigge*, heav*',
  /** Words before an amount that is the most a buyer will pay, not the price of one product. */
  limit: 'under, below, less, up to, max, budget, have, for, chini, hadi, mpaka, nina, kwa',
  lastOrder: '[last/latest] [order/one], oda (yangu) ya mwisho',
  leaveAt: 'leave, leaves, drop, hand, give, put, *ach[a/e/ia/ie/ieni/eni], *kabidhi*, (a/u/m/wa)mp[e/eni/atie], (a/u)(i/zi)wek[e/a/eni]',
  money:
    'money, cash, refund, balance, pesa, hela, ela, fedha, salio, chapaa, mpunga, shilling(s), tzs, tsh, pay, paying, paid, payment, malipo, *lip[a/e/wa/ia], m(-)pesa, pin',
  oncomingTime:
    'before, when, first, once, outside, near, close, arriv[e/es/ing/al], kabla, kwanza, nje, karibu, njiani, [u/a/m/wa]kifika, [u/a/m]kikaribia, minute(s), dakika',
  ownData:
    'account, akaunti, data, taarifa, information, info, details, history, historia, mazungumzo, conversation, chat, messages, meseji, note(s), maelezo, [about/on] me',
  packing: 'well, apart, separate(ly), ice, bag(s), vizuri, kando, tofauti, barafu, mfuko, mifuko',
  packVerb: 'pack, wrap, (u/m/wa/a)(i/zi)fung[a/e/eni], (m/wa)paki[a/e]',
  openVerb: 'open(s), *fungu*',
  order: 'order, orders, oda, *agiz*',
  past: 'never, was, were, did, had, came, *likuwa, [a/u/i/zi]li+, [m/wa]li[a/f/k/l/pa/pe/pi/po+/s/t/v/w/o+/ye/yo/z/ni]*, yesterday, jana, last [time/week]',
  please: 'please, tafadhali, naomba, pls, plz',
  // The person who receives the order must not learn what it cost.
  hidesPrice:
    '[dont/do not/never/without/not to] (please/ever) [tell*/show*/let*] [her/him/them/anyone/anybody/mama/baba/my +] … [price(s)/cost(s)/amount/bill/total/receipt/much], [dont/do not/never/without/not to] (please/ever) [mention*/say*/reveal*/disclos*/writ*/put*/includ*/show*] (the/any/a) [price(s)/cost(s)/amount/bill/receipt], hide the [price(s)/cost(s)/amount/bill/receipt], keep the [price/cost/amount] [secret/private/hidden/quiet/to], [she/he/they] [should not/shouldnt/must not/mustnt/cant/may not] [know/see/be told/hear] … [price/cost/amount/bill/much], [usi/msi/asi/wasi/nisi][mwambi/waambi/ambi/mtaji/mweleze/mjulish/monyesh/mwonyesh/on/ju/taj/sem/fahamish/andik/wek]* … [bei/gharama/kiasi/jumla/risiti], [bei/gharama/jumla/kiasi] (yake/yao/ya +) [isi/zisi][taj/sem/ambi/onekan/onyesh/juli/andik/fahamik/tolew]*, [bei/gharama] [iwe/ni/ibaki] siri, [ficha/fiche/mfich]* … [bei/gharama/risiti], bila [kumwambia/kuwaambia/kutaja/kuonyesha/kumtajia/kusema] … [bei/gharama]',
  price: 'price, total, discount, cheaper, reduce, bei, jumla, punguz*',
  putVerb: 'add, put in, include, *ongez*, more',
  rider:
    'rider(s), driver(s), delivery [guy/man/person], boda(boda), dereva, mleta*, msafirishaji, transporter, courier, carrier, ana(y)elet*, atakayelet*, [m/wa]kuleta',
  takeOff: 'remove, take [out/off], *[to/ondo][a/e/lee/lewe/eni/eeni]',
  /** Verbs for what another person should do. */
  shall: 'should, must, needs to, aje, awe, waje, wawe, [a/wa]+e',
  tellThem:
    '[tell/ask/inform/let] [him/her/them/the [rider/driver/boda/seller/fisherman/man/delivery guy]] [to/not/that/know], tell the guy, (m/u)[mw/wa]ambi[e/eni], (m/u)[mw/w]aombe(ni), ask for +, (mu/wa)uliz[e/ie]',
  theyDid: '[m/u/wa/a/i]me+',
  noOrNot:
    'no, without, not, dont, never, bila, usi*, msi[a/ch/f/ga/gong/j/l/ma/mp/mw/ni/o/p/r/sah/ta/tum/w/z]*, asi*, wasi*, yasi*, isi*, si, sio',
  never:
    'dont, do not, never, wont, [usi/nisi]+, msi[a/ch/f/ga/gong/j/l/ma/mp/mw/ni/o/p/r/sah/ta/tum/w/z]*, sita[ki/lip/jarib]*, staki, sijui',
  // Putting goods into the wishlist or the cart, and finding them too dear.
  keep: '(ni)[wek/hifadh/ongez]*, add, put, save, keep, bookmark',
  tooMuch: 'too, sana, mno, kupita kiasi',
  // The cart, and earlier purchases.
  alreadyOrdered: 'placed, [oda/order] [nili/tuli]*, nishaagiza, nimesha*, nimeagiza, already ordered',
  all: 'all, everything, whole, vyote, zote, yote, wote, kila kitu',
  asBefore:
    'ile( )ile, vile( )vile, zile( )zile, ya zamani, siku zote, kama [kawaida/mwanzo/mara [il*opita/ya mwisho]], [usual/old], as [before/last time], always, same',
  basket: 'cart, basket, (ki)kapu(ni)',
  buysAgain:
    're(-)order*, [order/buy/purchase] … again, repeat [it/[my/the/that/what] *], *[nunu/agiz/order/oda]* tena, (ni/tu/u)rud[i/ish][a/e/eni/ie/ia] [ile/oda/order/zile/agizo]',
  both: 'both, [vyote/wote/zote] (vi/wa)[wili/mbili]',
  corrects:
    'no, nope, hapana, si, actually, sorry, samahani, oops, wait, ngoja, [i/we] [said/mean(t)/wanted], ni[li/me][sem/maanish/kose/tak]*, instead of, badala ya, not, sio, siyo',
  except: 'except, but, apart from, besides, other than, isipokuwa, kasoro, ila',
  doubled: 'double, maradufu, twice [the/as many], [ongeza/zidisha/fanya/[i/zi/wa]we] … mara mbili',
  fewer: 'less, fewer, minus, reduce, decrease, lower, pungufu, *punguz*',
  halved:
    'halve, half (of) [the/that/it/them/those/my], [by/in] half, only half, nusu [yake/yao], nusu ya [hiyo/hizo/hao/huyo], punguza … nusu, [half/nusu] tu',
  inIt: '[do/have] i (still) [have/got/put/add], [did/have] [i/you] (already/really) [put/add/remov/tak/chang/reduc]*, is it in, are they in, so far, [yu/wa/zi/vi/u/i]mo, [u/m]me(sha)[wek/toa/ondo/ongez/punguz/badil]*, nime[wek/chagu]*, [i/zi/wa/vi]me[ingia/badilika/ongezeka/pungua], [ni/is [it/that]/are [they/those]] [#/(m)moja/*wili/two/one] [sasa/now], [wa/zi/vi][po/ko] *ngap(i) sasa, sasa (ni) *ngap(i)',
  lessBy: '[#/one/two/three/four/five] [less/fewer], [less/fewer/minus/pungufu] (by/kwa) [#/one/two/three/moja/mbili/*wili/*tatu]',
  keepsIt:
    '[u/m]si(ni)(wa/i/zi/ki/vi/m)[toe/ondoe/punguze/fute/ongeze], [usi/msi/si]badil*, sitaki kubadil*, [dont/not/never/no need] (to) [change/add/remove/take/reduce/drop/delete]',
  lastTime: 'last time, mara [il*opita/ya mwisho]',
  notAgain:
    'mpya, new, (u/m)si(ni/ta)[nunu/agiz/rudi]*, [dont/never/not] [buy/order/repeat/reorder], taken, charged, deducted, amount, makato, *katwa, sms',
  oneMore: 'more, another, zaidi, (mw/w/v/k/l/z)[i/e]ngine, *ongez*, increase',
  putBack: 'back, *rudish*, *rejesh*',
  sameAs:
    'same [as/thing/stuff/order], again, usual, give me what i had, kama [kawaida/juzi/jana/mara/oda/order/ile/wiki/mwezi/nilivyo*], [ile/vile/zile]( )[ile/vile/zile]',
  samePlace: 'hapo(( )hapo), pale(( )pale), mahali, anwani, address(es), place, home, nyumbani, kwangu, office, ofisini, spot, location',
  setTo:
    '[i/zi/vi/wa/ki/li/ya/u/a/tu][we/baki], make, set, keep, leave, should be, change, just, only, instead, badala, tu, basi, badili*, fanya, idadi, was, no more',
  swap: 'instead of, rather than, badala ya, swap, replace, exchange, change, *badili*',
  takesOut:
    'remove, delete, drop, cancel, clear, empty, take … [out/off/away], (u/m/ni)(wa/i/zi/vi/ki/li/ya/m)[to/ondo/fut][a/e/eni/oe/lee]',
  unasked:
    '[only/just] asking, nauliza tu, siku[omba/agiza/sema/taka/maanisha], [didnt/did not/never] [ask/say/said/want/order/mean], ulivyoweka, [thats/that is/its] not the',
  upTo: 'to, hadi, mpaka, [i/zi/vi/wa/ki][we/baki], no more, no less',
  weight: 'kilo(s), kg(s), gram(s), gramm(s), weigh*, uzito, heavy',
  // The destination.
  bringsHere:
    '[deliver/bring/send/(m/u)(t)(u/i)let[a/e/eni/ee]/(i/u/m)pelek[a/e/eni]/use/save] (it/them/mzigo) (to) [here/there/hapa/hapo/huko/pale](( )hapo), use it, save it, hapo( )hapo, (i/u)hifadhi',
  hereWord: 'here, hapa, hapo(( )hapo), there, pale',
  insteadWord: 'instead, badala, one, ile, iwe',
  unsure: 'sijui, not sure, sina uhakika, maybe, labda, pengine, either, or, au, ama',
  newOne: 'new, mpya, another, different, nyingine, add',
  sameOne: 'ile( )ile, hiyo( )hiyo, ule( )ule, pale( )pale, hapo( )hapo, the same, same [one/address/place/number/phone/line]',
  notHere: 'email, phone, simu, number, namba, payment, malipo, card, name, jina',
  // Existing orders and their riders.
  again:
    'again, tena, usual, kawaida, same, repeat*, re(-)order*, *rudi[a/e/sha]*, upya, vile( )vile, ile( )ile, nipe, niwekee, niletee(ni), give me, send me',
  cancelVerb: 'cancel*, call off, stop, *ghairi*, *kansel*, *sitish*, *simamish*, (m/u/ni/ku/i/mui)fut[a/e/eni]',
  choose: 'choose, pick, select, my own, *chagu*, change (the) [rider/carrier/driver]',
  fast: 'fast*, quick*, haraka, upesi, [a/wa/i][na/ta](ku)wahi, soon(er/est), mapema',
  delivery: 'delivery, deliveries, usafirishaji',
  feeWord: 'fee, fees, charge(s), charged, charging, deduct*, cost, penalty, gharama, ada, faini, makato, *katwa, [i/m/wa]ta(ni/tu)kata',
  goesTo:
    'where (exactly) [will/is/are/does/do] [it/they/my */this/that/the */you] (order) (be/being/get/to) [deliver*/sent/brought/going/taken/go], [which/what] address, [ita/ina/mta/mna/wata](i)[pelek/let/(kw)end]* wapi, [anwani/address] [gani/ipi]',
  held: 'what(s) (is/was/were) (there) … [in/inside] … [order/smk(-)#/one], what (fish) [did/had/have] i [order/ordered/buy/bought/get/got], how much [did/have/had] i [pay/paid/spend/spent], what did i pay, how much [was/were/did] … order, [oda/order/ile] … [ina/ilikuwa/yenye] [nini/samaki gani/vitu gani], [nili/nime/tuli][agiza/nunua] [nini/samaki gani/vitu gani/samaki wangapi], [nini/samaki gani] [nili/nime][agiza/nunua], [nili/nime/tuli](sha)[lipa/lipia/tumia] … [ngapi/gani], [ngapi/kiasi gani] [nili/nime]lip*, oda … [ilikuwa/iligharimu] (shilingi/bei/sh) [ngapi/gani], ilikuwa na [nini/samaki gani/vitu gani]',
  ifLate: '[m/u/wa/i/zi]kichelew*, [if/suppose] [you/it/they/the *](re/s/ is/ are) (too) late',
  itHeld:
    'what(s) (is/was/were) (there) in … [it/there/one/that], how much [was/were/did] … [it/one/that], [ili/ina/kuli]kuwa na nini, ina nini',
  keeps:
    '[si/usi/msi/nisi](ta/ki)[ghairi/kansel/cancel/fut]*, sitaki (ku)[ghairi/kansel*/cancel/futa/rudia], [usi/msi/sita]rudi*, [dont/do not] (re(-))order it, [dont/wont/not/never/no need to] (want to/going to) [cancel/stop]*',
  myOrder:
    '[my/our/this/that] (*) [order(s)/delivery/parcel/package/fish/food], the order, [ile/hiyo/hii] oda, [oda/order/samaki/vitu/bidhaa] (*) [yangu/wangu/wetu/yetu/zangu/zetu/hiyo/ile/hii], [oda/order] [niliyo/nilio/tuliyo]*, mzigo, parcel',
  nothingSeen:
    'sioni, sijaona, siioni, see nothing, [dont/do not/cant/cannot] see, nothing [on/came/comes/shows/has come], hakuna [kitu/ujumbe/kilichokuja], hak[i/u]jaja',
  number: 'number(s), namba, contact(s), reach, get hold of, nampataje, nitampataje, mawasiliano',
  orders: 'orders, oda [zangu/zetu/zote/zilizopita]',
  phone: 'phone, simu, screen',
  received:
    '[receive/received/get/got] [my/the/our] … [money/payment/cash], [go/gone/went/come/came/get/got] [through/in], reached you, [m/u]me(sha)[pokea/pata/ona/iona]*, [ime/y(a)me/zime](sha)[ingia/fika/pokelewa/pita/enda/wafikia/kamilika]*, [ili/yali][ingia/fika/pita]*, see my payment, successful',
  tellRider:
    '[tell/inform/let/ask] (the) [rider/driver/seller/carrier/transporter], (mw/m/wa)[ambi/elekez][e/eni] (huyo) [dereva/muuzaji/msafirishaji/boda*/rider]',
  thatOne: '[the/that] (*) (*) [one/order], [ile/hiyo] (oda) (yangu) [ya/mpya/yenye], [hiyo/hii] [oda/order]',
  track: 'track*, follow*, status, *fuatili*, [i/u/wa/zi][ko/po/me(sha)fik*/letwa], arriv*',
  trusted: 'reliable, trust*, honest, safe, good, salama, *aminik*, *amini, wazuri',
  way: 'express, standard, haraka, kawaida',
  usesWho: 'mna(m/wa)tumia (kina) nani, who(m) do you use',
  whoBrings:
    'who(s/ is/ will/ does/ are) (be) [carr*/bring*/deliver*/com[e/es/ing]/tak[e/es/ing] [it/them/my [fish/order]]], nani [ana/ata/ame/anaye/atakaye/ndiye ata](ni/tu/i/u)[kuja/let/pelek/beb/chuku]*',
  youAre: '[m/mu][ko/po/lipo/liko/napatikana], [are/r] [you/u], your [shop/office/location/store], [lenu/yenu] [li/i][ko/po]',
  fromOrder: '[from/off/out of/to/in] [my/the/that/this] … order, [kwenye/katika/toka/ndani ya] (hiyo/ile/hii) [oda/order]*',
  forgot: '[nime/nili/tume/tuli]sahau, forgot',
  whichSpoken:
    '[which/what] order(s) … [talk/speak/mean/refer/about/is [that/this/it]]*, [m/u]na[ongele/zungumzi/maanish/sem]* oda [gani/ipi], oda [gani/ipi] … [[m/u]na[ongele/zungumzi/maanish/sem]*/hiyo]',
  nthOne: '[first/second/third/fourth/fifth/last] [one/order], ya [kwanza/pili/tatu/nne/tano/mwisho]',
  leaveIt: 'acha, (i)ache(ni), leave it, let it [be/go on], iendelee, ibaki, keep it',
  mindChanged: '*badili(sha) [nia/mawazo], chang* my mind',
  others:
    'others, other [one(s)/fish/kind(s)/option(s)], [something/anything] else, different [one(s)/fish], more [options/choices/kinds], w[e/i]ngine, [z/ny/v]ingine, [dont/do not] (really) like [these/them/any/it], si[zi/wa/vi]pendi, none of [these/them]',
  unwanted:
    'staki, ctaki, ctak, [si/sita/ha/hawa/hatu/ham][pend/tak/hitaj][a/i], [hawa/hatu]li, [do not/dont/does not/doesnt/did not/didnt/no longer] (really) [want/need/like/eat], (u/m)si[je/ilete/lete], isije',
  toOther: '[to/at] (my/the/our) [office/work/home/house/other/another/different], ofisini, kazini, nyumbani, anwani nyingine',
  toCome: '[want/like/going/need/wish] to [order/buy], can [you/it/i get], could [you/it], will, [i/u/m/zi/ni]ta*, kuletewa, leteni, may i',
  lacking:
    '[is/are/was/were/had/has/have/ni] … short, missing, not [in the/all], less than i [ordered/paid], [only/just] [got/received/came/brought], [nime/nili/tume][pokea/pata/letewa]* … tu, ha[y/w/i/zi/m](u)[po/mo], *kosekana, (wa/a/i/zi)(me)pungu[a/fu]',
  notThat:
    '[ordered/asked/paid] … [but/and] (i/we/you/they) [got/received/sent/brought/gave], [got/received] … [ordered/paid], wrong [fish/one/order/item/kind/thing], is wrong, not what i [ordered/asked/bought/wanted/paid], [brought/sent/gave/got/received] … instead, [nili/nime][letewa/pewa/pata/pokea] … badala, [sio/siyo/si/sivyo] [nili/tuli]*, sikuagiza, [m/wa/a][ka/me/li](ni)let[e/ea] *',
  /** A refund that is still missing. */
  notGiven: '[si/hatu/hai/ham]ja(ni)[rud/rej/pat/pok]*, [not/never/havent/hasnt/didnt/no] (*) (*) [refund/back]*',
  gaveBack:
    'return(ing) [it/them/this/these/the/my/two/one/some/#], [give/send/take] [it/them/this/these] back, (ku/ni/na/tu/i)rudish* [samaki/mzigo/bidhaa]',
  willBeIn:
    '[ni/tu/a/wa]takuwepo, will be there, nitakuwa [nyumbani/nimerudi], [nipo/niko] nyumbani, ill be [home/in/around/back], i will be [home/in/around/back]',
  anew: 'upya, mwanzo, anew, afresh, over, again, fresh, scratch, zero, new, beginning, restart, reset, clear, everything, wipe, naanza, kila kitu, vyote, yote',
  nobodyIn:
    '[nobody/no one/noone/not/no body] (is/be/will be) (at) [home/around/in/there], [am/im/be] [out/away/at work], hakuna mtu, sita(ku)wepo, sipo nyumbani, hayupo nyumbani, (ni)sipokuwepo, hatu(ta)kuwepo, [someone/somebody] else (to) [receive/collect/take/pick], mtu mwingine [a(na/ta)poke/kupoke/awe]*',
  // Commands to the shop, and texts of buttons.
  addressWord: 'addr(ess(es)), an[w/u]ani, mahali pa ku*, location, kuniletea, where [it/you] (is/are) deliver',
  backTo: 'back to, (tu/ni)rud[i/ini] [kwenye/kwa]',
  changeVerb:
    'change, ch(n)g, edit, fix, correct [it/the/my], strange*, incorrect, *[rekebish/sahihish]*, switch, another, other, different, again, wrong, *badil*, nyingine, mwingine, *kosea, upya',
  checkVerb: 'check(ing), refresh, look, verify, (ku)[angalia/tazama/hakiki/kagua](ni), status',
  dear: 'expensive, dear, costly, high, ghali, juu, kubwa',
  eta: 'eta, lini, when, saa ngapi',
  failed:
    'fail*, *fel[i/y]*, *shind[ik/w]*, *kata[liwa/a], *goma, shida, tatizo, nini tena, problem, error, kimetokea, happened, what went, rejected, declined, refused, [not/didnt/doesnt] [work/go]*, went wrong, hai[ku/ja]*',
  fromYou: 'from [you/u/samaki], your(s), kwenu, (y/l)enu, kweli, real, really, legit, genuine, fake, scam, utapeli, matapeli, feki',
  goOn: 'go (on/ahead), continue, proceed, carry on, move on, (tu/ni/u)endele[a/e](ni), tuma, [tw/nd]ende (kulipa), next, lets go, (ni/tu)lip[a/e], pay, check( )out, (tu/ni)maliz(i)[a/e]',
  ice: 'ice, barafu',
  keepShopping:
    'keep shopping, continue shopping, (ku/ni)endelea kununua, [browse/more/see/add/other] (other) fish, add [another/more], tazama samaki, (ku)ongeza [samaki/kingine/wengine/vingine], [samaki/vitu] [wengine/vingine]',
  putOff:
    'later, baada( )e, badae, baadaye, not now, si(o/yo) sasa, some other time, another [time/day], next [time/week/month/year], siku nyingine, [wakati/mara] [mwingine/nyingine], [wiki/mwezi/mwaka] [ijayo/ujao]',
  notYetPay: '[dont/not] … yet, [u/m/ni]si(ni)[lip/kat/tum]* [kwanza/bado/sasa]',
  methodWord: 'payment, method, way to pay, malipo, (ku)lip[a/i](a), njia',
  noWord: 'no, not, dont, never, wait, hapana, si(o/yo), subiri, ngoja',
  otherWay: '(an)other [method/way/option], different [method/way], njia (ny)ingine',
  prompt: 'prompt, request, pin, ombi, ujumbe, message, sms, push, notification',
  stop: 'stop, cancel, ghairi, acha tu, achana, sitaki, forget it',
  quits: 'quit, exit, leave it, never mind, (ku)sitisha, acha(na), sitaki tena, funga',
  sayAgain:
    '[say/tell me] (it/that/this) [again/once more], come again, repeat [please/that/it/again/once/what you/slowly], (u)rudi[a/e](ni) [tena/tafadhali/hapo/kidogo/basi/ulicho*/polepole], [sema/(ni)ambie] tena, sijaelewa … rudia',
  secondOne: 'second, old, pili, zamani, my other',
  signInWord: 'sign(ing)( )[in/up], *jisajil*, regist[er/ering/ration], usajili, log(ging)( )in, account, (ku)ingi[a/e], akaunti',
  signOutWord: '[sign/log](ing/ging) (me) out, [sign/log]out, (ku/ni/u)[to/ondo][ka/ke/e/eni/ene] [kwenye/katika/ndani ya] (hii) akaunti',
  thatsAll:
    'that[s/ is/ will be] all, thats it, nothing else, im done, i am done, nimemaliza, [hiyo/hizo/hivyo] [ina/zina/vina]tosha, hayo tu, ni( )hao tu, basi hivyo',
  thisOne: 'this, that, the [prompt/request/message/sms], hii, huu, hili, hiyo, huo, huyu',
  tryAgain:
    '[try/do/once/send/push/pay/request/charge/(ni/u/m)tum[a/e]/(ni/tu)lip[a/e]/let[a/e]/ombi] … [again/once more/tena], re(-)[try/send], (ni/u/tu)jaribu, (u/ni)rudi[a/e] kutuma, *rudish* ombi',
  whatNow:
    'what [do/should/must/can] i do, what now, what(s) next, what (else) do you [need/want], [where/what] do i (have to/need to) [press/tap/click/touch], [nina/na][bonyez/gus/gong]* [wapi/nini/ipi], ni[bonyeze/guse/gonge] [wapi/nini/ipi], ni[fanye[je/ nini]/fanyaje], nini (sasa) nifanye, [m/u]na[hitaji/taka] nini',
  toPay: 'pay[ing/ment], malipo, kulip*, the one, number, namba, for, ya, kwa, za, ile',
  /** Words that ask whether the fee is part of a price. */
  holdsFee: 'includ*, inside, on top, *jumuish*, pamoja na, ndani yake, ndani ya [hiyo/bei/jumla], [i/u]mo',
  onPack: 'on (the/my/that/it/every) [package/packaging/parcel/box/bag/wrap*], kwenye [kifurushi/mfuko/boksi/mzigo/bahasha/karatasi]',
  writes: 'write, label, sticker, (u/m/mu/wa/ni)andik[a/e/ie/iwe](ni)',
  wish: 'wish( )list, favo(u)rite(s), saved fish, vipendwa, matamanio',
  yes: 'yes, yah, yeah, yep, yap, yup, ye, ok(ay/ey), sure, fine, good, great, right, al( )right, looks [good/fine/ok(ay)/right], everything, kila kitu, (naona) [i/ki/vi/zi/u/wa/ime][ko/kaa] [sawa/poa/vizuri/safi], correct, agree(d), accept, confirm(ed), of course, absolutely, ndiyo, ndio, ndyo, naam, e(h), sawa(( )sawa), haya, poa, vizuri, nzuri, safi, freshi, (ni/na/ninga/nime)kubali(ana), thibitisha, hakika, bila shaka',
  no: 'no, nope, nah, nop, hapana, la, sitaki, staki, ctaki, siyo, sio, usifanye, never mind, not now, bado',
  /** Words of courtesy, and fillers. */
  courtesy:
    'sorry, samahani, i forgot, [nime/nili]sahau, [no/not in a] [rush/hurry], sina haraka, hm(m), hebu, excuse me, hello, hi, wait, ngoja, subiri, and, na, but, lakini, je',
  /** Words that do not change the meaning of a clause. */
  little:
    'please, pls, tafadhali, basi, kabisa, tu, bwana, boss, bro, kaka, dada, mama, mwanangu, ndugu, mkuu, jamani, asante (sana), thanks, thank you, it, its, is, that, thats, this, so, do, then, i, we, am, hiyo, hivyo, hapo, hii, ni, iwe, weka, sana, dear, sir',
  // Payments, requests and fees.
  /** The buyer has confirmed the request on the phone. */
  approved:
    '[entered/put/typed] (my/the) pin, nime(sha)[wek/ingiz/kubal/thibitish]*, [ive/have/already/just/i] (have) (just) [entered/put/typed/approved/confirmed/accepted], done, tayari, nisha[wek/ingiz/lip]*',
  tooLittle:
    'ha[i/li/zi/wa]tosh*, not enough, insufficient, low balance, [sina/hakuna] [pesa/hela/salio], no [money/balance], [salio/hela/pesa] [lime/ime]isha',
  otherNetwork: 'airtel*, tigo*, mixx, yas, halo(tel/pesa)',
  approves: 'approv*, accept, confirm, *kubali, *thibitisha, [enter/put/type] (my/the) pin, *wek* pin',
  asksToSend: 'charging, send(ing) [it/the/that/to], [m/u][ta/na]tum*, [ina/ita/lina/lita](kw)[enda/kuja/katwa/toka], goe(s), going',
  byPhone: 'by (the/my) phone, [with/on/from] (my/the) phone, mobile, kwa simu, m(-)pesa, airtel, tigo*, mixx, halo( )pesa',
  cardOrBank:
    'visa, master( )card, [by/with/a/my/your/the/credit/debit/take/accept/use/kwa/na/ya] card, cards, bank*, benki, paypal, crdb, nmb, nbc, kadi, apple pay, google pay',
  coins: 'chenji, have change, change [for/of], small notes, hela ndogo, balance ya',
  deviceOff:
    '[simu/phone/network/mtandao/netiweki/internet/data/bando/bundle/battery/betri/chaji/umeme/signal/connection/laini] … [*k[i/a](ni/tu)[zim/kat/ish/pote/feli/gom/kwis]*/die(s)/dead/goes/off/drop(s)/fail(s)/cut(s)/lost/crash*], [lose/run out of/niki[kosa/ishiwa/poteza]] … [simu/network/mtandao/internet/data/bando/bundle/signal/chaji]',
  expires:
    '[request/prompt/ombi] [expire(s)/end(s)/liki[isha/pita/kwisha]], [dont/never/not/too late/forget/ignore/decline/reject/delay/miss] … [approve/accept [it/the [request/prompt]]/confirm/pay/pin], nisipo[kubali/weka pin/thibitisha/lipa], niki[chelewa/kataa/sahau] [kulipa/kuweka/kukubali]',
  halves:
    'lip* (*) [nusu/sehemu], nusu [sasa/kwanza/leo/nikipokea/baadaye/badae], arbuni, pay(ing) (you) (only) (a/the/just) [half/part/deposit/some], half [now/first/later], installment(s)',
  howToPay: '*lip*je, how [do/can/should] [i/we] pay',
  kin: '[my/his/her/a] [friend/husband/wife/brother/sister/mother/mum/mom/father/dad/son/daughter/boss/neighbo(u)r](s), some[one/body] else, [rafiki/mume/mke/ndugu/jirani/bosi/kaka/dada/mama/baba/mtoto/mwanangu/mjukuu/binti] [(y)angu/wangu/angu/yake/mwingine], [ya/za] [rafiki/mume/mke/ndugu/mtu/mama/baba/kaka/dada], mtu mwingine',
  lower: 'reduce, lower, cheaper, discount, less, *punguz*, nafuu',
  ownNumber: '[kwa/from/with/by/to/use/tumi[a/e]/charge] [my (own) number/namba yangu], my own [number/phone], tumi[a/e] yangu, use mine',
  payee:
    '[where/wapi] (does/will) … [money/pesa/hela] go, [pesa/hela/malipo/money/payment] (yangu/zangu/yetu/hii/hiyo/my) [inaenda/inakwenda/zinaenda/yanaenda/goe(s) (to)], analipwa * au, [who/nani] … [receive(s)/get(s)/is paid/paid/anapata/anapokea], *lip[a/e] (kwa) nani, pay (it) to who*, who do i pay',
  toPayWith: '(ni/tu)(ta)lip[a/e/i](a/e), pay [with/from/by/using], (m/u)(ka/ni)katie',
  safer: 'which, safer, safest, ipi, gani, kipi, njia, zaidi, better, bora',
  safeWord:
    'safe*, secure, salama, fraud*, scam*, trust*, wizi, wezi, thie[f/ves], (u/ma)tapeli*, naogopa, afraid, worried, hofu, really, kweli, is (it/this/that) (really) [you/u], ni [nyie/nyinyi/ninyi/wewe], who is, nani ana(ni)omba, name … [not/different/strange], jina … [sili*/tofauti/geni/lingine], [dont/do not] [know/recognise/recognize] … name',
  sum: 'total, jumla, in all, altogether',
  theFare: 'nauli, for (the) delivery, usafiri, ya dereva, fee',
  pin: 'pin, namba ya siri, neno la siri, password',
  // Question words. If a line has several, the first in this list counts.
  howLong: 'how [long/soon/many [hours/hrs/days/minutes/mins]], muda gani, siku ngapi, masaa mangapi, dakika ngapi',
  when: 'when [will/do/does/is/are/can/would/should], what time, which day, lini, saa ngapi, siku gani',
  howMuch:
    'how [much/many], *ngap(i), kiasi gani, bei gani, [naomba/nataka/(u)nipe/(u)nipatie/(u)niambie/(u)nitajie] bei [ya/za], [tell/give] me (the) price of',
  why: 'why, how come, mbona, kwa( )nini',
  who: 'who, whom, whose, nani',
  /** Not a question: `I do not mind who`. */
  whoever: '[mind/care/matter] who',
  where: 'where, wapi',
  which: 'which, what kind, gani, ipi, yupi, lipi, zipi, upi',
  how: 'how, vipi, jinsi gani, *koje, *[fanya/lipa/agiza/kuwa]je',
  what: 'what(s), nini',
  /** A question about a possibility, not a request. */
  whatIf: 'what if, suppose, *takuwaje, inakuwaje, ni * [ama/au] (ni) *',
  // Worries about money.
  moneyOrIt: 'money, cash, balance, amount, it, salio, pesa, hela, ela, fedha, #(k/elfu)',
  /** Verbs for money that is gone. */
  takenAway:
    '[is/are/has/was/been/got/have] (been) [gone/taken/deducted/debited/charged/missing/lost], gone [from/out], disappeared, vanished, left my, [i/y(a)/zi]me(sha)[katwa/potea/toka/ondoka/kwenda/enda/chukuliwa], [m/wa/i]me[ni/tu]toa, haionekani',
  cutFrom:
    '[ni/tu/a][me(sha)/li]katwa, [m/wa/i][me/li](sha)[ni/tu]kata, [m/wa/i][me/li](sha)kata [pesa/hela/fedha/salio]*, salio (langu) limepungua, the deduction, [debited/deducted/charged] me, took my money, mmechukua',
  supposes: 'if, suppose, would, ni[ki/ka]*, kama, ikiwa',
  /** Words about the future, such as `it will come back`. With them, no money is lost yet. */
  notYet: 'will, might, [ni/wa]ta*, before, kabla',
  /** Complaints about a delivery, which get another reply than worries about money. */
  otherwise: 'missing, wrong, rotten, spoil*, smell*, bad fish, ha[i/yu]po, *oza, *haribik*, mb[aya/ovu], pungufu, chenji, change',
  twice: 'mara [mbili/ya pili/#], maradufu, twice, double, two times, again, tena',
  /** Two deductions, or the messages about them. */
  twoCharges:
    '[sms/meseji/ujumbe/jumbe/message(s)] [mbili/mawili/# za] … [makato/kukatwa/malipo/kulipa/muamala/miamala/mpesa/imekatwa/imelipwa], double … [charge/deduction/debit], [two/#/double] … [charges/deductions/debits/withdrawals], [two/#/double] payments [went/were/have/got/came/left], malipo [mawili/#] … [y(a)/i]me+, [two/#] … [sms/messages/texts/notifications/confirmations] … [deducted/charged/debited/deduction(s)/paid/payment/mpesa/m-pesa], [two/#] [deduction/charge/debit/payment] [sms/messages/texts], [makato/miamala] [mawili/mbili], [i/we] (have) (been) [paid/charged] again',
  /** The buyer has asked for a payment once more. */
  pressedAgain:
    '[ni/tu][me(sha)/li][bonyez/gus/gong]* (neno) [tuma/lipa/kutuma/kulipa] [tena/mara], i (have/just/already) [pressed/tapped/clicked/hit] (on/the) [pay/send/try/retry/resend/again] (now/once/button) [again/twice/two times/already]',
  hasHappened:
    'paid, [i/y(a)]me(sha)[tok/katw]*, [charged/deducted/debited] [me/us], [ni/tu/u/m/wa/i]me*[kat/lip/to]*, [was/were/been/got] (i) [charged/deducted/debited], [you/it/they](ve) (have/has) [charged/deducted/took], [nili/tuli][kat/lip]*',
  /** Words that make a question a worry: `why was it taken?`, `taken, but where is my order?` */
  still: 'but, still, yet, lakini, ila, bado, why, mbona, kwa( )nini',
  moneyBack:
    'refund*, reimburs*, [give/send/pay/return/get/have/want] (me) (back) my [money/cash/shilling(s)], money … back, *rudi* … [pesa/hela/ela/fedha], [pesa/hela/ela/fedha] … *rudi*, [naomba/nataka] [pesa/hela/ela/fedha] (y/z)angu',
  comingBack: 'refund*, back, return*, *rud[a/i]*, *reje*',
  /** Words of a question about a refund of the buyer's own money. Without them, the question is about the shop's terms. */
  ofOne: 'my, the, of, i, it, when, lini, (y/z)angu, [ni/tu][ta/me]*',
  hasPaid: '[ni/tu][me/li/sha](sha/kwisha)lip*, i(ve) (have) (already/just) paid',
  noOrder: '[oda/order] (yangu) [haipo/hakuna/siioni/sioni], [no/without a(n)] order',
  cameIn: '[ime/y(a)me](sha)[fika/ingia], wapi, where',
  /** Phrases that clearly ask whether a payment was made or received. */
  paidYet:
    '[has/did/is] [it/[my/the] [payment/money]] [go/went] through, [has/is/was/did/have] … [money/payment/amount/cash/it/i/anything/#/#,#] … [taken/deducted/charged/debited/billed/gone/paid], [did/have] [you/u] [take*/get/got/receive*/charge*/deduct*] [me/my [money/payment/cash]], [ni/tu]me(sha)katwa, [ime/haija/mme]kat[wa/a] [pesa/hela/ela], [pesa/hela/ela/salio] (yangu) … [ime/haija/ili][katwa/toka/enda], haijakatwa, malipo yamefikia',
  orNot: '[au/ama] [bado/la/ha*], or [not/no]',
  moneyCame:
    '[receive/received/get/got/see(n)] [my/the/our] [money/payment/cash], [money/payment/it] … [through/in/received], [money/payment] … [reach(ed)/arrive(d)], [m/u]me(sha)(i/zi/ya)[pokea/pata/ona] [pesa/hela/ela/fedha/malipo], [pesa/hela/ela/fedha/malipo] ((y/z)angu) [ime/y(a)me/zime/ili](sha)[ingia/fika/pokelewa/pita/kamilika]*, [ime/y(a)me/zime](sha)[ingia/fika/pokelewa] [pesa/hela/ela/fedha/malipo]',
  /** Words for a payment that was made or is being made. Without one, the scorer's guess does not count. */
  sending:
    '[ni/tu/i/ya/zi/u][me/li/sha]+, paid, paying, sent, done, charged, debited, deducted, completed, confirmed, success*, went through, settled, made the payment, took, received',
  // The shop and its fish.
  jambo: '*jambo',
  salaam: '*salam*, al[a/e](i)kum',
  tumsifu: 'tumsifu',
  shalom: 'shalom',
  /** Days on which nothing can be promised: an order comes as soon as it can. */
  laterDay:
    'tomorrow, kesho*, [f/mon/s/tu/th/w]*day, juma[t/n/m/p]*, alhamisi, ijumaa, weekend, (in) [two/three/#] days, siku [mbili/tatu/#]',
  later: 'kesho, baadaye, badae, siku nyingine, later, tomorrow, another [time/day]',
  email: '(e)(-)mail, barua( )pepe',
  angryFace: '😡, 👎, 🤬',
  kindFace: '🙏, ❤',
  feast:
    'harusi, sherehe, msiba(ni), mazishi, maulidi, hitma, futari, arobaini, ndoa, mahafali, ubatizo, ubarikio, kipaimara, ukumbi, wedding, married, party, pati, shughuli, event, funeral, graduation, send(-)off, birthday, watu mia, catering, ceremony, feast, tunaoza, wageni mia',
  /** Arrival in the future: `it is coming`, `itafika`. */
  arrives: 'arriv[e/es/ing], come, coming, [get/be] here, [i/u/zi/wa][ta/na][fik/kuj/letw]*',
  notCalled:
    '[haja/hawaja](ni/tu)pig*, hakuna aliyenipigia, [hasnt/has not/havent/didnt/did not/never] (yet) [call/called/rung/phoned], nobody (has) [called/rung]',
  receiptWord: 'receipt(s), risiti, invoice(s), efd, tin, stakabadhi',
  // Words that a topic needs. Without one of them, the scorer's guess does not count.
  creditWord:
    'credit, loan, debt, owe, tab, salary, payday, month end, end of (the) month, installment(s), *kop[a/e/o]*, deni, daftari, mshahara, awamu, kidogo kidogo, kauli, nusu, half, parts, pay … [later/month/week/day], [next/mwisho wa] [week/month/mwezi], *lip[a/e] … [wiki/mwezi/baadaye/kesho/tarehe/nikipata], nimalizi[a/e], nitamaliza',
  dataWord:
    'account, akaunti, data, info*, details, records, profile, history, chat, system, everything … about, mazungumzo, taarifa, historia, usajili, mfumo(ni), kumbukumbu, kunihusu, me',
  eraseWord:
    'delete, erase, remove, clear, close, wipe*, destroy, get rid, taken off, (un/de)register*, *fut[a/e/wa/we/iwa]*, *ondo[a/e/lewe]*, *to[a/e/eni/ka], *fung[e/we/a], acheni',
  fetches:
    'collect*, pick* (*) up, pick [it/the], pickup, fetch*, grab, come, get [it/the fish], pass by, take my order, *chuku[a/e/lia]*, *fuat[a/e]*, *pit[a/ia/ie], *beb[a/e], ni[je/kija], nitakuja, nakuja, kuja',
  giftWord:
    'gift(s), zawadi, present, surprise, behalf, abroad, someone, somebody, another person, [mtu/niko] [mwingine/nje], *agizi*, *nunuli*, *(pe)leke*, *tumi[a/e], mother, mum, mama, dada, shangazi, bibi, father, sister, wife, wazazi, rafiki, friend',
  bulkWord:
    'wholesale, bulk, trade, resell, retail*, jumla, rejareja, wingi, nyingi, wengi, mkubwa, large, quantit*, restaurant(s), hotel*, mgahawa, genge, lishe, mamantilie, biashara, wafanyabiashara, supply, discount, *punguz*, kilo(s), kg, tani, katoni, tenga, every, kila',
  eaten: 'eat, eating, eaten, raw, sushi, halal*, aleji, mzio, kula, kuliwa, kumla, mbichi',
  nowOrLater: 'sasa, baadaye, badae, nikipokea, ukipokea, *kifika, *baki, now, later, left, at the door, on arrival',
  /** Words that only say when, in a question about money. */
  haste:
    'haraka, sasa (hivi), fasta, chap (chap), upesi, mbio, fast, quick(ly), asap, urgent(ly), (right) now, today, tomorrow, leo, kesho',
  bony: '[too/so/very/few/fewer/fewest/less/least/many/any/no/without] (too) (much) bones, boneless, bony, [wasio/asiye/hana/hawana/isiyo/yasiyo/wasiokuwa/asiyekuwa/bila/ana] (na) [miiba/miba]',
  leastWord: 'minimum, least, smallest, lowest, chini, mwanzo, kuanzia, robo, hata, peke yake, single, ndogo',
  praiseWord:
    '[mko/sana] vizuri, vizuri sana, *thank*, asant*, good, great, nice, love*, best, amazing, perfect, excellent, delicious, sweet, tasty, well done, happy, [m/n]zuri, wazuri, safi, poa, *tamu*, hongera, *barik*, noma, wow, hongere*, *pend[a/eza]*, *furahi*, mmetisha, kazi, inaridhisha, star(s), nyota, top',
  tillWord:
    'lipa n[a/u]mba*, lipa no, till, pay( )bill, merchant, business number, wakala, namba nilipe, namba yenu, namba ya (ku)[lipia/lipa/malipo/kampuni], [nitume/natuma] (wapi) [hela/pesa]',
  protected: 'kasa, turtle(s), nguva, dugong, pomboo, dolphin(s)',
  noFish: 'kuku, nyama, mayai, chips, ugali, soda, chicken, meat, beef, egg(s), pork, rice, wali',
  fried: 'fry*, fried, grill*, bbq, barbecue, roast*, *kaang*, *chom[a/w]*',
  stewed: 'soup, stew, curry, coconut, mchuzi, supu, nazi, rosti',
  differs: 'differen*, tofauti, *tofautian*, compare(d), versus, vs, which, yupi, ipi, kipi, kati ya, between, cheaper, better, bora',
  orWord: 'or, au, ama',
  ifWord: 'if, suppose, in case, ikiwa, kama',
  ifVerb: '[a/i/u/wa/zi/m/ni]ki[wa/[fik/j/let/oz/haribik/nuk/kut/poke]*]',
  spoilt: '*wadudu, funza, worm(s), maggot(s), spoil*, rotten, bad, smell*, stink*, not fresh, off, *oza, *haribika, *nuka, *bovu, *harufu',
  cold: '(u)baridi, cold, chilled, cool(( )box), fridge, refrigerat*, friji, friza, [na/kwenye] barafu, juani, na jua, joto, heat, hot, sun',
  onWay:
    'way, deliver*, arriv*, carr*, transport*, rider(s), driver(s), motorbike, boda*, get(s) here, come(s), njiani, *fika, dereva, usafiri',
  atHome: 'cold chain, how [do/should/can/to/long], at home, nyumbani, *hifadh*, kuweka, bila, siku ngapi',
  noteWord: 'note(s), instruction(s), comment(s), maelezo, maelekezo, ujumbe',
  writeVerb: '(ku/ni/tu)[andik/ach/wek/ongez]*, leave, write, add, put, give, include, type, sehemu ya, place for',
  looksAround: 'look(ing) around, brows(e/ing), just looking, nia ya kuangalia',
  doesNotCome: '[doesnt/does not/dont/do not/never/isnt/is not] [come/arrive/show/get/deliver/reach]*, [wa/m/u/a/zi]sipo(ni)[fik/let/j]*',
  inspects:
    'check, inspect, see, look, open, refuse, reject, return, not like, bad, *kagu[a/e]*, *on[a/e], *angali[a/e], *kata(a/e), *pend[a/e], mbaya, *rudish*',
  takesIn: 'take, takes, accept, get, receive, *poke[a/e/lea], *chukua',
  holdsVerb: 'held, hold, escrow, *shikili*, *shikwa',
  yours: 'your, ur, you, yako, lako, yenu, lenu, wewe, nyie, nyinyi',
} as const
