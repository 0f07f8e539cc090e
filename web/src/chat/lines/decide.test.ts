import { isDeepStrictEqual } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { anOrder } from '#fixtures/builders.ts'
import { asTyped, corpus } from '#tools/understand/corpus/corpus.ts'
import { senses } from '#tools/understand/senses.ts'
import { keys } from '#web/chat/lines/lexicon/words/table.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import type { Act, ChangeAct } from './act.ts'
import { actsOf, complaining, type Decision, decide, moves, worries } from './decide.ts'
import type { Moment } from './moment.ts'
import type { NeededData } from './move.ts'
import { isOf, OVER, RANKS, rankOf } from './ranks.ts'
import { readLine } from './read/read.ts'
import { asWritten, sections } from './testing/actsTable.ts'
import { type MomentName, moments } from './testing/moments.ts'
import { proofs } from './testing/proofs.ts'

const all = { ...moves, ...worries, ...complaining }
const order = anOrder({ status: 'processing', paymentMethod: 'mobile_money' })
const known: NeededData = { orders: [order], shown: undefined, meant: { order }, transporters: [], market: [], fish: undefined }
const names = Object.keys(moments) as MomentName[]

interface Decided {
  readonly at: MomentName
  readonly line: string
  readonly decisions: readonly Decision[]
}
const decided: readonly Decided[] = [...corpus, ...asTyped.map((line) => ({ line })), ...proofs].flatMap(({ line }) => {
  const read = readLine(line)
  return names.map((at) => ({ at, line, decisions: decide(read, moments[at]) }))
})
const acts = (at: MomentName, line: string, what: NeededData = known): readonly Act[] =>
  actsOf(decide(readLine(line), moments[at]), moments[at], what)
const did = (at: MomentName, line: string, what?: NeededData) => acts(at, line, what).map((act) => (act.do === 'tell' ? act.text : act.do))

/** All members of the union, checked by the compiler. */
const changeActs: Readonly<Record<ChangeAct['do'], true>> = {
  want: true,
  pick: true,
  keepForLater: true,
  changeCart: true,
  undo: true,
  orderAgain: true,
  orderUsual: true,
  goOn: true,
  stop: true,
  goBack: true,
  change: true,
  answer: true,
  answerAt: true,
  speak: true,
  retry: true,
  goTo: true,
  newAddress: true,
  newAddressIs: true,
  askNewAddress: true,
  receivedBy: true,
  register: true,
  setNote: true,
  dropNote: true,
  choose: true,
}
const changesSomething = (act: Act): boolean => act.do in changeActs

