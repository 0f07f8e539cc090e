import { createRef } from 'react'
import { now } from '#web/api/time.ts'
import { WelcomeCard } from '#web/chat/cards/asides/WelcomeCard.tsx'
import { ChatBar } from '#web/chat/thread/ChatBar.tsx'
import { Composer } from '#web/chat/thread/Composer.tsx'
import { DayLine } from '#web/chat/thread/entries/DayLine.tsx'

/** The thread of a first visit, without the virtual list, which needs a browser to measure itself. */
export const ChatFrame = () => (
  <div className="chat">
    <ChatBar />
    <div className="thread-box">
      <div className="thread">
        <div className="thread-space" />
        <div>
          <DayLine at={now()} />
          <div className="row-in">
            <WelcomeCard card={{ kind: 'welcome' }} entry={greeting} live />
          </div>
        </div>
      </div>
    </div>
    <Composer box={createRef()} onSend={async () => true} />
  </div>
)

const greeting = { id: '1-product-0', at: 0, run: 1, card: { kind: 'welcome' } } as const
