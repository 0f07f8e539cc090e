import { inSlices } from './inSlices.ts'
import { packed } from './packed.ts'
import { readText, readWeights } from './readPacked.ts'
import { featuresIn, linesOf, listed } from './rows.ts'
import { unpack } from './unpack.ts'

/** What a level of evidence counts. */
export const STEP = 0.5
const bits = unpack(packed)
export const lines = linesOf(await inSlices(readText(bits)))
/** Intents and topics. */
export const keys = listed(lines, 'senses')
const features = featuresIn(lines)
const kinds = features.map(({ kind }) => kind)
const rows = await inSlices(readWeights(bits, kinds, keys.length))
/** How much each feature speaks for each sense, in the order of `keys`. */
export const sensesOf = new Map(features.map(({ feature }, at) => [feature, rows[at] as Uint8Array]))