/** The claims of a question: the moment without it, and the moves (`without > with`) that are its own though they are not its answer. */
interface Claim {
  readonly without: MomentName
  readonly own: readonly RegExp[]
}
/** A row that is named while it is open asks again. On the slip, a button's name is an answer; beside an open row, a move of its own opens the row. */
const OF_ROW = [/^(?:payer.other|question.named) > (?:|checkout.change|payer.other|talk.wrongNumber)$/]
/** `the same as last time` is an answer to who, where and how, and at a fish means that fish (CHAT-145). */
const OF_SAME = /^again\.\w+ > (?:shop.kind)?$/
/** A property of a row claims nothing of a clause about a person, a discount, the delivery or how to keep fish. */
const OF_ROWS = /^(?!talk\.(?:person|deliveryTime)|shop\.(?:bargain|bulk|event|storage)).* > .*list\.(?:pick|narrow|others|price)/
/** The claims of each question (CHAT-178). Each line has its reason; anything else is read as if the question were not open. */
const claims: Readonly<Partial<Record<MomentName, Claim>>> = {
  // Fee and hours tell the rows of the delivery apart: they are told for both, and a low price names no fish.
  delivery: {
    without: 'review',
    own: [...OF_ROW, OF_SAME, /> .*(?:talk.deliveryTime|talk.pickTime|delivery.when|delivery.fee)/, /^shop.cheapest > $/],
  },
  // Names, regions, speed, trust and cold tell the transporters apart; one may be refused.
  transporter: {
    without: 'review',
    own: [...OF_ROW, OF_SAME, /> .*(?:transporters.which|doubt.coldOnWay)/, /talk.complaint.* > \+?$/, /^ > answer.chosen$/],
  },
  // Which method is safer tells the rows of the method apart.
  method: { without: 'review', own: [...OF_ROW, OF_SAME, /> talk.isItSafe$/] },
  // A place, a receiver and what belongs to them, such as the number of a house; `yes` and `no` are about the address; haste is about the delivery.
  address: {
    without: 'review',
    own: [
      ...OF_ROW,
      OF_SAME,
      /^(?!talk\.(?:greet|goodbye|howItWorks|whereAreYou|deliveryFee)|shop\.).* > .*address\./,
      /^question.yesNo\+? > /,
      /^address.goesTo > /,
      /talk.deliveryTime|delivery.when|doubt.ifSpoilt/,
      /^cart.change.* > /,
      /^ > answer.chosen$/,
    ],
  },
  // Digits and ordinals, names, prices, packs, sizes and kinds of the rows; `others` asks for another list.
  products: { without: 'welcome', own: [OF_SAME, OF_ROWS] },
  // The same for the list above the fish, its quantity, and `yes`, which adds it; what is not known about it is asked again.
  product: {
    without: 'welcome',
    own: [OF_SAME, OF_ROWS, /> .*answer.amount/, /> .*(?:question.yesNo|question.again)/, /checkout.go/],
  },
}
/** The field that answers each row. */
const FIELDS: Readonly<Partial<Record<string, string>>> = {
  delivery: 'delivery',
  transporter: 'transporter',
  method: 'method',
  product: 'amount',
}
const isAnswer = (act: Act, at: string): boolean =>
  'chosen' in act ? (FIELDS[at] ?? '') in act.chosen || Object.keys(act.chosen).length === 0 : act.do === 'answer' || act.do === 'answerAt'
/** Whether a reply shows the open question again follows from which one is open. */
const withoutView = (acts: readonly Act[]): readonly Act[] => acts.filter((act) => act.do !== 'askAgain')
const idsOf = (decisions: readonly Decision[]): string => decisions.map(({ id }) => id ?? '').join('+')
const isSame = (some: readonly Decision[], others: readonly Decision[]): boolean => idsOf(some) === idsOf(others)

beforeAll(async () => {
  // Dates and steps of an order are told in words.
  for (const bundle of ['shell', 'chat'] as const) await loadBundle(bundle)
})

