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

/** The order as the control API takes it: only what goes with its kind and was filled in. */
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
