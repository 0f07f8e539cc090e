import { addressesNow } from '#web/features/addresses/book.ts'
import { preselected } from '#web/features/addresses/choose.ts'
import { setChoices } from '#web/features/checkout/draft.ts'
import { typeCheckout } from '../../../../guide/commands.ts'
import { usualOrder } from '../../../../guide/usual/orderUsual.ts'
import { answerOpenQuestion } from '../../../../transcript/append.ts'
import { asks } from '../../line/asks.ts'
import { savedIn } from '../../question/address/savedIn.ts'
import { addressOptions } from '../../question/options.ts'
import { repair } from '../../repair.ts'
import { isBuying, type Talk } from '../../Talk.ts'

const PLACE = /(?<![a-z])(?:hapo(?: ?hapo)?|pale(?: ?pale)?|mahali|anwani|address|place|home|nyumbani|kwangu|office|ofisini|spot)(?![a-z])/i
const AS_BEFORE =
  /(?<![a-z])(?:ile ?ile|ya zamani|ya siku zote|kama siku zote|siku zote|kama (?:kawaida|mara (?:iliyopita|ya mwisho)|mwanzo)|(?:the |my )?(?:usual|old)(?: one)?|as (?:always|usual|before|last time)|always|same)(?![a-z])/gi
/** Questions that come once the place is known. */
const LATER = /^(?:delivery|transporters|method)$/
const LONGEST = 9

/**
 * `home please, the usual`, `anwani ile ile ya zamani`: the saved address that is named, else that of the last order; none of its goods
 * and no other of its answers. False where a line says no place, or nothing of before.
 */
export async function takeSamePlace({ asked, line, ...talk }: Talk): Promise<boolean> {
  const kind = asked?.kind ?? ''
  if ((kind !== 'address' && !LATER.test(kind)) || talk.waiting || asks(line)) return false
  const place = line.replace(AS_BEFORE, ' ').trim()
  if (place === line.trim() || !PLACE.test(line) || line.split(/\s+/).length > LONGEST) return false
  const addressId = await placeMeant(line)
  if (addressId === undefined) return false
  if (kind === 'address') answerOpenQuestion(addressId)
  setChoices({ addressId })
  if (kind !== 'address') await repair({ ...talk, asked, line }, true)
  return true
}

/** The saved address that words of a place name; where they say only that it is as before, that of the last order. */
async function placeMeant(said: string): Promise<string | undefined> {
  const place = said.replace(AS_BEFORE, ' ').trim()
  const addresses = addressesNow()
  const named = savedIn(place, addressOptions(addresses))
  if (named !== undefined || place === said.trim()) return named
  const last = (await usualOrder())?.addressId
  return addresses.find(({ id }) => id === last)?.id ?? preselected(addresses)?.id
}

/** Where goods that were just put in shall go: taken if it is saved, else it is asked for; the next question follows. */
export async function takePlaceSaid(place: string, talk: Talk): Promise<void> {
  const addressId = await placeMeant(place)
  if (addressId !== undefined) setChoices({ addressId })
  if (isBuying(talk)) await repair(talk, true)
  else typeCheckout()
}
