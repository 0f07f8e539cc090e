import { ANSWER_HOURS } from '#contract/rules/constants.ts'
import { errorText } from '#web/api/errorText.ts'
import { withLock } from '#web/api/storage/locks.ts'
import { now } from '#web/api/time.ts'
import { postComplaint } from '#web/features/orders/complaint/postComplaint.ts'
import { textsNow } from '#web/i18n/texts.ts'
import { say } from '../../guide/say.ts'
import { isAnswered, putEntries, useTranscript } from '../../transcript/transcript.ts'
import { takeTurn } from '../../transcript/useTurn.ts'
import { workingOn } from '../../transcript/working.ts'

const HOUR = 3_600_000

/**
 * Sends the complaint of a card once in all tabs. The card then tells the reference and by when we answer. Returns what the complaint
 * lacks, if anything. Throws ApiError.
 */
export const sendComplaint = (entryId: string) =>
  workingOn(entryId, () =>
    withLock(`complaint-${entryId}`, async () => {
      if (await isAnswered(entryId)) return null
      takeTurn()
      const posted = await postComplaint()
      if (typeof posted === 'string') return posted
      const entry = useTranscript.getState().entries.find(({ id }) => id === entryId)
      const { orderNumber, reference = '' } = posted
      const card = { kind: 'complaint', orderNumber, answerBy: now() + ANSWER_HOURS * HOUR } as const
      if (entry) putEntries([{ ...entry, card, answer: { value: reference } }])
      return null
    }),
  )

/** Handles a typed `send`. A missing fact or a failure is appended as a text. */
export async function typeComplaint(entryId: string): Promise<void> {
  const t = textsNow('complaint')
  try {
    const lack = await sendComplaint(entryId)
    if (lack !== null) say('problem', t.complaint.lacks[lack])
  } catch (error) {
    say('problem', errorText(error, t))
  }
}
