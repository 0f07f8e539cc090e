import { openGoods } from '../guide/commands.ts'
import { loadReply } from './loadReply.ts'

/** Shows the goods on the slip, or tells them at another step. Without a network that may be impossible, and nothing happens. */
export function showCart(): void {
  if (!openGoods()) void loadReply().then(({ replyWithCart }) => replyWithCart())
}
