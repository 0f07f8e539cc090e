import { create } from 'zustand'

/** By entry, how what waits for the network stands: kept apart from the outbox, which comes with the first typed line (PERF-005). */
export const useMarks = create<Readonly<Record<string, 'waiting' | 'failed'>>>()(() => ({}))

export const countMarks = (marks = useMarks.getState()): number => Object.keys(marks).length