describe('the table of moves, with all lines of the corpus at all moments', () => {
  test('[CHAT-048] if two moves fit a clause, one of them beats the other', () => {
    const conflicts = decided.flatMap(({ at, line, decisions }) =>
      decisions.flatMap(({ fitting, id }) => (fitting.length > 1 && id === null ? `${at}: ${line}: ${fitting.join(' and ')}` : [])),
    )
    expect(conflicts).toEqual([])
  })

  test('[CHAT-158][CHAT-135] a question changes nothing', () => {
    const wrote = decided.flatMap(({ at, line, decisions }) =>
      decisions.flatMap(({ clause, move }) =>
        clause.mood === 'question' && move?.acts(clause, moments[at], known).some(changesSomething) ? `${at}: ${line}` : [],
      ),
    )
    expect(wrote).toEqual([])
  })

  test('[CHAT-159] a clause without a move does not make the other clauses of its line change more', () => {
    const wrote = decided.flatMap(({ at, line, decisions }) => {
      const understood = decisions.filter(({ move }) => move !== null)
      if (understood.length === decisions.length || understood.length === 0) return []
      const [whole, others] = [decisions, understood].map((some) => actsOf(some, moments[at], known).filter(changesSomething))
      return whole?.every((act) => others?.some((other) => isDeepStrictEqual(act, other))) ? [] : `${at}: ${line}`
    })
    expect(wrote).toEqual([])
  })

  test.each(Object.entries(claims))('[CHAT-178] the open question at %s claims of a line only what is its own', (at, { without, own }) => {
    const [open, base] = [moments[at as MomentName], moments[without]]
    const closed = new Map(decided.filter((one) => one.at === without).map(({ line, decisions }) => [line, decisions]))
    const claimed = decided.flatMap(({ at: where, line, decisions }) => {
      const others = where === at ? (closed.get(line) ?? []) : decisions
      if (isSame(decisions, others)) return []
      const [acts, actsWithout] = [actsOf(decisions, open, known), actsOf(others, base, known)].map(withoutView)
      const isOwn = own.some((pattern) => pattern.test(`${idsOf(others)} > ${idsOf(decisions)}`)) || acts?.some((act) => isAnswer(act, at))
      return isOwn || isDeepStrictEqual(acts, actsWithout) ? [] : `${line}: ${idsOf(others)} > ${idsOf(decisions)}`
    })
    expect([...new Set(claimed)]).toEqual([])
  })

  test('[CHAT-048] a line without a move changes nothing', () => {
    const wrote = decided.flatMap(({ at, line, decisions }) =>
      decisions.every(({ move }) => move === null) && actsOf(decisions, moments[at], known).some((act) => act.do !== 'notUnderstood')
        ? `${at}: ${line}`
        : [],
    )
    expect(wrote).toEqual([])
  })

  test('each move is chosen for its own lines', () => {
    expect([...new Set(proofs.map(({ move }) => move))].sort()).toEqual(Object.keys(all).sort())
    const missed = proofs.flatMap(({ move, at, line }) => {
      const ids = decide(readLine(line), moments[at]).flatMap(({ id }) => id ?? [])
      return ids.length > 0 && ids.every((id) => id === move) ? [] : `${at}: ${line}: ${ids.join(', ')}, not ${move}`
    })
    expect(missed).toEqual([])
  })

  test('each move has a rank, and each name of a rank has a move', () => {
    const ids = Object.keys(all)
    expect(ids.filter((id) => rankOf(id) < 0)).toEqual([])
    expect(RANKS.flat().filter((name) => !ids.some((id) => isOf(id, name) && RANKS[rankOf(id)]?.includes(name)))).toEqual([])
  })

  test('each edge decides between two moves of one rank at least once', () => {
    const used = decided.flatMap(({ decisions }) =>
      decisions.flatMap(({ id, fitting }) =>
        fitting.flatMap((one) => (id !== null && id !== one && rankOf(id) === rankOf(one) ? `${id} over ${one}` : [])),
      ),
    )
    const usedEdges = [...new Set(used)].map((one) => one.split(' over ') as [string, string])
    const needless = OVER.filter(([move, beaten]) => !usedEdges.some(([id, other]) => isOf(id, move) && isOf(other, beaten)))
    expect(needless).toEqual([])
    expect(OVER.length).toBeLessThanOrEqual(30)
  })

  test('[CHAT-143] only moves about money are tried for a worry about money', () => {
    // A refund that is asked for while a complaint is open belongs to the complaint.
    const isMoney = (at: MomentName, { clause: { worries: worry }, id }: Decision): boolean =>
      worry === null || id === null || id.startsWith('money.') || (at === 'complaining' && worry === 'refund')
    const others = decided.flatMap(({ at, line, decisions }) => decisions.flatMap((one) => (isMoney(at, one) ? [] : `${line}: ${one.id}`)))
    expect(others).toEqual([])
  })

  test('[CHAT-188] while a complaint is open, no line sells: its acts are those of a question, an answer of the card or a payment', () => {
    const sold: readonly string[] = [
      'want',
      'pick',
      'changeCart',
      'orderAgain',
      'orderUsual',
      'goOn',
      'look',
      'narrow',
      'lookForWords',
      'choose',
    ]
    const wrong = decided.flatMap(({ at, line, decisions }) =>
      at === 'complaining' && decisions.every(({ clause }) => clause.mood !== 'question')
        ? actsOf(decisions, moments[at], known).flatMap((act) => (sold.includes(act.do) ? `${line}: ${act.do}` : []))
        : [],
    )
    expect(wrong).toEqual([])
  })

  test('[CHAT-188] a line that opens a complaint puts nothing into the cart, whatever stands beside it', () => {
    const wrong = decided.flatMap(({ at, line, decisions }) => {
      const done = actsOf(decisions, moments[at], known)
      return done.some((act) => act.do === 'complain') && done.some((act) => changesSomething(act) && act.do !== 'answer')
        ? `${at}: ${line}`
        : []
    })
    expect(wrong).toEqual([])
  })
})

