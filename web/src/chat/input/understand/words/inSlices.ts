/** A tap or a key waits at most about so long, in ms. */
const SLICE = 12

/** The result of long work that stops between two slices for whatever the buyer does meanwhile (PERF-013). */
export async function inSlices<T>(work: Generator<unknown, T>): Promise<T> {
  for (let end = performance.now() + SLICE; ; ) {
    const { done, value } = work.next()
    if (done) return value
    if (performance.now() < end) continue
    // oxlint-disable-next-line no-restricted-globals -- no time of the world or the screen; the parser also runs in Node, without the web app
    await new Promise((next) => setTimeout(next))
    end = performance.now() + SLICE
  }
}
