import { addressesNow } from '#web/features/addresses/book.ts'
import { setChoices } from '#web/features/checkout/draft.ts'
import * as command from '../../../../guide/commands.ts'
import { repair } from '../../repair.ts'
import { reply } from '../../reply.ts'
import type { Talk } from '../../Talk.ts'
import { addressOptions } from '../options.ts'
import { saysWhere, takeNewAddress } from './addressLine.ts'
import { addressSaid, keepBeside } from './besideAddress.ts'
import { savedIn } from './savedIn.ts'
import { tellGoesTo } from './tellPlace.ts'

/** Another address is wished for at a later question: the one the line names, else it is asked for again (CHAT-105). */
export async function takeOtherAddress(talk: Talk): Promise<void> {
  const said = await addressSaid(talk)
  const addressId = savedIn(said.place, addressOptions(addressesNow()))
  if (addressId !== undefined) {
    setChoices({ addressId })
    keepBeside(said)
    tellGoesTo()
    return repair(talk, true)
  }
  command.change('address')
  const tells = talk.meant.place !== undefined || saysWhere(talk.line)
  if (!tells || !(await takeNewAddress(talk))) reply('changeAddress')
}