/**
 * The rows of the register that `testing/acts.tsv` proves: [CHAT-044] [CHAT-048] [CHAT-054] [CHAT-104] [CHAT-124] [CHAT-125] [CHAT-126]
 * [CHAT-127] [CHAT-128] [CHAT-133] [CHAT-135] [CHAT-136] [CHAT-137] [CHAT-141] [CHAT-142] [CHAT-143] [CHAT-151] [CHAT-155] [CHAT-156]
 * [CHAT-160] [CHAT-161] [CHAT-164] [CHAT-178] [CHAT-182]
 */
describe('the table of lines and their acts', () => {
  test.each(sections)('$title', ({ rows }) => {
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.map(({ at, line }) => ({ at, line, acts: asWritten(acts(at, line)) }))).toEqual(rows)
  })
})

describe('the closed list of senses', () => {
  const lines = Object.entries(senses).flatMap(([sense, [, ...both]]) => both.map((line) => [sense, line] as const))

  test('[CHAT-049] the scorer has the same senses, at most 100, and reads the example lines of each as that sense', () => {
    expect(Object.keys(senses).sort()).toEqual([...keys].sort())
    expect(keys.length).toBeLessThanOrEqual(100)
    expect(lines.filter(([sense, line]) => readLine(line).clauses[0]?.senses[0] !== sense)).toEqual([])
  })

  test('[CHAT-141] each sense reaches a move, in both languages', () => {
    const reachesNone = lines.filter(
      ([sense, line]) => sense !== 'unknown' && names.every((at) => decide(readLine(line), moments[at]).every(({ move }) => move === null)),
    )
    expect(reachesNone).toEqual([])
  })
})

describe('money that was paid', () => {
  const two = [
    anOrder({ id: 'a', status: 'processing', paymentMethod: 'mobile_money' }),
    anOrder({ id: 'b', status: 'shipping', paymentMethod: 'mobile_money' }),
  ]
  const old = anOrder({ id: 'old', status: 'delivered', paymentMethod: 'mobile_money' })

  test('[CHAT-143] while a payment request is open, any line about money checks that payment', () => {
    expect(did('waiting', 'money is gone from my account but it still says waiting')).toEqual(['lookAtPayment', 'looking'])
  })

  test.each([
    ['the only paid order under way is told', [order, old], undefined, 'paidOrder'],
    ['with two orders, the buyer is asked which', two, undefined, 'whichPaid'],
    ['an old order is not told', [old], undefined, 'notSeen'],
    ['the order mentioned last is told, even an old one', [order, old], old, 'paidOrder'],
    ['no order is told if the orders are unknown', null, undefined, 'notSeen'],
  ] as const)('[CHAT-143] the money is gone: %s', (_which, orders, shown, text) => {
    expect(did('welcome', 'pesa imekatwa lakini oda haionekani', { ...known, orders, shown })).toEqual([text])
  })

  test.each([
    ['with one order that can be cancelled, its card asks', [order, old], undefined, ['refundIfCancelled', 'confirmCancel']],
    ['with two orders, the buyer is asked which', two, undefined, ['refund']],
    ['of an old order, the card asks which and what is wrong', [old], undefined, ['complain']],
    ['a guest signs in on that card first', null, undefined, ['complain']],
  ] as const)('[CHAT-160][CHAT-166] the buyer wants the money back: %s', (_which, orders, shown, texts) => {
    expect(did('welcome', 'rudisheni pesa yangu', { ...known, orders, shown })).toEqual(texts)
  })

  test('[CHAT-160][CHAT-166] a buyer who wants money instead of the goods gets the card that asks, and nothing is cancelled', () => {
    expect(acts('welcome', 'nimebadili mawazo sitaki tena oda nirudishie hela')).toEqual([{ do: 'confirmCancel', order }])
  })
})

