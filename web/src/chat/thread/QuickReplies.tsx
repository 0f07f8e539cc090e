import { useTexts } from '#web/i18n/texts.ts'

export interface QuickReply {
  label: string
  run: () => void
}

/** One to three quick replies in a row. */
export function QuickReplies({ replies }: { replies: readonly QuickReply[] }) {
  const t = useTexts('chat')
  if (replies.length === 0) return null
  return (
    <div className="chips" role="group" aria-label={t.chat.quickReplies}>
      {replies.map((reply) => (
        <button key={reply.label} type="button" className="chip" onClick={reply.run}>
          {reply.label}
        </button>
      ))}
    </div>
  )
}
