import type { ScenarioRow, TimelineEvent } from '#contract/control/scenarios.ts'
import { fill, type MockTexts } from '../texts.ts'

/** Describes a scenario, one line per event in order of time. */
export function timelineText({ start, asks, timeline = [] }: Pick<ScenarioRow, 'start' | 'asks' | 'timeline'>, t: MockTexts): string[] {
  const { events, when } = t.timeline
  const answer = start?.answer
  const startLines =
    answer === undefined || answer === 'ok'
      ? []
      : [typeof answer === 'object' ? fill(t.timeline.startStatus, answer) : t.timeline.starts[answer]]
  const askLines = asks ? [t.timeline.asks] : []
  const rest = [...timeline]
    .sort((a, b) => a.at - b.at)
    .map((event) => {
      const text = fill(events[event.do], { about: aboutOf(event) })
      const at = event.at < 0 ? fill(when.before, { n: -event.at }) : event.at === 0 ? when.atOnce : fill(when.after, { n: event.at })
      return `${at}: ${text}${event.repeat === undefined ? '' : ` × ${event.repeat}`}`
    })
  return [...startLines, ...askLines, ...rest]
}

/** Returns the details of an event: a status, a number or the name of a fault. */
function aboutOf(event: TimelineEvent): string {
  switch (event.do) {
    case 'callback':
      return event.status ?? ''
    case 'status':
    case 'order':
      return typeof event.answer === 'string'
        ? event.answer
        : Object.values(event.answer)
            .map((value) => (typeof value === 'object' ? '' : value))
            .join(' ')
    case 'stock':
      return String(event.left)
    case 'price':
      return String(event.times)
    case 'short':
      return String(event.missing)
    case 'realtime':
      return event.fault
    default:
      return ''
  }
}