describe('an existing order', () => {
  const first = anOrder({ id: 'a', status: 'processing', paymentMethod: 'mobile_money', createdAt: '2026-11-20T09:00:00Z' })
  const second = anOrder({ id: 'b', status: 'shipping', paymentMethod: 'mobile_money', createdAt: '2026-11-20T09:00:00Z' })
  const one: NeededData = { ...known, orders: [first], meant: { order: first, isLikeliest: true } }
  const two: NeededData = { ...known, orders: [second, first], meant: { order: second, isLikeliest: true } }
  const named: NeededData = { ...two, meant: { order: first } }
  const lines = [
    'fuatilia oda yangu',
    'oda yangu mbona haijafika',
    'where is the rider now',
    'cancel my order',
    'I want to change the address of my order',
  ]

  test.each([
    ['where is my order', ['track']],
    ['rider amefika wapi', ['track']],
    ['oda yangu mbona haijafika', ['whyLate']],
    ['I want to change the address of my order', ['changeAddressPlaced']],
    ['futa ile oda ya nguru ya leo', ['confirmCancel']],
  ])('[CHAT-142][CHAT-166] `%s` tells about the order under way and cancels nothing', (line, texts) => {
    expect(did('welcome', line, one)).toEqual(texts)
  })

  test.each(lines)('[CHAT-160][CHAT-166] `%s` with several orders: none is assumed, and a named one is used', (line) => {
    expect(did('welcome', line, two)).toEqual(['whichUnderWay', 'open'])
    expect(did('welcome', line, named)).not.toContain('whichUnderWay')
  })

  test.each(['where is my order?', 'oda yangu iko wapi'])(
    '[CHAT-160][CHAT-146] `%s` with several orders tells about the newest and links to all',
    (line) => {
      expect(acts('welcome', line, two)).toMatchObject([{ text: 'track', replies: ['openOrder', 'orders', 'call'] }])
    },
  )

  test.each(lines)('[CHAT-142] `%s` asks a guest to sign in first', (line) => {
    expect(did('guest', line, { ...known, orders: null, meant: undefined })).toEqual(['guestOrders', 'open'])
  })

  test('[CHAT-166] without an order there is nothing to cancel, and the checkout stays open', () => {
    expect(did('review', 'cancel my order', two)).toEqual(['cancelLater'])
  })

  test('[CHAT-143] without an open payment request the reply says so, and older payments are not checked', () => {
    expect(did('address', 'mbona sioni kitu kwa simu yangu', one)).toEqual(['nonePending'])
  })
})

describe('asking whether money arrived', () => {
  const paid = anOrder({ id: 'a', status: 'processing', paymentMethod: 'mobile_money' })
  const other = anOrder({ id: 'b', status: 'shipping', paymentMethod: 'mobile_money' })
  const old = anOrder({ id: 'old', status: 'delivered', paymentMethod: 'mobile_money' })

  test.each([
    ['the order under way is told', [paid, old], ['seen']],
    ['with two orders, the buyer is asked which', [paid, other], ['whichPaid']],
    ['an old order is not told', [old], ['notSeen']],
  ])('[CHAT-143][CHAT-160] as a question: %s', (_which, orders, texts) => {
    for (const line of ['have you received my money?', 'malipo yangu yameingia?'])
      expect(did('welcome', line, { ...known, orders })).toEqual(texts)
  })

  test.each([
    ['when do I get my money back?', [paid, old], ['refundIfCancelled', 'confirmCancel']],
    ['pesa yangu itarudi lini?', [paid, other], ['refund']],
    ['nimekatwa mara mbili kwa oda moja', [paid, old], ['chargedTwice']],
    ['you charged me twice', [paid, other], ['whichPaid']],
  ])('[CHAT-160] `%s` names the order, or asks which', (line, orders, texts) => {
    expect(did('welcome', line, { ...known, orders })).toEqual(texts)
  })

  test('[CHAT-160] for an order that the buyer does not have, no other order is told or suggested', () => {
    const lacks: NeededData = { ...known, orders: [paid], meant: { order: undefined, lacks: 'such' } }
    expect(did('welcome', 'was I refunded for the cancelled order?', lacks)).toEqual(['noSuchOrder'])
  })
})

