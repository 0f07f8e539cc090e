import { expect, test } from 'vitest'
import { readPerson } from './accountMoves.ts'

test.each([
  ['jina langu ni Asha Juma', 'Asha Juma', ''],
  ['jina langu ni Asha Juma, email asha@example.com', 'Asha Juma', 'asha@example.com'],
  ['naitwa Juma', 'Juma', ''],
  ['Asha Juma Mrisho', 'Asha Juma Mrisho', ''],
  ['Asha Juma asha.juma@mail.co.tz', 'Asha Juma', 'asha.juma@mail.co.tz'],
  ['my name is Peter Ng’ombe and my email is p@x.org', 'Peter Ng’ombe', 'p@x.org'],
  ['email yangu ni asha@example.com', '', 'asha@example.com'],
  ['asha@example.com.', '', 'asha@example.com'],
  ['naitwa mama rehema, namba 0713 445 566', 'mama rehema', ''],
  ['nimeshasema naitwa mama rehema, email rehema@example.com', 'mama rehema', 'rehema@example.com'],
  ['Asha Juma, sina email', 'Asha Juma', ''],
  ['Asha Juma sina barua pepe', 'Asha Juma', ''],
  ['naitwa Asha, sina email', 'Asha', ''],
  ['my name is Asha Juma and I have no email', 'Asha Juma', ''],
  ['sina email kwa sasa', '', ''],
  ['pole dada, sina email', '', ''],
  ['I do not have an email address', '', ''],
  ['haraka', '', ''],
  ['12345', '', ''],
  ["It's Claire Whitfield", 'Claire Whitfield', ''],
  ['It is Claire Whitfield', 'Claire Whitfield', ''],
  ['Hi, this is Claire Whitfield', 'Claire Whitfield', ''],
  ['ni Neema Mushi', 'Neema Mushi', ''],
  ['naitwa Neema Mushi', 'Neema Mushi', ''],
  ["Itsna D'Souza", "Itsna D'Souza", ''],
])('[CHAT-094] “%s” gives a name, an email or both', (line, name, email) => {
  expect(readPerson(line)).toMatchObject({ name, email })
})

test.each([
  ['sina barua pepe', true],
  ['sina email', true],
  ['I have no email', true],
  ['Asha Juma, sina email', true],
  ['email yangu ni asha@example.com', false],
  ['Asha Juma', false],
])('[CHAT-189] whether “%s” talks of an email without giving one: %j', (line, lacks) => {
  expect(readPerson(line).lacksEmail).toBe(lacks)
})

test.each([
  'hiyo ya kwanza',
  'tell me your name',
  'one of each',
  'jaribu tena',
  "I'm new",
  'niambie jina lako tafadhali',
  'nina wasiwasi sana',
])('[CHAT-189][CHAT-094] “%s” gives no name, as it would become that of the account', (line) => expect(readPerson(line).name).toBe(''))

test.each(['asha juma', 'hamisi said', 'ali hawa', 'naitwa said', 'naitwa mama rehema', 'Grace May', 'Joyce Mushi'])(
  '[CHAT-189][CHAT-094] “%s” gives a name, also one whose words have another meaning',
  (line) => expect(readPerson(line).name).toBe(line.replace('naitwa ', '')),
)
