/** Runs the tasks, at most `most` at a time; resolves when all have finished. */
export async function inParallel(tasks: readonly (() => Promise<unknown>)[], most: number): Promise<void> {
  const waiting = [...tasks]
  const work = async (): Promise<void> => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await task()
  }
  await Promise.all(Array.from({ length: most }, work))
}
