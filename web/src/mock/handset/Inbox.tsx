import { type Message } from '#contract/control/phones.ts'
import { CopyButton } from '../shared/CopyButton.tsx'
import { groupCode, messageTime } from '../shared/format.ts'
import { useMockTexts } from '../texts.ts'
import styles from './Inbox.module.css'

/** Messages, newest first; a sign-in code is shown large (QA-021). */
export function Inbox({ messages, time }: { messages: readonly Message[]; time: number }) {
  const { mock: t } = useMockTexts()
  return (
    <section className={styles.textMessage}>
      <h2>{t.phone.messages}</h2>
      {messages.length === 0 && <p className="phone-none">{t.phone.noMessages}</p>}
      <ul>
        {[...messages].reverse().map((message) => (
          <li key={message.seq}>
            <p className={styles.textMessageFrom}>
              <span>{message.from}</span>
              <time dateTime={message.at}>{messageTime(message.at, time)}</time>
            </p>
            {message.code !== undefined && <Code code={message.code} />}
            <p>{message.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Code = ({ code }: { code: string }) => (
  <p className={styles.textMessageCode}>
    <b>{groupCode(code)}</b>
    <CopyButton text={() => code} />
  </p>
)
