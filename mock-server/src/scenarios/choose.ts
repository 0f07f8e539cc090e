import type { HandsetState } from '#contract/control/phones.ts'
import type { PaymentScript } from '#contract/control/scenarios.ts'
import { findScenario, magicId } from '#fixtures/scenarios/catalogue.ts'
import { slug } from '#fixtures/slug.ts'
import { refuse } from '../http/httpProblem.ts'
import { openPromptOn } from '../ledger/lookup.ts'
import type { Money } from '../ledger/money.ts'

/** A payment script and where it comes from. */
export interface ChosenScript {
  /** The number in the catalogue or the name of a posted scenario; null for a payment without one, which asks on the handset. */
  readonly scenario: string | null
  readonly course: PaymentScript
}

/** Returns the script for a phone's next payment, from queue, header, magic number or handset (QA-017). Throws 400 for a wrong header. */
export function chooseScript(money: Money, phone: string, header: string | undefined): ChosenScript {
  const queued = money.phone(phone).queue.shift()
  if (queued) return queued
  if (header) return scriptNamed(money, header)
  const magic = magicId(phone)
  if (magic && findScenario(magic)) return scriptNamed(money, magic)
  const state = money.phone(phone).state
  if (state !== 'on') return scriptNamed(money, scenarioOfState[state])
  return openPromptOn(money, phone) ? scriptNamed(money, '106') : { scenario: null, course: { asks: true } }
}

/** Returns a script by its number or name in the catalogue, or a posted one (QA-018). Throws 400 if there is none. */
export function scriptNamed(money: Money, idOrName: string): ChosenScript {
  const posted = money.posted.get(slug(idOrName))
  if (posted) return { scenario: posted.name, course: posted }
  const found = findScenario(idOrName)
  return found ? { scenario: found.id, course: found } : refuse(400, 'scenario_unknown')
}

/** The scenario for each handset state except `on` (QA-023). */
const scenarioOfState: Record<Exclude<HandsetState, 'on'>, string> = { off: '104', noSignal: '307', empty: '103' }
