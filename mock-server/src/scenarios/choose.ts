import type { HandsetState } from '#contract/control/phones.ts'
import type { Course } from '#contract/control/scenarios.ts'
import { findScenario, slug } from '#fixtures/scenarios/catalogue.ts'
import { magicId } from '#fixtures/scenarios/magic.ts'
import { refuse } from '../http/httpProblem.ts'
import { openPromptOn } from '../ledger/lookup.ts'
import type { Money } from '../ledger/money.ts'

export interface Chosen {
  /** Number of the catalogue, or the name it was posted under; null for the plain handset. */
  readonly scenario: string | null
  readonly course: Course
}

/** The course of the next payment of a phone: queue, header, magic number, handset (QA-017). 400 when the header names none. */
export function chooseCourse(money: Money, phone: string, header: string | undefined): Chosen {
  const queued = money.phone(phone).queue.shift()
  if (queued) return queued
  if (header) return namedCourse(money, header)
  const magic = magicId(phone)
  if (magic && findScenario(magic)) return namedCourse(money, magic)
  const state = money.phone(phone).state
  if (state !== 'on') return namedCourse(money, courseOfState[state])
  return openPromptOn(money, phone) ? namedCourse(money, '106') : { scenario: null, course: { asks: true } }
}

/** By number, by name, or by the name of a posted timeline (QA-018); 400 when there is none. */
export function namedCourse(money: Money, idOrName: string): Chosen {
  const posted = money.posted.get(slug(idOrName))
  if (posted) return { scenario: posted.name, course: posted }
  const found = findScenario(idOrName)
  return found ? { scenario: found.id, course: found } : refuse(400, 'scenario_unknown')
}

/** QA-023. */
const courseOfState: Record<Exclude<HandsetState, 'on'>, string> = { off: '104', noSignal: '307', empty: '103' }
