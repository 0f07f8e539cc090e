import { expect, test } from 'vitest'
import { readPerson } from './readPerson.ts'

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
  ['haraka', '', ''],
  ['12345', '', ''],
])('[CHAT-094] “%s” gives a name, an email or both', (line, name, email) => {
  expect(readPerson(line)).toMatchObject({ name, email })
})
