import type { Check, Details } from './schema.ts'

const checkThat =
  (isRight: (value: unknown) => boolean, details?: Details): Check =>
  (value, refuse) => {
    if (!isRight(value)) refuse(details)
    return value
  }
/** The number of items in a list or characters in a text; a surrogate pair counts as one. */
const lengthOf = (value: unknown): number => Array.from(value as Iterable<unknown>).length
export const minLength = (least: number): Check => checkThat((value) => lengthOf(value) >= least)
export const maxLength = (most: number): Check => checkThat((value) => lengthOf(value) <= most, { code: 'too_big', maximum: most })
export const minimum = (least: number): Check => checkThat((value) => Number(value) >= least)
export const maximum = (most: number): Check => checkThat((value) => Number(value) <= most)
export const positive = (): Check => checkThat((value) => Number(value) > 0)
export const regex = (pattern: RegExp): Check => checkThat((value) => String(value).search(pattern) >= 0)
export const refine = (isRight: (value: unknown) => boolean): Check => checkThat(isRight)
export const overwrite = (change: (value: unknown) => unknown): Check => change
