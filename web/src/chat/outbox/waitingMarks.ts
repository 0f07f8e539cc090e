import { create } from 'zustand'

/** The state of waiting items by entry id. Separate from the outbox, which loads with the first typed line (PERF-005). */
export const useMarks = create<Readonly<Record<string, 'waiting' | 'failed'>>>()(() => ({}))

export const countMarks = (marks = useMarks.getState()): number => Object.keys(marks).length
