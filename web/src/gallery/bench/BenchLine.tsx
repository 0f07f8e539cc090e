import { EntryView } from '#web/chat/thread/entries/EntryView.tsx'
import { CopyButton } from '#web/mock/shared/CopyButton.tsx'
import { useMockTexts } from '#web/mock/texts.ts'
import type { BenchAnswer } from './answer.ts'
import { corpusLine } from './corpusLine.ts'

/** One line with its meaning and the reply as the buyer would see it. */
export function BenchLine({ answered: { line, meant, trace, entries, isAnswer } }: { answered: BenchAnswer }) {
  const { mock: t } = useMockTexts()
  const { intent, topic, senses: _, ...rest } = meant
  const corpus = corpusLine(line, meant)
  return (
    <li className="qa-panel">
      <p>
        <q>{line}</q>
      </p>
      <p className="qa-buttons">
        <span className="text-tag">{intent}</span>
        {topic !== undefined && <span className="text-tag">{topic}</span>}
        {isAnswer && <span className="text-tag">{t.bench.isAnswer}</span>}
      </p>
      <pre>{trace}</pre>
      <code>{JSON.stringify(withoutEmpty(rest))}</code>
      <div className="thread gallery-thread">
        {entries.length === 0 && <p className="small muted">{isAnswer ? t.bench.guideGoesOn : t.bench.silence}</p>}
        {entries.map((entry) => (
          <EntryView key={entry.id} entry={entry} live={false} over />
        ))}
      </div>
      <div className="bench-corpus">
        <code>{corpus}</code>
        <CopyButton text={() => corpus} label={t.bench.copy} />
      </div>
    </li>
  )
}

const withoutEmpty = (meant: object): object =>
  Object.fromEntries(
    Object.entries(meant).filter(([, value]) => value !== null && (typeof value !== 'object' || Object.keys(value as object).length > 0)),
  )
