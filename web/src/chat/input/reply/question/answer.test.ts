import { expect, test } from 'vitest'
import { matchOption, type Option } from '../../understand/matchOption.ts'
import { understand } from '../../understand/understand.ts'
import { mayAnswer } from './answer.ts'
import * as options from './options.ts'
import { questions } from './questions.ts'
import { spelledAs } from './spelledAs.ts'

const address = (id: string, addressLine1: string, city: string) => ({
  id,
  fullName: 'Asha Mrisho',
  phoneNumber: '255712345678',
  addressLine1,
  city,
  region: 'Dar es Salaam',
  district: 'Kinondoni',
  country: 'Tanzania',
  isDefault: false,
  createdAt: '2026-01-01T00:00:00Z',
})
const addresses = options.addressOptions([address('home', 'Mikocheni B 12', 'Kinondoni'), address('work', 'Sinza Kijiweni', 'Ubungo')])
const carriers = options.transporterOptions([
  { id: 'moto', businessName: 'Boda ya Haraka', region: 'Dar es Salaam', isVerified: true },
  { id: 'truck', businessName: 'Pwani Cargo', region: 'Dar es Salaam', isVerified: true },
])

/** The option a line picks, as the thread would decide it. */
function picked(accepts: keyof typeof questions, offered: readonly Option[], line: string): string | null {
  const spelled = spelledAs(line, offered)
  if (spelled !== null) return spelled
  return mayAnswer(line, understand(line), questions[accepts], accepts === 'list') ? matchOption(line, offered) : null
}

test.each<[keyof typeof questions, readonly Option[], string, string]>([
  ['delivery', options.deliveryOptions, 'standard', 'standard'],
  ['delivery', options.deliveryOptions, 'kawaida', 'standard'],
  ['delivery', options.deliveryOptions, 'haraka', 'express'],
  ['delivery', options.deliveryOptions, 'expres', 'express'],
  ['delivery', options.deliveryOptions, 'ya pili', 'express'],
  ['delivery', options.deliveryOptions, '1', 'standard'],
  ['method', options.methodOptions, 'cash', 'cash_on_delivery'],
  ['method', options.methodOptions, 'lipa ukipokea', 'cash_on_delivery'],
  ['method', options.methodOptions, 'mpesa', 'mobile_money'],
  ['method', options.methodOptions, 'mobile money', 'mobile_money'],
  ['method', options.methodOptions, '2', 'cash_on_delivery'],
  ['address', addresses, 'Mikocheni', 'home'],
  ['address', addresses, 'mikochen', 'home'],
  ['address', addresses, 'sinza kijiweni', 'work'],
  ['address', addresses, 'la pili', 'work'],
  ['address', addresses, 'anwani mpya', 'new'],
  ['address', addresses, 'new address', 'new'],
  ['transporters', carriers, 'pwani cargo', 'truck'],
  ['transporters', carriers, 'yeyote', 'none'],
  ['transporters', carriers, 'anyone', 'none'],
  ['next', options.nextOptions, 'endelea kununua', 'no'],
  ['code', options.codeOptions, 'tuma tena', 'resend'],
  ['code', options.codeOptions, 'other number', 'number'],
  ['change', options.changeOptions, 'badilisha delivery', 'delivery'],
  ['change', options.changeOptions, 'change address', 'address'],
  ['check', options.checkOptions, 'angalia malipo', 'check'],
  ['retry', options.retryOptions, 'jaribu tena', 'again'],
  ['retry', options.retryOptions, 'other method', 'other'],
  ['changes', options.changesOptions, 'kubali', 'accept'],
])('[CHAT-126] $0: “$2” answers it', (accepts, offered, line, id) => {
  expect({ line, id: picked(accepts, offered, line) }).toEqual({ line, id })
})

test.each<[keyof typeof questions, readonly Option[], string]>([
  ['delivery', options.deliveryOptions, 'haraka ni saa ngapi?'],
  ['delivery', options.deliveryOptions, 'sitaki haraka'],
  ['delivery', options.deliveryOptions, 'Mikocheni'],
  ['method', options.methodOptions, 'naweza kulipa cash?'],
  ['method', options.methodOptions, 'ghairi malipo'],
  ['method', options.methodOptions, 'lipa'],
  ['change', options.reviewOptions, 'lipa'],
  ['change', options.reviewOptions, 'weka oda'],
  ['address', addresses, 'mnaleta mpaka Sinza?'],
  ['address', addresses, 'haraka'],
  ['address', addresses, 'nataka dagaa 2'],
  ['check', options.checkOptions, 'ghairi malipo'],
])('[CHAT-126][CHAT-135] $0: “$2” is no answer: a question, a denial, something else', (accepts, offered, line) => {
  expect({ line, id: picked(accepts, offered, line) }).toEqual({ line, id: null })
})

const list = options.productOptions(
  [
    ['a', 'Nile tilapia (Sato), 1 kg', 12_000, 'refrigerated'],
    ['b', 'Large Nile tilapia (Sato), 2 kg', 23_000, 'refrigerated'],
    ['c', 'Smoked tilapia (Sato wa moshi), 1 kg', 13_000, 'ambient'],
    ['d', 'Frozen tilapia (Sato), 1 kg', 10_500, 'frozen'],
  ].map(
    ([id, name, unitPrice, storageType]) =>
      ({ id, name, unitPrice, storageType, description: '', availableQuantity: 5, categoryId: 'k', images: [] }) as never,
  ),
)

test.each([
  ['1', 'a'],
  ['la kwanza', 'a'],
  ['the second one', 'b'],
  ['wa moshi', 'c'],
  ['wa barafu', 'd'],
  ['mkubwa', 'b'],
  ['the cheapest', 'd'],
  ['bei ya chini', 'd'],
])('[CHAT-137] of a list “%s” picks one', (line, id) => {
  expect({ line, id: picked('list', list, line) }).toEqual({ line, id })
})

test.each(['nimekatwa pesa mara mbili', 'nataka iletwe kwa mama yangu', 'the fish I got yesterday was smelly', 'I typed the wrong pin'])(
  '[CHAT-126][CHAT-141] “%s” at the address shares a word with an option, and is no answer',
  (line) => {
    const opposite = options.addressOptions([address('home', 'Mtaa wa Chole 21, opposite the dispensary', 'Dar es Salaam')])
    const offered = [{ id: 'same', names: ['Kama mara iliyopita', 'Same as last time'] }, ...opposite]
    expect(picked('address', offered, line)).toBeNull()
  },
)
