import { type RealtimeFaultKind, type RealtimeFaultOrder } from '#contract/control/faults/realtimeFaults.ts'

type Field = 'event' | 'times' | 'ms' | 'after'
const fields: Record<RealtimeFaultKind, readonly Field[]> = {
  refuse: ['times'],
  drop: [],
  mute: ['event', 'times'],
  duplicate: ['event', 'times'],
  reorder: ['event', 'times'],
  delay: ['event', 'times', 'ms'],
  close: ['event', 'after'],
}

export const takes = (kind: RealtimeFaultKind, field: Field): boolean => fields[kind].includes(field)

/** Returns the request body for the control API, with the filled-in fields of the fault's kind. */
export function realtimeOrder({
  kind,
  userId,
  ...draft
}: { kind: RealtimeFaultKind; userId: string } & Record<Field, string>): RealtimeFaultOrder {
  const given = fields[kind].filter((field) => draft[field].trim() !== '')
  return {
    kind,
    ...(userId !== '' && { userId }),
    ...Object.fromEntries(given.map((field) => [field, field === 'event' ? draft.event : Number(draft[field])])),
  }
}
