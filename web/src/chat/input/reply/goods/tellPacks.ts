import type { Product } from '#contract/catalogue.ts'
import { gramsOf } from '#contract/rules/fish/portions.ts'
import { nameParts } from '#web/ui/nameParts.ts'
import { packIn } from '../line/packIn.ts'
import { reply } from '../reply.ts'

const KILOS = /(?<![a-z])(?:kg|kgs|kilos?|kilograms?)(?![a-z])|\dkgs?(?![a-z])/i
const ONE_KILO = 1_000

/** A number counts units (CHAT-052): who said kilos of what is sold by another pack is told what they make together. */
export function tellPacks({ name }: Product, quantity: number, line: string): void {
  const grams = gramsOf(name)
  const { unit } = nameParts(name)
  if (!KILOS.test(line) || packIn(line) !== null || grams === null || unit === null || grams === ONE_KILO) return
  reply('packs', { unit, n: String(quantity), weight: weightText(grams * quantity) })
}

const weightText = (grams: number): string => (grams < ONE_KILO ? `${grams} g` : `${grams / ONE_KILO} kg`)
