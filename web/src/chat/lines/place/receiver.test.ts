import { expect, test } from 'vitest'
import { isForSomebody, receiverIn } from './receiver.ts'

const PHONE = '0765 111 222'

test.each([
  ['mpelekee shangazi Asha, Temeke, 0765 111 222', 'shangazi Asha', 'Temeke'],
  ['kwa mama yangu Rehema, 0765 111 222, Temeke karibu na soko', 'Rehema', 'Temeke karibu na soko'],
  ['Temeke karibu na soko, kwa mama yangu Rehema, 0765 111 222', 'Rehema', 'Temeke karibu na soko'],
  ['0765 111 222, kwa mama yangu Rehema, Temeke karibu na soko', 'Rehema', 'Temeke karibu na soko'],
  ['kwa mama yangu rehema temeke karibu na soko simu 0765 111 222', 'rehema', 'temeke karibu na soko'],
  ['naomba mumpelekee dada yangu Neema yupo Sinza Mori namba yake 0765 111 222', 'Neema', 'Sinza Mori'],
  ['mpelekee Rehema, 0765 111 222, Temeke', 'Rehema', 'Temeke'],
  ['ni zawadi ya rafiki yangu Pendo, Goba, 0765 111 222', 'Pendo', 'Goba'],
  ["it's for my sister Neema in Sinza, her number is 0765 111 222", 'Neema', 'Sinza'],
  ['its for my sister, Neema, she lives in Sinza, 0765 111 222', 'Neema', 'Sinza'],
  ['deliver to my mother Rehema 0765 111 222 at Temeke', 'Rehema', 'Temeke'],
  ['send it to Neema Mushi in Sinza, 0765 111 222', 'Neema Mushi', 'Sinza'],
  ['my aunt Asha, 0765 111 222, Temeke', 'Asha', 'Temeke'],
  ['kwa mama yangu, Temeke, 0765 111 222', 'mama', 'Temeke'],
  ['for my mother in law, Ukonga, 0765 111 222', 'mother in law', 'Ukonga'],
  ['deliver this to Grandma at Mbezi, call her on 0765 111 222', 'Grandma', 'Mbezi'],
])('[CHAT-182] `%s` is received by %s in %s', (line, name, rest) => {
  expect(receiverIn(line)).toMatchObject({ name, rest, phone: PHONE, isSent: !line.startsWith('my aunt') })
})

test.each([
  'niletee mama, Temeke',
  'mama yangu atalipa, 0765 111 222',
  'mume wangu anapenda pweza',
  'my boss wants an invoice',
  'Sinza near Shell',
])('[CHAT-182] `%s` names no receiver', (line) => expect(receiverIn(line)).toBeNull())

test.each(['deliver to Sinza near Shell, 0765 111 222', 'Tegeta kwa Ndevu, 0765 111 222', 'kwa Mpalange, 0765 111 222'])(
  '[CHAT-182] the place in `%s` is not taken for a name',
  (line) => expect(receiverIn(line)?.name).toBe(''),
)

test('[CHAT-182] a number beside somebody else is never the payer’s or the one to sign in with', () => {
  for (const line of ['kwa mama yangu, 0765 111 222', 'mpelekee Rehema, 0765 111 222', 'for my sister, 0765 111 222'])
    expect([line, isForSomebody(line)]).toEqual([line, true])
  for (const line of ['0765 111 222', 'niletee, 0765 111 222', 'lipa kwa simu 0765 111 222'])
    expect([line, isForSomebody(line)]).toEqual([line, false])
})
