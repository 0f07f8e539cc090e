import type { MomentName } from '../moments.ts'

/** At least two lines per move, in both languages, each with a moment. */
export type LinesByMove = Readonly<Record<string, readonly (readonly [MomentName, string])[]>>