describe('answers at the open question', () => {
  test.each(['my last order', 'my second last order', 'the order before that one', 'oda yangu ya mwisho'])(
    '[CHAT-117][CHAT-158] `%s` names an order without buying it again',
    (line) => {
      for (const at of ['welcome', 'told', 'listed', 'cart'] as const) {
        const ids = decide(readLine(line), moments[at]).map(({ id }) => id)
        expect(ids, at).not.toContain('again.order')
      }
    },
  )
  const chosenAt = (at: MomentName, line: string): readonly object[] =>
    acts(at, line).flatMap((act) => (act.do === 'choose' ? act.chosen : []))
  const STEPS = ['delivery', 'transporter', 'method', 'review', 'product'] as const

  test('[CHAT-135][CHAT-126] no question of the corpus chooses anything', () => {
    const wrong = decided.flatMap(({ at, line, decisions }) =>
      decisions.flatMap(({ clause, id }) => (clause.mood === 'question' && id?.startsWith('answer.') ? `${at}: ${line}` : [])),
    )
    expect(wrong).toEqual([])
  })

  const values = {
    delivery: { delivery: ['express', 'haraka', 'kawaida', 'normal'] },
    method: { method: ['cash', 'mpesa', 'simu', 'airtel money', 'keshi'] },
    transporter: { transporter: ['Pwani Express', 'Kariakoo Riders', 'Dodoma Link'] },
    product: { amount: ['two', 'mbili', '3', 'kilo tatu'] },
  } as const
  const saidAtOwn = Object.entries(values).flatMap(([at, of]) =>
    Object.values(of).flatMap((words: readonly string[]) => words.map((value) => [at as MomentName, value] as const)),
  )
  /** Each value at its own question; those of the rows also on the slip while no row is open. */
  const said = [...saidAtOwn, ...saidAtOwn.filter(([at]) => at !== 'product').map(([, value]) => ['review', value] as const)]

  test('[CHAT-135] a refused option is not chosen, however it is refused', () => {
    const ways = [
      '{} sitaki',
      'sitaki {}',
      'sio {}',
      'not {} please',
      '{} hapana',
      "I don't want {}",
      '{} sina',
      'si {}, asante',
      'bila {}',
    ]
    const wrong = said.flatMap(([at, value]) =>
      ways.flatMap((way) => {
        const line = way.replace('{}', value)
        return chosenAt(at, line).length > 0 ? `${at}: ${line}` : []
      }),
    )
    expect(wrong).toEqual([])
  })

  test('[CHAT-135][CHAT-178] on the slip, a line chooses nothing that it would not choose in an open row', () => {
    const chosenBy = (of: readonly MomentName[]) =>
      decided
        .filter(({ at }) => of.includes(at))
        .flatMap(({ at, line, decisions }) =>
          actsOf(decisions, moments[at], known).flatMap((act) =>
            act.do === 'choose' ? Object.entries(act.chosen).map((one) => `${line}: ${one.join(' ')}`) : [],
          ),
        )
    const inRows = new Set(chosenBy(['delivery', 'transporter', 'method']))
    expect(chosenBy(['review']).filter((one) => !inRows.has(one))).toEqual([])
  })

  test.each(['siwataki kariakoo, nipe wengine', 'yeyote ila asiwe wa kariakoo'])(
    '[CHAT-135] `%s` chooses the only other transporter of the town',
    (line) => {
      const of = (moment: Moment) => actsOf(decide(readLine(line), moment), moment, known)
      expect(of(moments.transporter)).toEqual([{ do: 'choose', chosen: { transporter: 'pwani' } }])
      expect(of({ ...moments.transporter, draft: moments.address.draft })).toEqual([{ do: 'askWhich' }])
    },
  )

  test('[CHAT-126] if a line corrects itself, the last value counts', () => {
    const ways = ['{}, actually no, {}', '{}… sorry {}', '{} hapana {}', 'not {}, {}', '{}, no wait, {}', 'sio {}, ni {}']
    const pairs: readonly (readonly [MomentName, string, string])[] = [
      ['delivery', 'express', 'kawaida'],
      ['delivery', 'normal', 'haraka'],
      ['method', 'cash', 'mpesa'],
      ['method', 'simu', 'keshi'],
      ['transporter', 'Pwani Express', 'Kariakoo Riders'],
      ['product', 'nne', 'mbili'],
      ['product', '5', '3'],
    ]
    const wrong = pairs.flatMap(([at, first, last]) =>
      ways.flatMap((way) => {
        const line = way.replace('{}', first).replace('{}', last)
        return JSON.stringify(chosenAt(at, line)) === JSON.stringify(chosenAt(at, last)) ? [] : `${at}: ${line}`
      }),
    )
    expect(pairs.map(([at, , last]) => chosenAt(at, last).length)).toEqual(pairs.map(() => 1))
    expect(wrong).toEqual([])
  })

  test.each(['naomba {}', 'nataka {}', '{} please', '{} tafadhali', 'ok {}', 'can I have {} please'])(
    '[CHAT-126] the polite `%s` is an answer',
    (way) => {
      expect(said.filter(([at, value]) => chosenAt(at, way.replace('{}', value)).length !== 1)).toEqual([])
    },
  )

  test.each([
    'express au kawaida',
    'labda mpesa',
    'I am not sure, cash maybe',
    'express yenu ilichelewa',
    'nimelipa mpesa',
    'airtel sina hata mia',
    'tigo pesa haifanyi kazi leo',
    'kariakoo wanachelewa',
    'nikilipa cash naweza kukagua samaki',
    'pwani wana charge extra',
    'express is too expensive',
    "I'll pay the delivery fee when he comes",
  ])('[CHAT-126][CHAT-135] the unsure `%s` chooses nothing at any question', (line) => {
    expect(STEPS.flatMap((at) => chosenAt(at, line))).toEqual([])
  })
})

