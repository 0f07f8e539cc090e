import { ApiError } from '#web/api/ApiError.ts'
import { errorText } from '#web/api/errorText.ts'
import { chooseLanguage, textsNow } from '#web/i18n/texts.ts'
import { openHelp, openLanguage } from '../../guide/commands.ts'
import { say } from '../../transcript/append.ts'
import { reply } from '../reply/reply.ts'
import type { Talk } from '../reply/Talk.ts'
import { delivery } from './delivery.ts'
import { doubts } from './doubts.ts'
import { goods } from './goods.ts'
import { greetings } from './greetings.ts'
import { fitBudget, inCart } from './inCart.ts'
import { meanings } from './meanings.ts'
import { money } from './money.ts'
import { orders } from './orders/orders.ts'
import { payments } from './payments.ts'

type Reply = (talk: Talk) => void | Promise<void>

/** The everyday lines that have an answer of their own, by the keys of the voice (CHAT-141). */
export const topicReplies: Readonly<Record<string, Reply>> = {
  ...greetings,
  ...delivery,
  ...goods,
  ...meanings,
  ...payments,
  ...money,
  ...orders,
  inCart,
  fitBudget,
  ...doubts,
  language: async ({ meant }) => {
    if (!meant.choices.language) return openLanguage()
    await chooseLanguage(meant.choices.language)
    reply('language')
  },
}

/** Answers below the buyer's line; the open question stays as it is. */
export async function replyToTopic(topic: string, talk: Talk): Promise<true> {
  try {
    await (topicReplies[topic] ?? openHelp)(talk)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0) throw error
    say('problem', errorText(error, textsNow()))
  }
  return true
}
