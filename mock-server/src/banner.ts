import { groupPhone } from '#contract/rules/phone.ts'
import { accounts } from '#fixtures/people/people.ts'
import { magicNumber, scenarios } from '#fixtures/scenarios/catalogue.ts'

/** Returns what a newcomer needs to know, printed when the server is ready. */
export function banner(url: string): string {
  const people = accounts.map(
    ({ phone, name, roles, note }) => `  ${phone.padEnd(14)} ${name.padEnd(20)} ${roles.join(', ').padEnd(20)} ${note}`,
  )
  const numbers = scenarios.map(({ id, name }) => `  ${groupPhone(magicNumber(id)).padEnd(17)} ${name}`)
  const handset = (phone: string) => `${url}/__mock/phone/${phone.replace('+', '')}`
  const first = accounts[0]?.phone ?? ''
  return [
    `listening ${url}`,
    '',
    `Shop     ${url}/chat   sign in with ${groupPhone(first)}`,
    `Handset  ${handset(first)}   codes and payment requests of that number; PIN 1234`,
    `Console  ${url}/__mock   API ${url}/__mock/docs`,
    '',
    'Test accounts (the code comes to the handset of the number):',
    ...people,
    '',
    'Payment numbers which run a scenario; any other asks on its handset:',
    ...numbers,
  ].join('\n')
}