/** Two deductions, and the fear of them. */
const twoCharges = [
  ['nimepata SMS mbili za makato', 'I got two deduction messages'],
  ['meseji mbili za kukatwa pesa', 'two SMS saying money deducted'],
  ['malipo mawili yametoka', 'two payments went out'],
  ['pesa imetoka mara mbili', 'it debited me twice'],
  ['M-Pesa imenitoa pesa mara mbili kwa oda', 'pesa imekatwa mara 2'],
  ['kuna makato mawili kwa mpesa', 'I see two charges on my phone'],
].flat()
test.each(twoCharges)('[CHAT-143] `%s` is a worry about money at a waiting, a failed and an unfinished payment', (line) => {
  expect((['waiting', 'failed', 'unfinished'] as const).map((at) => did(at, line).includes('retry'))).toEqual([false, false, false])
  expect(readLine(line).clauses.map(({ worries: worry }) => worry)).toEqual(['twice'])
})

test('[CHAT-143] repeated presses for a code are about the code, and payments in two parts are no double charge', () => {
  expect(did('failed', 'nimebonyeza tuma tena mara nne, code haijafika')).not.toContain('retry')
  for (const line of ['two payments please', 'can I pay in two payments?', 'nataka kulipa kwa malipo mawili'])
    expect(readLine(line).clauses.map(({ worries: worry }) => worry)).toEqual([null])
})
