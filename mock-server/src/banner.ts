import type { Account } from '#contract/control/people.ts'
import { groupPhone } from '#contract/rules/phone.ts'
import { bestKnown, magicNumber } from '#fixtures/scenarios/catalogue.ts'

/** The banner names one account for each role, or the first of a seed file. The console lists them all. */
const SHOWN = ['asha', 'mwanaidi', 'hamisi']

/** Returns what a newcomer needs to know, printed when the server is ready. It fits a terminal of 24 lines with 80 columns. */
export function banner({ url, hasShop, accounts }: { url: string; hasShop: boolean; accounts: readonly Account[] }): string {
  const known = accounts.filter(({ key }) => SHOWN.includes(key))
  const shown = known.length > 0 ? known : accounts.slice(0, SHOWN.length)
  const people = shown.map(({ phone, name, roles }) => `  ${phone}  ${name.padEnd(15)} ${roles.at(-1)}`)
  const numbers = bestKnown.map(({ id, name }) => `  ${groupPhone(magicNumber(id))}  ${name}`)
  const first = shown[0]?.phone.slice(1) ?? ''
  const places = hasShop
    ? [
        `Shop     ${url}/chat`,
        `Handset  ${url}/__mock/phone/${first}  its codes; PIN 1234`,
        `Console  ${url}/__mock`,
        `API      ${url}/__mock/docs`,
      ]
    : [`API      ${url}/__mock/docs`, `Codes    ${url}/__mock/api/phones/${first}/messages`]
  return [
    `listening ${url}`,
    '',
    ...places,
    '',
    'Test accounts (the code of a sign-in comes to the handset of the number):',
    ...people,
    '',
    'Payment numbers which run a scenario; any other asks on its handset:',
    ...numbers,
    `All of them: ${hasShop ? `${url}/__mock and ` : ''}docs/scenarios.md`,
  ].join('\n')
}
