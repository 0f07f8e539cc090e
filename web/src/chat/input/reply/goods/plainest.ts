/** Those with the shortest names: what is called nothing else. */
export function plainest<One extends { readonly name: string }>(products: readonly One[]): readonly One[] {
  const least = Math.min(...products.map(({ name }) => wordsIn(name)))
  return products.filter(({ name }) => wordsIn(name) === least)
}

/** Of `Beaten octopus (Pweza aliyepigwa), 1 kg` the first name. */
const wordsIn = (name: string): number => name.split(/[(,]/)[0]?.trim().split(/\s+/).length ?? 0
