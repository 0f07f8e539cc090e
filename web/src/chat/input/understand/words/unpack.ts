/** The next bit, by what stood at this `node` beside the same contexts before; `set` names the weights they are mixed by. */
export type Bits = (contexts: Int32Array, node: number, set: number) => number

export const CONTEXTS = 4
const SLOTS = 16
const SURE_AFTER = 40
const RATE = 0.01

/** A number out of two, spread over 32 bits. */
export const spread = (a: number, b: number): number => Math.imul(Math.imul(a ^ (a >>> 15), 739_982_445) + b, -1_640_531_527)

/**
 * How likely the next bit is a one. Sums and products alone, no logarithm of the engine: every phone must come to the same chance to the
 * last digit.
 */
export function guesser(): { chance: (...beside: Parameters<Bits>) => number; learn: (bit: number) => void } {
  const odds = new Float64Array(4096)
  for (let at = 1; at < 2048; at++) {
    const share = (2047.5 + at) / 4096
    odds[2048 + at] = (odds[2047 + at] as number) + 1 / (4096 * share * (1 - share))
    odds[2048 - at] = -(odds[2048 + at] as number)
  }
  odds[0] = odds[1] as number
  const chances = new Uint16Array(CONTEXTS << SLOTS).fill(32_768)
  const counts = new Uint8Array(CONTEXTS << SLOTS)
  const mixes = new Float64Array(CONTEXTS * 16).fill(0.35)
  const slots = new Int32Array(CONTEXTS)
  const said = new Float64Array(CONTEXTS)
  let [mix, chance] = [0, 0]
  return {
    chance(contexts, node, set) {
      mix = set * CONTEXTS
      let sum = 0
      for (let at = 0; at < CONTEXTS; at++) {
        const slot = (at << SLOTS) + (spread(contexts[at] as number, node) >>> (32 - SLOTS))
        slots[at] = slot
        said[at] = odds[(chances[slot] as number) >> 4] as number
        sum += (said[at] as number) * (mixes[mix + at] as number)
      }
      let power = 1 - Math.max(-7, Math.min(7, sum)) / 1024
      for (let times = 0; times < 10; times++) power *= power
      chance = 1 / (1 + power)
      return chance
    },
    learn(bit) {
      const wrong = RATE * (bit - chance)
      for (let at = 0; at < CONTEXTS; at++) {
        const slot = slots[at] as number
        const count = counts[slot] as number
        const before = chances[slot] as number
        mixes[mix + at] = (mixes[mix + at] as number) + wrong * (said[at] as number)
        chances[slot] = before + Math.trunc((65_535 * bit - before) / (count + 1.3))
        if (count < SURE_AFTER) counts[slot] = count + 1
      }
    },
  }
}

export const RANGE = 2 ** 24 - 1

/** Reads what `tools/understand/pack.ts` wrote: the digits of a number between 0 and 1 that each bit narrows. */
export function unpack(packed: string): Bits {
  const guess = guesser()
  const bytes = atob(packed)
  let [low, high, value, at] = [0, RANGE, 0, 0]
  const digit = (): number => bytes.charCodeAt(at++) || 0
  for (let times = 0; times < 3; times++) value = value * 256 + digit()
  return (contexts, node, set) => {
    const middle = low + Math.floor((high - low) * guess.chance(contexts, node, set))
    const bit = value <= middle ? 1 : 0
    if (bit) high = middle
    else low = middle + 1
    for (; (low ^ high) >> 16 === 0; value = ((value << 8) & RANGE) | digit()) {
      low = (low << 8) & RANGE
      high = ((high << 8) & RANGE) | 255
    }
    guess.learn(bit)
    return bit
  }
}
