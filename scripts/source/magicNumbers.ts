import { scenarios } from '#fixtures/scenarios/catalogue.ts'
import { at, type Check } from './project.ts'

/** The scenario ids and two other endings: 999 is for tests of unlisted numbers (QA-013), 000 ends the support number in `.env.example`. */
const KNOWN = new Set([...scenarios.map(({ id }) => id), '999', '000'])

/** Finds magic numbers in tests and documents that are not in the catalogue, in any spelling: 255700000101, with +, as 07… or in groups. */
export const unknownNumbers: Check = ({ files }) => {
  const read = [...files].filter(([path]) => /(\.(test|spec)\.tsx?|\.md)$/.test(path))
  return read.flatMap(([path, text]) => {
    const numbers = [...text.matchAll(/(?<!\d)(?:\+?255 ?|0)[67]\d(?: ?0){4} ?\d{3}(?!\d)/g)]
    const unknown = numbers.filter(([number]) => {
      const id = /^(?:255|0)[67]\d0000(\d{3})$/.exec(number.replace(/\D/g, ''))?.[1]
      return id !== undefined && !KNOWN.has(id)
    })
    return unknown.map(({ 0: number, index }) => at({ path, text }, index, `${number} is not a number of fixtures/scenarios`))
  })
}
